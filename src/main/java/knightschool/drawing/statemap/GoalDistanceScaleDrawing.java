package knightschool.drawing.statemap;

import knightschool.drawing.Sketch;
import knightschool.text.NumberFormatter;

/** Draws the scale of the distances from a goal: the shade of a position at each distance. */
public final class GoalDistanceScaleDrawing {
    private static final double PITCH = 21;
    private static final double HEIGHT = 34;
    private static final int MOST_SHADES = 12;
    private static final String TITLE = "moves to a goal";

    private GoalDistanceScaleDrawing() {}

    /**
     * Returns the shades, beginning with that of positions one move away from a goal.
     *
     * @param most the largest distance from a goal
     */
    public static Sketch of(int most) {
        ShadeScaleDrawing row = new ShadeScaleDrawing();
        row.words(TITLE);
        int count = Math.min(most, MOST_SHADES);
        double before = row.x + 18 - PITCH;
        for (int i = 1; i <= count; i++) {
            int distance = count == most ? i : 1 + (i - 1) * (most - 1) / (count - 1);
            double at = before + i * PITCH;
            row.pencil.disc(at, ShadeScaleDrawing.MIDDLE, 6, GoalDistanceShade.disc(distance, most));
            row.number(at, NumberFormatter.grouped(distance));
        }
        return row.pencil.sketch(before + count * PITCH + 14, HEIGHT);
    }
}
