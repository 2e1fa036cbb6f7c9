package knightschool.graph.measure;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import knightschool.graph.SimpleGraph;

/** The connected components of any graph. Components are numbered from 0, in the order of their smallest vertices. */
public final class ConnectedComponents {
    /** Represents the component of a number that is not a vertex. */
    public static final int NONE = -1;

    private final int[] component;
    private final int[] vertices;
    private final int[] first;

    private ConnectedComponents(int[] component, int[] vertices, int[] first) {
        this.component = component;
        this.vertices = vertices;
        this.first = first;
    }

    /** Computes the components in time linear in the number of edges. */
    public static ConnectedComponents of(SimpleGraph graph) {
        int[] component = new int[graph.bound()];
        int[] queue = new int[graph.vertexCount()];
        int[] first = new int[graph.vertexCount() + 1];
        Arrays.fill(component, NONE);
        int count = 0;
        int size = 0;
        for (int vertex = 0; vertex < graph.bound(); vertex++) {
            if (graph.hasVertex(vertex) && component[vertex] == NONE) {
                size = reach(graph, vertex, size, queue, component, count);
                first[++count] = size;
            }
        }
        return new ConnectedComponents(component, queue, Arrays.copyOf(first, count + 1));
    }

    private static int reach(SimpleGraph graph, int from, int begin, int[] queue, int[] component, int number) {
        int size = begin;
        queue[size++] = from;
        component[from] = number;
        for (int next = begin; next < size; next++) {
            for (int neighbour : graph.neighbours(queue[next])) {
                if (component[neighbour] == NONE) {
                    component[neighbour] = number;
                    queue[size++] = neighbour;
                }
            }
        }
        return size;
    }

    public int count() {
        return first.length - 1;
    }

    /** Returns the number of a vertex's component, or {@link #NONE} for a number that is not a vertex. */
    public int of(int vertex) {
        return component[vertex];
    }

    /** Returns the number of vertices of a component. */
    public int size(int number) {
        return first[number + 1] - first[number];
    }

    /** Returns a copy of the vertices of a component, the smallest first. */
    public int[] vertices(int number) {
        return Arrays.copyOfRange(vertices, first[number], first[number + 1]);
    }

    /** Returns the vertices of each component, ascending. */
    public List<List<Integer>> lists() {
        return IntStream.range(0, count())
                .mapToObj(number ->
                        Arrays.stream(vertices(number)).sorted().boxed().toList())
                .toList();
    }

    /** Returns the component with the most vertices, or the first of several. The graph must have a vertex. */
    public int largest() {
        return IntStream.range(0, count())
                .reduce((one, other) -> size(other) > size(one) ? other : one)
                .orElseThrow();
    }
}
