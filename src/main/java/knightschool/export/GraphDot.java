package knightschool.export;

import java.io.IOException;
import knightschool.graph.KnightGraph;

/**
 * The language of Graphviz. Vertices stand where their squares do ({@code neato -n} or {@code fdp} keep the pinned
 * positions); dark squares are filled vertices.
 *
 * <p>Source: the DOT language, Graphviz documentation.
 */
final class GraphDot {
    private GraphDot() {}

    static void write(KnightGraph graph, Appendable out) throws IOException {
        LineWriter lines = new LineWriter(out);
        LineWriter.whole(() -> {
            lines.line("graph knight {").line("  node [shape=circle];");
            graph.board().playable().forEach(square -> {
                boolean dark = graph.board().isDark(square);
                lines.line(
                        "  § [label=\"§\", pos=\"§,§!\", style=\"§\"];",
                        square,
                        LineWriter.name(graph, square),
                        LineWriter.x(graph, square),
                        LineWriter.y(graph, square),
                        dark ? "filled" : "solid");
            });
            graph.forEachEdge((one, other) -> lines.line("  § -- §;", one, other));
            lines.line("}");
        });
    }
}
