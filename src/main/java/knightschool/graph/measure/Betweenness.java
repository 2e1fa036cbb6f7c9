package knightschool.graph.measure;

import java.util.Optional;
import knightschool.graph.SimpleGraph;
import org.graphstream.algorithm.BetweennessCentrality;
import org.graphstream.graph.Graph;
import org.graphstream.graph.implementations.AdjacencyListGraph;

/**
 * The betweenness of each vertex: the number of shortest paths between other vertices that pass through it, where each
 * pair counts 1, divided among its shortest paths (Freeman, A set of measures of centrality based on betweenness,
 * 1977), computed by GraphStream's algorithm (Brandes, A faster algorithm for betweenness centrality, 2001).
 *
 * @param values by vertex, every pair counted once; 0 for numbers that are not vertices
 */
public record Betweenness(double... values) {
    /**
     * The largest number of vertices. GraphStream takes a second for this number, and four times as long for twice the
     * number.
     */
    public static final int MOST_VERTICES = 400;

    /**
     * Computes the betweenness; empty for a graph with more vertices than {@link #MOST_VERTICES}.
     *
     * @param watch run once for each vertex; may end the work by throwing
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
