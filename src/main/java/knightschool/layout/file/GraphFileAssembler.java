package knightschool.layout.file;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import knightschool.files.InputFault;
import knightschool.graph.AdjacencyLists;
import knightschool.graph.PlacedGraph;
import knightschool.graph.PlacedGraph.PlacedVertex;
import knightschool.graph.PlacedGraphText;
import knightschool.graph.UndirectedEdge;
import knightschool.layout.VertexPositions;

/**
 * Collects the vertices and edges of a file, and makes a graph of them.
 *
 * <p>The vertices are named by their labels if all labels are valid names and different, otherwise by their
 * identifiers. Vertices without a place get one from {@link MissingPlaces}.
 */
final class GraphFileAssembler {
    /** Rounded coordinates are below this, as {@link PlacedGraphText} writes five digits before the point. */
    private static final double FARTHEST = 100_000;

    /** The vertices by identifier, in the order of the file. */
    private final Map<String, Vertex> vertices = new LinkedHashMap<>();

    private final List<Vertex> byNumber = new ArrayList<>();

    /**
     * The edges, smaller · {@value PlacedGraph#MOST_VERTICES} + larger, so that a text that names many pairs is read
     * fast.
     */
    private final BitSet edges = new BitSet();

    private boolean isMerging;

    private static final class Vertex {
        private final String identifier;
        private final int number;
        private final int line;
        private String label = "";
        private boolean isPlaced;
        private double x;
        private double y;

        Vertex(String identifier, int number, int line) {
            this.identifier = identifier;
            this.number = number;
            this.line = line;
        }
    }

    /** Merges parallel edges from now on instead of refusing them. */
    void mergeParallelEdges() {
        isMerging = true;
    }

    boolean hasVertex(String identifier) {
        return vertices.containsKey(identifier);
    }

    /** Returns the number of a vertex, which is added if it is new. */
    int vertex(String identifier, int line) {
        Vertex known = vertices.get(identifier);
        if (known != null) {
            return known.number;
        }
        if (byNumber.size() == PlacedGraph.MOST_VERTICES) {
            throw tooMany(line);
        }
        Vertex vertex = new Vertex(identifier, byNumber.size(), line);
        vertices.put(identifier, vertex);
        byNumber.add(vertex);
        return vertex.number;
    }

    static InputFault tooMany(int line) {
        return new InputFault(
                "",
                line,
                "the graph has more than " + PlacedGraph.MOST_VERTICES + " vertices",
                "Only smaller graphs can be drawn here.");
    }

    /** Gives a label to a vertex; an empty one is none. */
    void label(int vertex, String label) {
        byNumber.get(vertex).label = label.strip();
    }

    /**
     * Gives a place to a vertex.
     *
     * @param x to the right
     * @param y downwards
     * @throws InputFault if it is too far away to be written in a set-up
     */
    void place(int vertex, double x, double y, int line) {
        Vertex placed = byNumber.get(vertex);
        requireNear(placed.identifier, x, y, line);
        placed.isPlaced = true;
        placed.x = x;
        placed.y = y;
    }

    private static void requireNear(String vertex, double x, double y, int line) {
        if (!(Math.abs(x) < FARTHEST && Math.abs(y) < FARTHEST)) {
            throw new InputFault(
                    "",
                    line,
                    "the place of the vertex " + vertex + " is too far away",
                    "Each number of a place is below 100,000, also those of a circle around all places.");
        }
    }

    /**
     * Adds an edge.
     *
     * @throws InputFault if it is a loop, or there is one between the same vertices
     */
    void edge(int one, int other, int line) {
        if (one == other) {
            throw new InputFault(
                    "",
                    line,
                    "an edge joins the vertex " + byNumber.get(one).identifier + " with itself",
                    "Leave it out, or put two vertices on it.");
        }
        int pair = Math.min(one, other) * PlacedGraph.MOST_VERTICES + Math.max(one, other);
        if (edges.get(pair) && !isMerging) {
            throw new InputFault(
                    "",
                    line,
                    "there are two edges between " + byNumber.get(one).identifier + " and "
                            + byNumber.get(other).identifier,
                    "Leave one out, or put a vertex on it.");
        }
        edges.set(pair);
    }

    /** Returns the fault of an edge with a direction. */
    static InputFault directed(int line, String remedy) {
        return new InputFault("", line, "the edges of this graph have directions", remedy);
    }

    /**
     * Returns the graph.
     *
     * @throws InputFault if it has no vertex, a name that cannot be written, or two vertices in the same place
     */
    PlacedGraph graph() {
        if (byNumber.isEmpty()) {
            throw new InputFault("there is no vertex in this file", "Give the graph at least one.");
        }
        List<String> names = names();
        VertexPositions places = places();
        List<PlacedVertex> placed = new ArrayList<>();
        Map<List<Double>, String> nameByPlace = new HashMap<>();
        for (Vertex vertex : byNumber) {
            double x = PlacedGraphText.rounded(places.x()[vertex.number]);
            double y = PlacedGraphText.rounded(places.y()[vertex.number]);
            String name = names.get(vertex.number);
            requireNear(name, x, y, vertex.line);
            String other = nameByPlace.putIfAbsent(List.of(x, y), name);
            if (other != null) {
                throw new InputFault(
                        "",
                        vertex.line,
                        "the vertices " + other + " and " + name + " are in the same place",
                        "Give one of them another place, or take all places out of the file.");
            }
            placed.add(new PlacedVertex(name, x, y));
        }
        return new PlacedGraph(placed, edges());
    }

    private List<UndirectedEdge> edges() {
        return edges.stream()
                .mapToObj(
                        pair -> new UndirectedEdge(pair / PlacedGraph.MOST_VERTICES, pair % PlacedGraph.MOST_VERTICES))
                .toList();
    }

    private List<String> names() {
        List<String> labels = byNumber.stream().map(vertex -> vertex.label).toList();
        if (labels.stream().allMatch(PlacedGraphText::isName) && new HashSet<>(labels).size() == labels.size()) {
            return labels;
        }
        for (Vertex vertex : byNumber) {
            if (!PlacedGraphText.isName(vertex.identifier)) {
                throw new InputFault(
                        "",
                        vertex.line,
                        "\"" + vertex.identifier + "\" cannot be the name of a vertex",
                        "Name vertices by 1 to 12 letters, digits and _, without spaces.");
            }
        }
        return byNumber.stream().map(vertex -> vertex.identifier).toList();
    }

    private VertexPositions places() {
        VertexPositions stated = VertexPositions.of(byNumber.size());
        BitSet isPlaced = new BitSet();
        for (Vertex vertex : byNumber) {
            stated.set(vertex.number, vertex.x, vertex.y);
            isPlaced.set(vertex.number, vertex.isPlaced);
        }
        List<int[]> pairs = edges().stream()
                .map(edge -> new int[] {edge.smaller(), edge.larger()})
                .toList();
        return MissingPlaces.complete(AdjacencyLists.ofEdges(byNumber.size(), pairs), stated, isPlaced);
    }
}
