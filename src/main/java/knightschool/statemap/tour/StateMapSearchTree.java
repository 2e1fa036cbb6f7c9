package knightschool.statemap.tour;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import knightschool.search.Search;
import knightschool.search.policy.SearchPolicy;

/**
 * The positions of the nodes of a search tree on a tour's map: a node for every visit to a position, the first one for
 * the start. Nodes are numbered in the order of the visits. Visits are counted as in {@link TourStateMapVisitCounts}.
 * Immutable.
 */
public final class StateMapSearchTree {
    private final int[] positions;
    private final int[] depths;
    private final int[] firsts;
    private final int[] lasts;
    private final boolean isComplete;

    /**
     * A visit to a position.
     *
     * @param first the step that places the last square of the path; 0 for the start
     * @param last the last step after which that square is on the path
     * @param depth the number of visited squares, including the start
     */
    public record Visit(long first, long last, int depth) {}

    /**
     * Creates the tree of an algorithm on the map's problem.
     *
     * @param most the number of steps at which the search is stopped
     */
    public StateMapSearchTree(TourStateMap map, SearchPolicy policy, int most) {
        Search search = Search.begin(map.problem(), policy);
        Builder builder = new Builder();
        builder.place(0, 1, 0);
        int depth = 1;
        while (search.step() < most && !search.isOver()) {
            search.advance(1);
            int step = (int) search.step();
            int squares = search.path().length();
            builder.takeBack(squares, step - 1);
            if (squares > depth) {
                builder.place(map.positionOf(search.path().squares()).orElseThrow(), squares, step);
            }
            depth = squares;
        }
        builder.takeBack(0, (int) search.step());
        this.isComplete = search.isOver();
        this.positions = builder.cut(builder.positions);
        this.depths = builder.cut(builder.depths);
        this.firsts = builder.cut(builder.firsts);
        this.lasts = builder.cut(builder.lasts);
    }

    /** Adds nodes in the order of the visits. */
    private static final class Builder {
        private int[] positions = new int[16];
        private int[] depths = new int[16];
        private int[] firsts = new int[16];
        private int[] lasts = new int[16];
        private int size;

        /** The nodes of the path, each at its depth. */
        private final int[] path = new int[TourStateMap.MOST_SQUARES + 1];

        private int length;

        void place(int position, int depth, int step) {
            if (size == positions.length) {
                positions = Arrays.copyOf(positions, 2 * size);
                depths = Arrays.copyOf(depths, 2 * size);
                firsts = Arrays.copyOf(firsts, 2 * size);
                lasts = Arrays.copyOf(lasts, 2 * size);
            }
            positions[size] = position;
            depths[size] = depth;
            firsts[size] = step;
            path[depth] = size++;
            length = depth;
        }

        /** Ends the nodes below a depth with a step. */
        void takeBack(int depth, int last) {
            for (; length > depth; length--) {
                lasts[path[length]] = last;
            }
        }

        int[] cut(int[] values) {
            return Arrays.copyOf(values, size);
        }
    }

    /** Number of nodes. */
    public int size() {
        return positions.length;
    }

    /** Whether the search ended by itself rather than by the limit of steps. */
    public boolean isWhole() {
        return isComplete;
    }

    /** Returns the visits to a position in their order. */
    public List<Visit> visits(int position) {
        return IntStream.range(0, positions.length)
                .filter(node -> positions[node] == position)
                .mapToObj(node -> new Visit(firsts[node], lasts[node], depths[node]))
                .toList();
    }

    /**
     * Returns the position of a node; empty if there is no such node.
     *
     * @param step a step after which the node's square is on the path
     * @param depth the number of visited squares at the node, including the start
     */
    public OptionalInt positionAt(long step, int depth) {
        int found = Arrays.binarySearch(firsts, (int) Math.min(step, Integer.MAX_VALUE));
        // The last node placed by then; those before it that are no deeper are its ancestors or have ended.
        int newest = found >= 0 ? found : -found - 2;
        return IntStream.rangeClosed(0, newest)
                .map(before -> newest - before)
                .filter(node -> depths[node] <= depth)
                .limit(1)
                .filter(node -> depths[node] == depth && lasts[node] >= step)
                .map(node -> positions[node])
                .findFirst();
    }
}
