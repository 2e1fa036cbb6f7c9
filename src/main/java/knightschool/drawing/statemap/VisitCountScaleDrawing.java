package knightschool.drawing.statemap;

import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;

/**
 * Draws the colour scale of a map of tours: the shade of a position for each class of the number of visits by a search.
 */
public final class VisitCountScaleDrawing {
    private static final ColourExpression INK = ColourRole.INK;
    private static final double HEIGHT = 34;
    private static final double PITCH = 26;
    private static final double AFTER = 14;
    private static final String TITLE = "times visited";

    private VisitCountScaleDrawing() {}

    /** Returns the shades of a map in the colour of its algorithm. */
    public static Sketch of(ColourRole hue) {
        ShadeScaleDrawing row = new ShadeScaleDrawing();
        row.words(TITLE);
        row.x += 16;
        for (int shade = 0; shade < TourMapVisitShade.CLASSES; shade++) {
            ColourExpression rim = shade == 0 ? ColourRole.CONTROL_EDGE : INK.into(hue, 0.4);
            AreaStyle style = AreaStyle.of(TourMapVisitShade.fill(shade, hue), LineStyle.flat(rim, 1));
            row.pencil.disc(row.x, ShadeScaleDrawing.MIDDLE, 6, style);
            String least = TourMapVisitShade.least(shade) + (shade == TourMapVisitShade.CLASSES - 1 ? "+" : "");
            row.number(row.x, least);
            row.x += PITCH;
        }
        row.x += AFTER - PITCH;
        return row.sketch(HEIGHT);
    }
}
