package knightschool.drawing.statemap;

import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.Stroke;
import knightschool.statemap.StateMap;
import knightschool.text.NumberFormatter;

/** Draws the legend for the colours and signs of a map. */
public final class MapLegendDrawing {
    private static final ColourExpression INK = ColourRole.INK.tone();
    private static final double PITCH = 21;
    private static final double HEIGHT = 34;
    private static final int MOST_SHADES = 12;
    private static final String NO_GOAL = "no goal can be reached";
    private static final String SHADES = "moves to a goal";

    private final LegendSignRow row = new LegendSignRow();

    private MapLegendDrawing() {}

    /**
     * Returns the shades, beginning with that of goals.
     *
     * @param most the largest distance from a goal
     */
    public static Sketch shades(int most) {
        MapLegendDrawing legend = new MapLegendDrawing();
        legend.row.words(SHADES);
        int count = Math.min(most, MOST_SHADES);
        double middle = legend.row.x + 18;
        MapSign.GOAL.draw(legend.row.pencil, middle, LegendSignRow.MIDDLE, 7);
        legend.row.number(middle, "0");
        for (int i = 1; i <= count; i++) {
            int distance = count == most ? i : 1 + (i - 1) * (most - 1) / (count - 1);
            double at = middle + i * PITCH;
            AreaStyle style = AreaStyle.of(
                    GoalDistanceShade.fill(distance, most), Stroke.flat(GoalDistanceShade.rim(distance, most), 1));
            legend.row.pencil.disc(at, LegendSignRow.MIDDLE, 6, style);
            legend.row.number(at, NumberFormatter.grouped(distance));
        }
        return legend.row.pencil.sketch(middle + count * PITCH + 14, HEIGHT);
    }

    /** Returns the only shade of a map on which no goal can be reached. */
    public static Sketch noGoal() {
        MapLegendDrawing legend = new MapLegendDrawing();
        legend.row.x = 7;
        AreaStyle style = AreaStyle.of(
                GoalDistanceShade.fill(StateMap.NONE, 1), Stroke.flat(GoalDistanceShade.rim(StateMap.NONE, 1), 1));
        legend.row.pencil.disc(legend.row.x, LegendSignRow.MIDDLE, 6, style);
        legend.row.x += 13;
        legend.row.words(NO_GOAL);
        return legend.row.pencil.sketch(legend.row.x + 12, HEIGHT);
    }

    /** Returns the signs: start, player, walk, and a shortest path if it is shown. */
    public static Sketch signs(boolean onward) {
        MapLegendDrawing legend = new MapLegendDrawing();
        legend.row.x = 9;
        legend.row.sign(MapSign.START, 7, "start");
        legend.row.sign(MapSign.YOU, 5.5, "you");
        legend.line(Stroke.round(INK, 2.6), "your moves");
        if (onward) {
            legend.line(Stroke.round(INK, 2.4).dashed(1, 5.5), "a shortest solution");
        }
        return legend.row.pencil.sketch(legend.row.x - 8, HEIGHT);
    }

    private void line(Stroke stroke, String words) {
        row.pencil.line(row.x - 6, LegendSignRow.MIDDLE, row.x + 18, LegendSignRow.MIDDLE, stroke);
        row.x += 25;
        row.words(words);
        row.x += 20;
    }
}
