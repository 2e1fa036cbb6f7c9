package knightschool.drawing.graph;

import java.util.BitSet;
import java.util.stream.IntStream;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.graph.SimpleGraph;

/** Draws a legend for the shades of the vertices: one vertex for each shade in use, and its words. */
public final class VertexShadeLegendDrawing {
    private static final double HEIGHT = 28;
    private static final double DISC = 12;
    private static final double TYPE = 14;
    private static final double LETTER = 0.6;
    private static final double GAP = 16;

    private VertexShadeLegendDrawing() {}

    /** Returns a legend at most {@code mostWidth} pixels wide. Entries at the end that do not fit are omitted. */
    public static Sketch of(SimpleGraph graph, VertexShades shades, double mostWidth) {
        BitSet used = new BitSet();
        graph.vertices().forEach(vertex -> used.set(shades.of()[vertex]));
        SketchBuilder pencil = new SketchBuilder();
        ColourExpression rim = ColourRole.INK.into(ColourRole.PAGE, 0.85);
        double x = DISC;
        for (int place :
                IntStream.range(0, shades.shades().size()).filter(used::get).toArray()) {
            VertexShades.Shade shade = shades.shades().get(place);
            double words = shade.words().length() * TYPE * LETTER;
            if (x + DISC + words > mostWidth) {
                break;
            }
            pencil.disc(x, HEIGHT / 2, DISC * shade.size() / 2, AreaStyle.of(shade.fill(), LineStyle.flat(rim, 1.5)));
            pencil.text(
                    x + DISC,
                    HEIGHT / 2,
                    shade.words(),
                    TYPE,
                    SketchShape.Weight.REGULAR,
                    SketchShape.Side.BEGINS,
                    ColourRole.INK);
            x += DISC + words + (words == 0 ? DISC / 2 : GAP + DISC / 2);
        }
        return pencil.sketch(x, HEIGHT);
    }
}
