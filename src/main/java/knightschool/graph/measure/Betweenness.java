package knightschool.graph.measure;

import java.util.Optional;
import knightschool.graph.SimpleGraph;
import org.graphstream.algorithm.BetweennessCentrality;
import org.graphstream.graph.Graph;
import org.graphstream.graph.implementations.AdjacencyListGraph;

/**
 * How many shortest paths between other vertices run through a vertex, each pair counting 1, shared among its shortest
 * paths (Freeman, A set of measures of centrality based on betweenness, 1977), by GraphStream's algorithm (Brandes, A
 * faster algorithm for betweenness centrality, 2001).
 *
 * @param values by vertex, every pair counted once; 0 for what is no vertex
 */
public record Betweenness(double... values) {
    /**
     * The most vertices that are worked out: GraphStream takes a second for so many, and four times that for twice as
     * many.
     */
    public static final int MOST_VERTICES = 400;

    /**
     * Works them out, or nothing of a graph with more vertices than {@link #MOST_VERTICES}.
     *
     * @param watch is run once a vertex, and may end the work by throwing
     */
    public static Optional<Betweenness> of(SimpleGraph graph, Runnable watch) {
        if (graph.vertexCount() > MOST_VERTICES) {
            return Optional.empty();
        }
        Graph copy = copy(graph);
        BetweennessCentrality algorithm = new BetweennessCentrality();
        algorithm.setUnweighted();
        algorithm.registerProgressIndicator(_ -> watch.run());
        algorithm.init(copy);
        algorithm.compute();
        double[] values = new double[graph.bound()];
        graph.vertices().forEach(vertex -> values[vertex] = algorithm.centrality(copy.getNode(name(vertex))) / 2);
        return Optional.of(new Betweenness(values));
    }

    private static Graph copy(SimpleGraph graph) {
        Graph copy = new AdjacencyListGraph("betweenness");
        graph.vertices().forEach(vertex -> copy.addNode(name(vertex)));
        graph.vertices().forEach(vertex -> {
            for (int neighbour : graph.neighbours(vertex)) {
                if (vertex < neighbour) {
                    copy.addEdge(vertex + "-" + neighbour, name(vertex), name(neighbour));
                }
            }
        });
        return copy;
    }

    private static String name(int vertex) {
        return String.valueOf(vertex);
    }
}
