package knightschool.obstruction;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.graph.measure.BipartiteMatching;

/**
 * Sets of squares of one colour that have at most as many neighbours as squares (P. Hall: On representatives of
 * subsets, 1935). On a circuit every set of squares of one colour, except the set of all, has more neighbours than
 * squares; therefore the board without the neighbours of a tight set has more pieces than a tour leaves.
 *
 * <p>They are found with a {@link BipartiteMatching} (A. Dulmage, N. Mendelsohn: Coverings of bipartite graphs, 1958),
 * by walking from a left vertex to a neighbour and then to its mate. If some vertices have no mate, the set that can be
 * reached from them has fewer neighbours than vertices. If all vertices have one, a set from which no walk leads out
 * has as many neighbours as vertices; the smallest such sets are the {@link SinkComponents}.
 */
final class HallTightSets {
    /** The maximum number of sets kept, the smallest ones. */
    private static final int MOST_KEPT = 6;

    private final BipartiteTourGraph sides;
    private final BipartiteMatching matching;

    private HallTightSets(BipartiteTourGraph sides) {
        this.sides = sides;
        this.matching = BipartiteMatching.of(sides.edges(), sides.right().length);
    }

    /** Returns, for a few tight sets on the left, the squares on the right that are their neighbours. */
    static List<BitSet> neighbours(BipartiteTourGraph sides) {
        HallTightSets sets = new HallTightSets(sides);
        int[] unmatched = sets.matching.unmatchedLeft();
        return unmatched.length > 0
                ? List.of(sets.around(
                        sets.matching.alternatingFrom(unmatched).stream().toArray()))
                : sets.closed().map(sets::around).toList();
    }

    private Stream<int[]> closed() {
        return SinkComponents.of(sides, matching).stream()
                .filter(part -> part.length < sides.left().length)
                .sorted(Comparator.comparingInt(part -> part.length))
                .limit(MOST_KEPT);
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
     * The strongly connected components without outgoing edges of the directed graph on the left vertices in which an
     * edge leads from a vertex to a neighbour's mate in a {@link BipartiteMatching}.
     */
    private static final class SinkComponents extends LowPointSearch {
        private final int[][] edges;
        private final BipartiteMatching matching;
        private final int[] open;

        /**
         * For every vertex of a completed component, the discovery number of the component's first vertex; otherwise 0.
         */
        private final int[] part;

        private final List<int[]> last = new ArrayList<>();
        private int opened;

        private SinkComponents(BipartiteTourGraph sides, BipartiteMatching matching) {
            int size = sides.left().length;
            super(size);
            this.edges = sides.edges();
            this.matching = matching;
            this.open = new int[size];
            this.part = new int[size];
        }

        /**
         * Returns the components, each as an array of left vertices.
         *
         * @param matching a matching in which every vertex has a mate
         */
        static List<int[]> of(BipartiteTourGraph sides, BipartiteMatching matching) {
            SinkComponents parts = new SinkComponents(sides, matching);
            for (int vertex = 0; vertex < parts.part.length; vertex++) {
                if (!parts.isDiscovered(vertex)) {
                    parts.walk(vertex);
                }
            }
            return parts.last;
        }

        @Override
        int degree(int vertex) {
            return edges[vertex].length;
        }

        @Override
        int target(int vertex, int number) {
            return matching.ofRight(edges[vertex][number]);
        }

        @Override
        boolean isOpen(int vertex) {
            return part[vertex] == 0;
        }

        @Override
        void onDiscovered(int vertex) {
            open[opened++] = vertex;
        }

        @Override
        void onCompleted(int vertex) {
            if (low(vertex) == discovery(vertex)) {
                complete(vertex);
            }
        }

        /** Completes the component that consists of the given vertex and all vertices entered since. */
        private void complete(int root) {
            int first = opened;
            do {
                first--;
                part[open[first]] = discovery(root);
            } while (open[first] != root);
            int[] members = Arrays.copyOfRange(open, first, opened);
            opened = first;
            boolean isLast = IntStream.of(members)
                    .flatMap(member -> IntStream.of(edges[member]))
                    .allMatch(target -> part[matching.ofRight(target)] == discovery(root));
            if (isLast) {
                last.add(members);
            }
        }
    }
}
