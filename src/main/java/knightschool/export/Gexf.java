package knightschool.export;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
import knightschool.graph.KnightGraph;

/**
 * GEXF, the format of Gephi, version 1.2 (the one most programs read): vertex ids are square indices, labels chess
 * names.
 *
 * <p>Source: GEXF 1.2draft Primer, gexf.net.
 */
final class Gexf {
    private Gexf() {}

    static void write(KnightGraph graph, Appendable out) throws IOException {
        LineWriter lines = new LineWriter(out);
        LineWriter.whole(() -> {
            lines.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
                    .line("<gexf xmlns=\"http://www.gexf.net/1.2draft\""
                            + " xmlns:viz=\"http://www.gexf.net/1.2draft/viz\" version=\"1.2\">")
                    .line("  <graph defaultedgetype=\"undirected\">")
                    .line("    <attributes class=\"node\">")
                    .line("      <attribute id=\"0\" title=\"colour\" type=\"string\"/>")
                    .line("    </attributes>")
                    .line("    <nodes>");
            graph.board().playable().forEach(square -> vertex(lines, graph, square));
            lines.line("    </nodes>").line("    <edges>");
            AtomicInteger id = new AtomicInteger();
            graph.forEachEdge((one, other) ->
                    lines.line("      <edge id=\"§\" source=\"§\" target=\"§\"/>", id.getAndIncrement(), one, other));
            lines.line("    </edges>").line("  </graph>").line("</gexf>");
        });
    }

    private static void vertex(LineWriter lines, KnightGraph graph, int square) {
        lines.line(
                "      <node id=\"§\" label=\"§\"><attvalues><attvalue for=\"0\" value=\"§\"/></attvalues>"
                        + "<viz:position x=\"§\" y=\"§\" z=\"0\"/></node>",
                square,
                LineWriter.name(graph, square),
                LineWriter.colour(graph, square),
                LineWriter.x(graph, square),
                LineWriter.y(graph, square));
    }
}
