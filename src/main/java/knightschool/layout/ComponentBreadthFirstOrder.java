package knightschool.layout;

import java.util.BitSet;
import java.util.stream.IntStream;
import knightschool.graph.SimpleGraph;

/**
 * Orders all vertices by component, each breadth first from one of its ends, so that neighbours are close to each
 * other: a good initial order. The end of a component is the last vertex found by a search from its smallest vertex.
 */
final class ComponentBreadthFirstOrder {
    private final SimpleGraph graph;
    private final int[] order;
    private int size;

    private ComponentBreadthFirstOrder(SimpleGraph graph) {
        this.graph = graph;
        this.order = new int[graph.vertexCount()];
    }

    /** Computes the order, in time linear in the number of edges. */
    static IntStream of(SimpleGraph graph) {
        ComponentBreadthFirstOrder order = new ComponentBreadthFirstOrder(graph);
        BitSet seen = new BitSet(graph.bound());
        BitSet again = new BitSet(graph.bound());
        graph.vertices().filter(vertex -> !seen.get(vertex)).forEach(vertex -> {
            int begin = order.size;
            order.append(vertex, seen);
            int end = order.order[order.size - 1];
            order.size = begin;
            order.append(end, again);
        });
        return IntStream.of(order.order);
    }

    private void append(int from, BitSet seen) {
        int next = size;
        order[size++] = from;
        seen.set(from);
        for (; next < size; next++) {
            for (int neighbour : graph.neighbours(order[next])) {
                if (!seen.get(neighbour)) {
                    seen.set(neighbour);
                    order[size++] = neighbour;
                }
            }
        }
    }
}
