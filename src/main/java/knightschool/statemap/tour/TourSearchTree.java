package knightschool.statemap.tour;

import java.util.Arrays;
import java.util.BitSet;
import knightschool.search.Policy;
import knightschool.search.Search;

/**
 * The tree that a search goes through on a tour's map: a node for every time that it comes to a position, its first
 * node the start. Nodes are numbered in the order in which they are come to, so that the subtree of a node is a range.
 * Counted is as in {@link TourMapVisits}. Immutable.
 */
public final class TourSearchTree {
    private final int[] positions;
    private final int[] depths;
    private final int[] ends;
    private final BitSet again;
    private final boolean isComplete;

    private TourSearchTree(TourMap map, Policy policy, int most) {
        int[] found = new int[16];
        int[] deep = new int[16];
        Search search = Search.begin(map.problem(), policy);
        int size = 1;
        int depth = 1;
        deep[0] = 1;
        while (size < most && !search.isOver()) {
            search.advance(1);
            int now = search.path().squares().length;
            if (now > depth) {
                if (size == found.length) {
                    found = Arrays.copyOf(found, 2 * size);
                    deep = Arrays.copyOf(deep, 2 * size);
                }
                found[size] = map.positionOf(search.path().squares()).orElseThrow();
                deep[size++] = now;
            }
            depth = now;
        }
        this.isComplete = search.isOver();
        this.positions = Arrays.copyOf(found, size);
        this.depths = Arrays.copyOf(deep, size);
        this.ends = ends(depths);
        this.again = again(positions);
    }

    /**
     * The tree of an algorithm on the map's problem.
     *
     * @param most it ends there if it has more nodes
     */
    public static TourSearchTree of(TourMap map, Policy policy, int most) {
        return new TourSearchTree(map, policy, most);
    }

    /** Behind the last node of each subtree: the next node that is no deeper. */
    private static int[] ends(int[] depths) {
        int[] ends = new int[depths.length];
        int[] open = new int[TourMap.MOST_SQUARES + 2];
        Arrays.fill(open, -1);
        for (int node = 0; node < depths.length; node++) {
            close(ends, open, depths[node], node);
            open[depths[node]] = node;
        }
        close(ends, open, 0, depths.length);
        return ends;
    }

    private static void close(int[] ends, int[] open, int depth, int end) {
        for (int deeper = depth; deeper < open.length; deeper++) {
            if (open[deeper] >= 0) {
                ends[open[deeper]] = end;
                open[deeper] = -1;
            }
        }
    }

    private static BitSet again(int[] positions) {
        BitSet seen = new BitSet();
        BitSet again = new BitSet();
        for (int node = 0; node < positions.length; node++) {
            again.set(node, seen.get(positions[node]));
            seen.set(positions[node]);
        }
        return again;
    }

    /** Number of nodes. */
    public int size() {
        return positions.length;
    }

    /** Whether the search ended by itself, and not because it had too many nodes. */
    public boolean isWhole() {
        return isComplete;
    }

    /** The position of a node. */
    public int position(int node) {
        return positions[node];
    }

    /** Number of squares visited at a node, the first one included. */
    public int depth(int node) {
        return depths[node];
    }

    /** Behind the last node of its subtree. */
    public int end(int node) {
        return ends[node];
    }

    /** Whether the search was at the node's position before. */
    public boolean isAgain(int node) {
        return again.get(node);
    }

    /** The most squares visited at any node. */
    public int deepest() {
        return Arrays.stream(depths).max().orElse(1);
    }
}
