package knightschool.export;

import java.io.IOException;
import knightschool.drawing.GraphDrawing;
import knightschool.drawing.Palette;
import knightschool.drawing.SvgWriter;
import knightschool.graph.KnightGraph;

/** The graph as a picture on light paper: vertices where their squares are, with their chess names. */
final class GraphSvg {
    /** More vertices than this nobody can tell apart in a picture. */
    static final int MAX_VERTICES = 10_000;

    private static final int SIDE = 60;

    private GraphSvg() {}

    static void write(KnightGraph graph, Appendable out) throws IOException {
        out.append(SvgWriter.write(GraphDrawing.of(graph.board(), SIDE), Palette.named(Palette.LIGHT)));
    }
}
