package knightschool.graph.measure;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.Optional;
import knightschool.graph.AdjacencyLists;
import knightschool.graph.SimpleGraph;

/**
 * The girth of a graph: the number of edges of a shortest circuit.
 *
 * @param circuit its vertices, the first one again at the end
 */
public record Girth(int... circuit) {
    /**
     * Computes the girth, or empty if there is no circuit, by searching from every vertex up to half the length of the
     * shortest circuit found so far (Itai and Rodeh, Finding a minimum circuit in a graph, 1978). A vertex that was
     * searched from is removed, because the shortest circuit through it is known, together with all vertices that are
     * then on no circuit. The time is at worst vertices × edges, and linear if vertices have few edges and the first
     * circuits are short.
     *
     * @param watch run before every search; may end the work by throwing
     */
    public static Optional<Girth> of(SimpleGraph graph, Runnable watch) {
        return new Search(AdjacencyLists.of(graph)).find(watch);
    }

    /** Returns the number of edges, at least 3. */
    public int length() {
        return circuit.length - 1;
    }

    private static final class Search {
        private final AdjacencyLists graph;
        private final BitSet remaining = new BitSet();
        private final int[] degree;
        private final int[] distance;
        private final int[] parent;
        private final int[] queue;
        private int[] shortest = {};

        Search(AdjacencyLists graph) {
            this.graph = graph;
            this.degree = new int[graph.bound()];
            this.distance = new int[graph.bound()];
            this.parent = new int[graph.bound()];
            this.queue = new int[graph.vertexCount()];
            Arrays.fill(distance, ShortestPaths.UNREACHABLE);
            graph.vertices().forEach(vertex -> {
                remaining.set(vertex);
                degree[vertex] = graph.degree(vertex);
            });
        }

        Optional<Girth> find(Runnable watch) {
            graph.vertices().filter(vertex -> degree[vertex] < 2).forEach(this::takeOut);
            for (int root = remaining.nextSetBit(0); root >= 0; root = remaining.nextSetBit(root)) {
                watch.run();
                forget(search(root));
                takeOut(root);
            }
            return shortest.length == 0 ? Optional.empty() : Optional.of(new Girth(shortest));
        }

        /** Removes a vertex and then repeatedly all vertices with fewer than two neighbours. */
        private void takeOut(int vertex) {
            Deque<Integer> out = new ArrayDeque<>();
            remove(vertex, out);
            while (!out.isEmpty()) {
                int next = out.pop();
                for (int i = 0; i < graph.degree(next); i++) {
                    int neighbour = graph.neighbour(next, i);
                    if (--degree[neighbour] < 2) {
                        remove(neighbour, out);
                    }
                }
            }
        }

        private void remove(int vertex, Deque<Integer> out) {
            if (remaining.get(vertex)) {
                remaining.clear(vertex);
                out.push(vertex);
            }
        }

        /**
         * Searches for a shorter circuit.
         *
         * @return the number of vertices in the queue that were reached
         */
        private int search(int root) {
            int size = 0;
            queue[size++] = root;
            distance[root] = 0;
            parent[root] = root;
            for (int next = 0; next < size && canBeShorter(2 * distance[queue[next]] + 1); next++) {
                for (int i = 0; i < graph.degree(queue[next]); i++) {
                    size = look(queue[next], graph.neighbour(queue[next], i), size);
                }
            }
            return size;
        }

        private int look(int from, int to, int size) {
            if (!remaining.get(to) || to == parent[from]) {
                return size;
            }
            if (distance[to] == ShortestPaths.UNREACHABLE) {
                distance[to] = distance[from] + 1;
                parent[to] = from;
                queue[size] = to;
                return size + 1;
            }
            if (canBeShorter(distance[from] + distance[to] + 1)) {
                shortest = circuit(from, to);
            }
            return size;
        }

        private boolean canBeShorter(int length) {
            return shortest.length == 0 || length < shortest.length - 1;
        }

        /** Returns the circuit from the root to one end of an edge, and from its other end back to the root. */
        private int[] circuit(int from, int to) {
            int[] circuit = new int[distance[from] + distance[to] + 2];
            int at = from;
            for (int i = distance[from]; i >= 0; i--) {
                circuit[i] = at;
                at = parent[at];
            }
            at = to;
            for (int i = distance[from] + 1; i < circuit.length; i++) {
                circuit[i] = at;
                at = parent[at];
            }
            return circuit;
        }

        private void forget(int reached) {
            for (int i = 0; i < reached; i++) {
                distance[queue[i]] = ShortestPaths.UNREACHABLE;
            }
        }
    }
}
