package knightschool.drawing.graph;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.legend.LegendSignDrawing;
import knightschool.graph.SimpleGraph;

/** Draws the shades of the vertices of a graph for its legend. */
public final class VertexShadeLegendSigns {
    /** The diameter of a vertex of the usual size in a sign, in pixels. */
    private static final double VERTEX = 24;

    private static final double RIM = 1.5;

    /** The largest size of the number in a vertex, in pixels, and the room for its digits there. */
    private static final double TYPE = 18;

    private static final double ROOM = 30;
    private static final double DIGIT = 0.6;

    private VertexShadeLegendSigns() {}

    /**
     * Returns the shades that at least one vertex has, from the smallest value to the largest. That of vertices that
     * cannot be reached stands for no value. If there are too many shades, some between the first and the last are
     * omitted.
     *
     * @param most the largest number of shades to return, from 2
     */
    public static List<VertexShades.Shade> used(SimpleGraph graph, VertexShades shades, int most) {
        BitSet used = new BitSet();
        graph.vertices().forEach(vertex -> used.set(shades.of()[vertex]));
        List<VertexShades.Shade> all = used.stream()
                .mapToObj(shades.shades()::get)
                .filter(shade -> !shade.equals(VertexShades.UNREACHED))
                .toList();
        if (all.size() <= most) {
            return all;
        }
        List<VertexShades.Shade> some = new ArrayList<>();
        IntStream.range(0, most).forEach(i -> some.add(all.get(i * (all.size() - 1) / (most - 1))));
        return List.copyOf(some);
    }

    /** Returns whether some vertex cannot be reached from the one from which distances are measured. */
    public static boolean isAnyUnreached(SimpleGraph graph, VertexShades shades) {
        int unreached = shades.shades().indexOf(VertexShades.UNREACHED);
        return graph.vertices().anyMatch(vertex -> shades.of()[vertex] == unreached);
    }

    /** Returns a vertex of a shade. */
    public static Sketch vertex(VertexShades.Shade shade) {
        return LegendSignDrawing.sketch(disc(shade));
    }

    /** Returns a vertex of a shade with the number that the shade stands for. */
    public static Sketch numbered(VertexShades.Shade shade) {
        double type = Math.min(TYPE, ROOM / (DIGIT * shade.words().length()));
        ColourExpression tone = VertexShades.isDark(shade) ? ColourRole.PAGE : ColourRole.INK;
        return LegendSignDrawing.sketch(disc(shade)
                .centred(
                        LegendSignDrawing.MIDDLE,
                        LegendSignDrawing.MIDDLE,
                        shade.words(),
                        type,
                        SketchShape.Weight.STRONG,
                        tone));
    }

    private static SketchBuilder disc(VertexShades.Shade shade) {
        LineStyle rim = LineStyle.flat(ColourRole.INK.into(ColourRole.PAGE, 0.85), RIM);
        return new SketchBuilder()
                .disc(
                        LegendSignDrawing.MIDDLE,
                        LegendSignDrawing.MIDDLE,
                        VERTEX * shade.size() / 2,
                        AreaStyle.of(shade.fill(), rim));
    }
}
