package knightschool.graph.measure;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import knightschool.graph.SimpleGraph;

/**
 * A largest set of vertices of a bipartite graph in which no two are neighbours.
 *
 * <p>Of each pair of a matching such a set has at most one vertex, so it has at most as many vertices as the graph,
 * less the pairs of a largest matching. It has just as many (D. Kőnig: Graphok és matrixok, 1931).
 *
 * @param vertices its vertices, ascending
 * @param pairs the number of pairs of a largest matching; with the vertices, the number of vertices of the graph
 */
public record LargestIndependentSet(int[] vertices, int pairs) {
    /**
     * Computes a largest independent set, in about the time of a {@link BipartiteMatching}.
     *
     * @throws IllegalArgumentException if the graph has a circuit of odd length, so that it is not bipartite
     */
    public static LargestIndependentSet of(SimpleGraph graph) {
        return new Bipartition(graph).largest();
    }

    /** Returns the number of vertices. */
    public int size() {
        return vertices.length;
    }

    /** A graph with its vertices parted so that every edge joins a left and a right one. */
    private static final class Bipartition {
        private final SimpleGraph graph;
        private final BitSet isRight = new BitSet();
        private final BitSet coloured = new BitSet();
        private final int[] left;
        private final int[] right;
        private final BipartiteMatching matching;

        Bipartition(SimpleGraph graph) {
            this.graph = graph;
            graph.vertices().forEach(this::colourFrom);
            this.left = graph.vertices().filter(vertex -> !isRight.get(vertex)).toArray();
            this.right = graph.vertices().filter(isRight::get).toArray();
            int[][] edges = Arrays.stream(left)
                    .mapToObj(vertex -> Arrays.stream(graph.neighbours(vertex))
                            .map(neighbour -> Arrays.binarySearch(right, neighbour))
                            .toArray())
                    .toArray(int[][]::new);
            this.matching = BipartiteMatching.of(edges, right.length);
        }

        private void colourFrom(int root) {
            if (coloured.get(root)) {
                return;
            }
            coloured.set(root);
            Deque<Integer> queue = new ArrayDeque<>();
            queue.add(root);
            while (!queue.isEmpty()) {
                int vertex = queue.remove();
                for (int neighbour : graph.neighbours(vertex)) {
                    if (!coloured.get(neighbour)) {
                        coloured.set(neighbour);
                        isRight.set(neighbour, !isRight.get(vertex));
                        queue.add(neighbour);
                    } else if (isRight.get(neighbour) == isRight.get(vertex)) {
                        throw new IllegalArgumentException("a circuit of odd length");
                    }
                }
            }
        }

        /**
         * Follows edges from the unmatched left vertices to the right, and pairs back to the left. Of each pair, the
         * left vertex is in the set if it is reached so; otherwise the right one.
         */
        LargestIndependentSet largest() {
            BitSet leftMembers = matching.alternatingFrom(matching.unmatchedLeft());
            BitSet members = new BitSet();
            leftMembers.stream().forEach(vertex -> members.set(left[vertex]));
            for (int vertex = 0; vertex < right.length; vertex++) {
                int mate = matching.ofRight(vertex);
                members.set(right[vertex], mate == BipartiteMatching.NOBODY || !leftMembers.get(mate));
            }
            return new LargestIndependentSet(members.stream().toArray(), matching.size());
        }
    }
}
