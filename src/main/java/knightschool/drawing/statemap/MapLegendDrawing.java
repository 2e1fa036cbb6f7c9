package knightschool.drawing.statemap;

import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.statemap.StateMap;
import knightschool.text.NumberFormatter;

/** Draws the legend for the colours and signs of a map. */
public final class MapLegendDrawing {
    private static final ColourExpression INK = ColourRole.INK;
    private static final double PITCH = 21;
    private static final double HEIGHT = 34;
    private static final int MOST_SHADES = 12;
    private static final String NO_GOAL = "no goal can be reached";
    private static final String SHADES = "moves to a goal";

    private MapLegendDrawing() {}

    /**
     * Returns the shades, beginning with that of goals.
     *
     * @param most the largest distance from a goal
     */
    public static Sketch shades(int most) {
        LegendSignRow row = new LegendSignRow();
        row.words(SHADES);
        int count = Math.min(most, MOST_SHADES);
        double middle = row.x + 18;
        MapSign.GOAL.draw(row.pencil, middle, LegendSignRow.MIDDLE, 7);
        row.number(middle, "0");
        for (int i = 1; i <= count; i++) {
            int distance = count == most ? i : 1 + (i - 1) * (most - 1) / (count - 1);
            double at = middle + i * PITCH;
            row.pencil.disc(at, LegendSignRow.MIDDLE, 6, GoalDistanceShade.disc(distance, most));
            row.number(at, NumberFormatter.grouped(distance));
        }
        return row.pencil.sketch(middle + count * PITCH + 14, HEIGHT);
    }

    /** Returns the only shade of a map on which no goal can be reached. */
    public static Sketch noGoal() {
        LegendSignRow row = new LegendSignRow();
        row.x = 7;
        row.pencil.disc(row.x, LegendSignRow.MIDDLE, 6, GoalDistanceShade.disc(StateMap.NONE, 1));
        row.x += 13;
        row.words(NO_GOAL);
        return row.pencil.sketch(row.x + 12, HEIGHT);
    }

    /** Returns the signs: start, player, walk, and a shortest path if it is shown. */
    public static Sketch signs(boolean onward) {
        LegendSignRow row = new LegendSignRow();
        row.x = 9;
        row.sign(MapSign.START, 7, "start");
        row.sign(MapSign.YOU, 5.5, "you");
        line(row, LineStyle.round(INK, 2.6), "your moves");
        if (onward) {
            line(row, LineStyle.round(INK, 2.4).dashed(1, 5.5), "a shortest solution");
        }
        return row.pencil.sketch(row.x - 8, HEIGHT);
    }

    private static void line(LegendSignRow row, LineStyle stroke, String words) {
        row.pencil.line(row.x - 6, LegendSignRow.MIDDLE, row.x + 18, LegendSignRow.MIDDLE, stroke);
        row.x += 25;
        row.words(words);
        row.x += 20;
    }
}
