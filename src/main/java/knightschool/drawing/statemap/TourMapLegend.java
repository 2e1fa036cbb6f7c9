package knightschool.drawing.statemap;

import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.Stroke;

/** Draws the legend for the shades and signs on the map of a tour. */
public final class TourMapLegend {
    private static final ColourExpression INK = ColourRole.INK.tone();
    private static final double HEIGHT = 34;
    private static final double PITCH = 26;

    private final LegendSignRow row = new LegendSignRow();

    private TourMapLegend() {}

    /** Returns the legend of a map in the colour of its algorithm. */
    public static Sketch ofMap(ColourRole hue) {
        TourMapLegend legend = new TourMapLegend();
        legend.row.words("times visited");
        legend.row.x += 16;
        for (int shade = 0; shade < VisitCountShade.CLASSES; shade++) {
            ColourExpression rim = shade == 0 ? ColourRole.CONTROL_EDGE.tone() : INK.into(hue.tone(), 0.4);
            legend.row.pencil.disc(
                    legend.row.x,
                    LegendSignRow.MIDDLE,
                    6,
                    AreaStyle.of(VisitCountShade.fill(shade, hue), Stroke.flat(rim, 1)));
            String least = VisitCountShade.least(shade) + (shade == VisitCountShade.CLASSES - 1 ? "+" : "");
            legend.row.number(legend.row.x, least);
            legend.row.x += PITCH;
        }
        legend.row.x += 8;
        legend.row.sign(MapSign.START, 7, "start");
        legend.row.sign(MapSign.GOAL, 7, "tour");
        legend.row.sign(MapSign.YOU, 5.5, "shown");
        return legend.row.sketch(HEIGHT);
    }
}
