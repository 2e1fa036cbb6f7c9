package knightschool.statemap.tour;

import java.util.Arrays;
import java.util.BitSet;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import knightschool.search.Search;
import knightschool.search.policy.SearchPolicy;

/**
 * The tree that a search traverses on a tour's map: a node for every visit to a position, the first one for the start.
 * Nodes are numbered in the order of the visits, so that a subtree is a range of numbers. Visits are counted as in
 * {@link TourStateMapVisitCounts}. Immutable.
 */
public final class StateMapSearchTree {
    private final int[] positions;
    private final int[] depths;
    private final int[] ends;
    private final BitSet again;
    private final boolean isComplete;

    /**
     * Creates the tree of an algorithm on the map's problem.
     *
     * @param most the number of nodes at which the search is stopped
     */
    public StateMapSearchTree(TourStateMap map, SearchPolicy policy, int most) {
        int[] mapPositions = new int[16];
        int[] deep = new int[16];
        Search search = Search.begin(map.problem(), policy);
        int size = 1;
        int depth = 1;
        deep[0] = 1;
        while (size < most && !search.isOver()) {
            search.advance(1);
            int now = search.path().squares().length;
            if (now > depth) {
                if (size == mapPositions.length) {
                    mapPositions = Arrays.copyOf(mapPositions, 2 * size);
                    deep = Arrays.copyOf(deep, 2 * size);
                }
                mapPositions[size] = map.positionOf(search.path().squares()).orElseThrow();
                deep[size++] = now;
            }
            depth = now;
        }
        this.isComplete = search.isOver();
        this.positions = Arrays.copyOf(mapPositions, size);
        this.depths = Arrays.copyOf(deep, size);
        this.ends = ends(depths);
        this.again = again(positions);
    }

    /** The end of each subtree, exclusive: the next node that is no deeper. */
    private static int[] ends(int[] depths) {
        int[] ends = new int[depths.length];
        int[] open = new int[TourStateMap.MOST_SQUARES + 2];
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

    /** Whether the search ended by itself rather than by the limit of nodes. */
    public boolean isWhole() {
        return isComplete;
    }

    /** The position of a node. */
    public int position(int node) {
        return positions[node];
    }

    /** The number of visited squares at a node, including the start. */
    public int depth(int node) {
        return depths[node];
    }

    /** The end of the subtree of a node, exclusive. */
    public int end(int node) {
        return ends[node];
    }

    /** Returns the parent of a node; empty for the root. */
    public OptionalInt parent(int node) {
        return nearest(node, -1, other -> depths[other] == depths[node] - 1);
    }

    /** Returns the first child of a node; empty if it has none. */
    public OptionalInt child(int node) {
        return node + 1 < ends[node] ? OptionalInt.of(node + 1) : OptionalInt.empty();
    }

    /**
     * Returns the nearest node of the same depth with another position, in any part of the tree; empty if there is
     * none.
     *
     * @param direction 1 for a node after the given one, -1 for one before it
     */
    public OptionalInt beside(int node, int direction) {
        return nearest(node, direction, other -> depths[other] == depths[node] && positions[other] != positions[node]);
    }

    private OptionalInt nearest(int node, int direction, IntPredicate eligible) {
        return IntStream.iterate(node + direction, i -> 0 <= i && i < positions.length, i -> i + direction)
                .filter(eligible)
                .findFirst();
    }

    /** Returns the first node of a position; empty if the search never comes there. */
    public OptionalInt first(int position) {
        return IntStream.range(0, positions.length)
                .filter(node -> positions[node] == position)
                .findFirst();
    }

    /** Whether the position of a node was visited before. */
    public boolean isAgain(int node) {
        return again.get(node);
    }

    /** The most visited squares at any node. */
    public int deepest() {
        return Arrays.stream(depths).max().orElse(1);
    }
}
