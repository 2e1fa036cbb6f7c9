package knightschool.obstruction;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.board.Board;

/**
 * Squares of one colour with as few neighbours as they are themselves, or fewer (P. Hall: On representatives of
 * subsets, 1935). On a circuit every set of squares of one colour but that of all has more neighbours than squares; so
 * without the neighbours of a tight set the board falls into more pieces than a tour does.
 *
 * <p>They are found along a {@link MaximumMatching} (A. Dulmage, N. Mendelsohn: Coverings of bipartite graphs, 1958).
 * From a vertex on the left go to a neighbour, then to its mate. What can be reached from vertices without a mate has
 * fewer neighbours. If all have one, a set that cannot be left has as many; the smallest are the
 * {@link SinkComponents}.
 */
final class HallTightSets {
    /** So many sets are kept, the smallest ones. */
    private static final int MOST_KEPT = 6;

    private final BipartiteTourGraph sides;
    private final MaximumMatching matching;

    private HallTightSets(BipartiteTourGraph sides) {
        this.sides = sides;
        this.matching = MaximumMatching.of(sides);
    }

    /** The squares on the right that are the neighbours of tight sets on the left, for a few of these. */
    static List<BitSet> neighbours(BipartiteTourGraph sides) {
        HallTightSets sets = new HallTightSets(sides);
        int[] single = IntStream.range(0, sides.left().length)
                .filter(vertex -> sets.matching.ofLeft(vertex) == MaximumMatching.NOBODY)
                .toArray();
        return single.length > 0
                ? List.of(sets.around(sets.reached(single)))
                : sets.closed().map(sets::around).toList();
    }

    private Stream<int[]> closed() {
        return SinkComponents.of(sides, matching).stream()
                .filter(part -> part.length < sides.left().length)
                .sorted(Comparator.comparingInt(part -> part.length))
                .limit(MOST_KEPT);
    }

    private int[] reached(int[] from) {
        int[] queue = Arrays.copyOf(from, sides.left().length);
        int known = from.length;
        BitSet reached = new BitSet();
        IntStream.of(from).forEach(reached::set);
        for (int next = 0; next < known; next++) {
            for (int target : sides.edges()[queue[next]]) {
                int vertex = matching.ofRight(target);
                if (!reached.get(vertex)) {
                    reached.set(vertex);
                    queue[known++] = vertex;
                }
            }
        }
        return Arrays.copyOf(queue, known);
    }

    private BitSet around(int[] vertices) {
        BitSet squares = new BitSet();
        IntStream.of(vertices)
                .flatMap(vertex -> IntStream.of(sides.edges()[vertex]))
                .map(index -> sides.right()[index])
                .filter(square -> square != Board.NONE)
                .forEach(squares::set);
        return squares;
    }

    /**
     * Where walks along a {@link MaximumMatching}, from a vertex on the left to a neighbour and on to its mate, come to
     * and never leave again: the strongly connected parts that no path leads out of (R. Tarjan: Depth-first search and
     * linear graph algorithms, 1972).
     */
    private static final class SinkComponents {
        private static final int NOBODY = MaximumMatching.NOBODY;

        private final int[][] edges;
        private final MaximumMatching matching;
        private final int[] discovery;
        private final int[] low;
        private final int[] parent;
        private final int[] edge;
        private final int[] open;

        /** For every vertex of a part that is complete the number of the one that it was entered by; else 0. */
        private final int[] part;

        private final List<int[]> last = new ArrayList<>();
        private int clock;
        private int opened;

        private SinkComponents(BipartiteTourGraph sides, MaximumMatching matching) {
            int size = sides.left().length;
            this.edges = sides.edges();
            this.matching = matching;
            this.discovery = new int[size];
            this.low = new int[size];
            this.parent = new int[size];
            this.edge = new int[size];
            this.open = new int[size];
            this.part = new int[size];
        }

        /**
         * The parts, each as vertices on the left.
         *
         * @param matching leaves no vertex without a mate
         */
        static List<int[]> of(BipartiteTourGraph sides, MaximumMatching matching) {
            SinkComponents parts = new SinkComponents(sides, matching);
            for (int vertex = 0; vertex < parts.discovery.length; vertex++) {
                if (parts.discovery[vertex] == 0) {
                    parts.walk(vertex);
                }
            }
            return parts.last;
        }

        private void walk(int root) {
            enter(root, NOBODY);
            int vertex = root;
            while (vertex != NOBODY) {
                vertex = edge[vertex] < edges[vertex].length ? follow(vertex) : leave(vertex);
            }
        }

        private void enter(int vertex, int from) {
            discovery[vertex] = ++clock;
            low[vertex] = clock;
            parent[vertex] = from;
            open[opened++] = vertex;
        }

        private int follow(int vertex) {
            int target = matching.ofRight(edges[vertex][edge[vertex]++]);
            if (discovery[target] == 0) {
                enter(target, vertex);
                return target;
            }
            if (part[target] == 0) {
                low[vertex] = Math.min(low[vertex], discovery[target]);
            }
            return vertex;
        }

        private int leave(int vertex) {
            int from = parent[vertex];
            if (from != NOBODY) {
                low[from] = Math.min(low[from], low[vertex]);
            }
            if (low[vertex] == discovery[vertex]) {
                complete(vertex);
            }
            return from;
        }

        /** The vertex and what was entered since are a part. */
        private void complete(int root) {
            int first = opened;
            do {
                first--;
                part[open[first]] = discovery[root];
            } while (open[first] != root);
            int[] members = Arrays.copyOfRange(open, first, opened);
            opened = first;
            boolean isLast = IntStream.of(members)
                    .flatMap(member -> IntStream.of(edges[member]))
                    .allMatch(target -> part[matching.ofRight(target)] == discovery[root]);
            if (isLast) {
                last.add(members);
            }
        }
    }
}
