package knightschool.export;

import java.io.IOException;
import knightschool.graph.KnightGraph;

/**
 * GraphML: vertex {@code n5} is the square of index 5, with its chess name, its place (x from the left, y from below)
 * and its colour.
 *
 * <p>Source: The GraphML File Format, graphml.graphdrawing.org.
 */
final class GraphMl {
    private GraphMl() {}

    static void write(KnightGraph graph, Appendable out) throws IOException {
        LineWriter lines = new LineWriter(out);
        LineWriter.whole(() -> {
            lines.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
                    .line("<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\""
                            + " xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\""
                            + " xsi:schemaLocation=\"http://graphml.graphdrawing.org/xmlns"
                            + " http://graphml.graphdrawing.org/xmlns/1.0/graphml.xsd\">");
            key(lines, "name", "string");
            key(lines, "x", "int");
            key(lines, "y", "int");
            key(lines, "colour", "string");
            lines.line("  <graph id=\"knight\" edgedefault=\"undirected\">");
            graph.board().playable().forEach(square -> vertex(lines, graph, square));
            graph.forEachEdge((one, other) -> lines.line("    <edge source=\"n§\" target=\"n§\"/>", one, other));
            lines.line("  </graph>").line("</graphml>");
        });
    }

    private static void key(LineWriter lines, String name, String type) {
        lines.line("  <key id=\"§\" for=\"node\" attr.name=\"§\" attr.type=\"§\"/>", name, name, type);
    }

    private static void vertex(LineWriter lines, KnightGraph graph, int square) {
        lines.line(
                "    <node id=\"n§\"><data key=\"name\">§</data><data key=\"x\">§</data>"
                        + "<data key=\"y\">§</data><data key=\"colour\">§</data></node>",
                square,
                LineWriter.name(graph, square),
                LineWriter.x(graph, square),
                LineWriter.y(graph, square),
                LineWriter.colour(graph, square));
    }
}
