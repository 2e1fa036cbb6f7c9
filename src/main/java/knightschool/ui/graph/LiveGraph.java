package knightschool.ui.graph;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.graph.KnightGraph;
import org.graphstream.graph.Edge;
import org.graphstream.graph.Node;
import org.graphstream.graph.implementations.SingleGraph;

/**
 * GraphStream's graph of a board. A new board changes only what differs, so that vertices that stay keep their places.
 * Vertices are named as their squares are; an edge is named after its ends. Used on the JavaFX thread only.
 */
final class LiveGraph {
    private static final String COLOUR = "colour";

    private final SingleGraph graph = new SingleGraph("knight");
    private Set<String> marked = Set.of();
    private Set<String> faded = Set.of();
    private String worn = "";

    /** For the viewer. */
    SingleGraph graph() {
        return graph;
    }

    /** Wears a stylesheet; to wear the same again costs nothing. */
    void style(String sheet) {
        if (!sheet.equals(worn)) {
            worn = sheet;
            graph.setAttribute("ui.stylesheet", sheet);
        }
    }

    /** Changes vertices and edges into those of another board; no vertex is marked then. */
    void become(KnightGraph next) {
        mark(next, Board.NONE);
        fade(next, List.of());
        Board board = next.board();
        Set<String> vertices = new HashSet<>();
        board.playable().forEach(square -> vertices.add(SquareNames.name(board, square)));
        List.copyOf(graph.nodes().map(Node::getId).toList()).stream()
                .filter(id -> !vertices.contains(id))
                .forEach(graph::removeNode);
        board.playable().forEach(square -> {
            String name = SquareNames.name(board, square);
            Node node = graph.getNode(name) == null ? graph.addNode(name) : graph.getNode(name);
            String colour = board.isDark(square) ? "dark" : "light";
            if (!colour.equals(node.getAttribute(COLOUR))) {
                node.setAttribute(COLOUR, colour);
                node.setAttribute("ui.class", colour);
            }
        });
        next.forEachEdge((one, other) -> join(SquareNames.name(board, one), SquareNames.name(board, other)));
    }

    private void join(String one, String other) {
        if (!graph.getNode(one).hasEdgeBetween(other)) {
            graph.addEdge(one + "-" + other, one, other);
        }
    }

    void move(VertexPositions places) {
        for (var place : places.points().entrySet()) {
            Node node = graph.getNode(place.getKey());
            if (node != null) {
                node.setAttribute("xyz", place.getValue().x(), place.getValue().y(), 0);
            }
        }
    }

    /** Marks one vertex and its edges, and nothing else; {@link Board#NONE} marks none. */
    void mark(KnightGraph knight, int square) {
        for (String id : marked) {
            Node node = graph.getNode(id);
            if (node != null) {
                node.setAttribute("ui.class", node.getAttribute(COLOUR));
                node.edges().forEach(this::dress);
            }
        }
        if (!knight.board().isPlayable(square)) {
            marked = Set.of();
            return;
        }
        String name = SquareNames.name(knight.board(), square);
        Node node = graph.getNode(name);
        node.setAttribute("ui.class", "pointed");
        node.edges().forEach(LiveGraph::markNear);
        marked = Set.of(name);
    }

    /**
     * Makes the edges of some squares faint, as if these were taken out, and no others.
     *
     * @param squares playable squares of the board shown
     */
    void fade(KnightGraph knight, List<Integer> squares) {
        Set<String> before = faded;
        faded = squares.stream()
                .map(square -> SquareNames.name(knight.board(), square))
                .collect(Collectors.toSet());
        Stream.concat(before.stream(), faded.stream())
                .map(graph::getNode)
                .filter(Objects::nonNull)
                .flatMap(Node::edges)
                .forEach(this::dress);
    }

    /** As an edge that is not marked looks. */
    private void dress(Edge edge) {
        boolean faint = faded.contains(edge.getSourceNode().getId())
                || faded.contains(edge.getTargetNode().getId());
        if (faint) {
            edge.setAttribute("ui.class", "faint");
        } else {
            edge.removeAttribute("ui.class");
        }
    }

    private static void markNear(Edge edge) {
        edge.setAttribute("ui.class", "near");
    }
}
