package knightschool.export;

import java.io.IOException;
import knightschool.drawing.GraphDrawing;
import knightschool.drawing.Palette;
import knightschool.drawing.SvgWriter;
import knightschool.graph.KnightGraph;

/** The graph as a picture, its vertices where the squares are, in the colours of the light theme. */
final class GraphSvg {
    /** So many pixels lie between neighbouring squares: enough for the names of the vertices. */
    private static final int SIDE = 48;

    private GraphSvg() {}

    static void write(KnightGraph graph, Appendable out) throws IOException {
        out.append(SvgWriter.write(GraphDrawing.of(graph.board(), SIDE), Palette.named(Palette.LIGHT)));
    }
}
