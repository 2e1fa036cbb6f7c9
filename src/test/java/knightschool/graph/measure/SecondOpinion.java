package knightschool.graph.measure;

import knightschool.graph.SimpleGraph;
import org.jgrapht.Graph;
import org.jgrapht.graph.DefaultEdge;

/** A graph in the library that is asked beside our own code. */
public final class SecondOpinion {
    private SecondOpinion() {}

    public static Graph<Integer, DefaultEdge> of(SimpleGraph graph) {
        Graph<Integer, DefaultEdge> copy = new org.jgrapht.graph.SimpleGraph<>(DefaultEdge.class);
        graph.vertices().forEach(copy::addVertex);
        graph.vertices().forEach(vertex -> {
            for (int neighbour : graph.neighbours(vertex)) {
                copy.addEdge(vertex, neighbour);
            }
        });
        return copy;
    }
}
