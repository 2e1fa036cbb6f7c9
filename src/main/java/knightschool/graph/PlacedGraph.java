package knightschool.graph;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import knightschool.files.InputFault;
import knightschool.text.NameJoiner;

/**
 * A small graph that is given by its drawing: vertices with names and places, and edges. It need not come from a board.
 * Immutable; equal graphs have the same vertices in the same order and the same edges.
 */
public final class PlacedGraph implements SimpleGraph, VertexNames {
    /** The largest number of vertices. */
    public static final int MOST_VERTICES = 200;

    private static final int MOST_NAMES_IN_FAULT = 12;

    private final List<PlacedVertex> placedVertices;
    private final List<UndirectedEdge> edges;
    private final AdjacencyLists lists;

    /**
     * A vertex in a drawing.
     *
     * @param name not empty; no other vertex of the graph has it
     * @param x to the right, in any unit
     * @param y downwards, in any unit
     */
    public record PlacedVertex(String name, double x, double y) {}

    /**
     * Creates a graph.
     *
     * @param placedVertices the vertices; vertex i is the one at index i
     * @param edges in any order, each once
     * @throws IllegalArgumentException if two vertices share a name or a place, or an edge is given twice or ends at no
     *     vertex
     */
    public PlacedGraph(List<PlacedVertex> placedVertices, List<UndirectedEdge> edges) {
        this.placedVertices = List.copyOf(placedVertices);
        this.edges = edges.stream().sorted().toList();
        Set<String> names = new HashSet<>();
        Set<List<Double>> places = new HashSet<>();
        for (PlacedVertex vertex : placedVertices) {
            if (!names.add(vertex.name()) || !places.add(List.of(vertex.x(), vertex.y()))) {
                throw new IllegalArgumentException("a name or a place twice: " + vertex);
            }
        }
        lists = AdjacencyLists.ofEdges(
                placedVertices.size(),
                edges.stream()
                        .map(edge -> new int[] {edge.smaller(), edge.larger()})
                        .toList());
    }

    /** Returns the vertices; vertex i is the one at index i. */
    public List<PlacedVertex> placedVertices() {
        return placedVertices;
    }

    /** Returns the edges in ascending order, each once. */
    public List<UndirectedEdge> edges() {
        return edges;
    }

    @Override
    public int bound() {
        return placedVertices.size();
    }

    @Override
    public boolean hasVertex(int number) {
        return number >= 0 && number < placedVertices.size();
    }

    @Override
    public int[] neighbours(int vertex) {
        return lists.neighbours(vertex);
    }

    @Override
    public int degree(int vertex) {
        return lists.degree(vertex);
    }

    @Override
    public int vertexCount() {
        return placedVertices.size();
    }

    @Override
    public long edgeCount() {
        return edges.size();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PlacedGraph graph
                && placedVertices.equals(graph.placedVertices)
                && edges.equals(graph.edges);
    }

    @Override
    public int hashCode() {
        return 31 * placedVertices.hashCode() + edges.hashCode();
    }

    @Override
    public String toString() {
        return "PlacedGraph" + placedVertices + edges;
    }

    @Override
    public String name(int vertex) {
        return placedVertices.get(vertex).name();
    }

    @Override
    public int vertex(String name) {
        return find(name)
                .orElseThrow(() -> new InputFault(
                        "there is no vertex \"" + name + "\"",
                        "The vertices are "
                                + NameJoiner.listed(
                                        vertices().mapToObj(this::name).toList(), MOST_NAMES_IN_FAULT)
                                + "."));
    }

    private Optional<Integer> find(String name) {
        return IntStream.range(0, placedVertices.size())
                .filter(vertex -> name(vertex).equals(name))
                .boxed()
                .findFirst();
    }

    @Override
    public String noun() {
        return "vertex";
    }

    @Override
    public String plural() {
        return "vertices";
    }
}
