package knightschool.drawing.statemap;

import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;

/** Draws the legend for the shades and signs on the map of a tour. */
public final class TourMapLegendDrawing {
    private static final ColourExpression INK = ColourRole.INK;
    private static final double HEIGHT = 34;
    private static final double PITCH = 26;

    private TourMapLegendDrawing() {}

    /** Returns the legend of a map in the colour of its algorithm. */
    public static Sketch ofMap(ColourRole hue) {
        LegendSignRow row = new LegendSignRow();
        row.words("times visited");
        row.x += 16;
        for (int shade = 0; shade < VisitCountShade.CLASSES; shade++) {
            ColourExpression rim = shade == 0 ? ColourRole.CONTROL_EDGE : INK.into(hue, 0.4);
            AreaStyle style = AreaStyle.of(VisitCountShade.fill(shade, hue), LineStyle.flat(rim, 1));
            row.pencil.disc(row.x, LegendSignRow.MIDDLE, 6, style);
            String least = VisitCountShade.least(shade) + (shade == VisitCountShade.CLASSES - 1 ? "+" : "");
            row.number(row.x, least);
            row.x += PITCH;
        }
        row.x += 8;
        row.sign(MapSign.START, 7, "start");
        row.sign(MapSign.GOAL, 7, "tour");
        row.sign(MapSign.YOU, 5.5, "shown");
        return row.sketch(HEIGHT);
    }
}
