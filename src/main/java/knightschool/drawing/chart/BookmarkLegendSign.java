package knightschool.drawing.chart;

import java.util.List;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.VectorOutline;
import knightschool.drawing.legend.LegendSignDrawing;

/** Draws the flag of a bookmark for the legend. */
public final class BookmarkLegendSign {
    private static final double POLE = 15;
    private static final double TOP = 7;
    private static final double BOTTOM = 31;
    private static final double CLOTH = 11;

    private BookmarkLegendSign() {}

    /** Returns a flag on its pole. */
    public static Sketch sketch() {
        SketchBuilder pencil = new SketchBuilder();
        pencil.line(POLE, TOP, POLE, BOTTOM, LineStyle.flat(ColourRole.MUTED, 1));
        pencil.outline(
                new VectorOutline(List.of(
                        new VectorOutline.Move(POLE, TOP),
                        new VectorOutline.To(POLE + CLOTH, TOP + CLOTH / 2),
                        new VectorOutline.To(POLE, TOP + CLOTH),
                        new VectorOutline.Close())),
                AreaStyle.filled(ColourRole.INK));
        return LegendSignDrawing.sketch(pencil);
    }
}
