package knightschool.graph;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * A graph that stores the neighbours of all vertices in an array, for algorithms that need them often and for graphs
 * given by their edges. Immutable. Memory is linear in the number of edges and the bound of vertex numbers.
 */
public final class AdjacencyLists implements SimpleGraph {
    private final BitSet vertices;
    private final int[] first;
    private final int[] targets;

    private AdjacencyLists(BitSet vertices, int[] first, int[] targets) {
        this.vertices = vertices;
        this.first = first;
        this.targets = targets;
    }

    /** Returns a copy of a graph with the same order of neighbours, or the graph itself if it is of this class. */
    public static AdjacencyLists of(SimpleGraph graph) {
        if (graph instanceof AdjacencyLists lists) {
            return lists;
        }
        BitSet vertices = new BitSet(graph.bound());
        int[] first = new int[graph.bound() + 1];
        int[] targets = new int[Math.toIntExact(2 * graph.edgeCount())];
        int size = 0;
        for (int vertex = 0; vertex < graph.bound(); vertex++) {
            if (graph.hasVertex(vertex)) {
                vertices.set(vertex);
                for (int neighbour : graph.neighbours(vertex)) {
                    targets[size++] = neighbour;
                }
            }
            first[vertex + 1] = size;
        }
        return new AdjacencyLists(vertices, first, targets);
    }

    /**
     * Returns the graph with vertices 0 to {@code count} − 1 and the given edges, neighbours ascending.
     *
     * @param edges pairs of different vertices, no pair twice in either order
     * @throws IllegalArgumentException if an edge is a loop, occurs twice or has an end that is not a vertex
     */
    public static AdjacencyLists ofEdges(int count, List<int[]> edges) {
        int[] first = new int[count + 1];
        for (int[] edge : edges) {
            if (edge[0] == edge[1] || Math.min(edge[0], edge[1]) < 0 || Math.max(edge[0], edge[1]) >= count) {
                throw new IllegalArgumentException("no edge of this graph: " + Arrays.toString(edge));
            }
            first[edge[0] + 1]++;
            first[edge[1] + 1]++;
        }
        Arrays.parallelPrefix(first, Integer::sum);
        int[] next = first.clone();
        int[] targets = new int[2 * edges.size()];
        for (int[] edge : edges) {
            targets[next[edge[0]]++] = edge[1];
            targets[next[edge[1]]++] = edge[0];
        }
        BitSet vertices = new BitSet(count);
        vertices.set(0, count);
        return new AdjacencyLists(vertices, first, targets).sorted();
    }

    private AdjacencyLists sorted() {
        for (int vertex = 0; vertex < bound(); vertex++) {
            Arrays.sort(targets, first[vertex], first[vertex + 1]);
            for (int i = first[vertex] + 1; i < first[vertex + 1]; i++) {
                if (targets[i] == targets[i - 1]) {
                    throw new IllegalArgumentException("an edge twice: " + vertex + ", " + targets[i]);
                }
            }
        }
        return this;
    }

    @Override
    public int bound() {
        return first.length - 1;
    }

    @Override
    public boolean hasVertex(int number) {
        return vertices.get(number);
    }

    @Override
    public int[] neighbours(int vertex) {
        return Arrays.copyOfRange(targets, first[vertex], first[vertex + 1]);
    }

    /**
     * Returns one neighbour of a vertex.
     *
     * @param index 0 to below the degree
     */
    public int neighbour(int vertex, int index) {
        return targets[first[vertex] + index];
    }

    @Override
    public int degree(int vertex) {
        return first[vertex + 1] - first[vertex];
    }

    @Override
    public int vertexCount() {
        return vertices.cardinality();
    }

    @Override
    public long edgeCount() {
        return targets.length / 2;
    }
}
