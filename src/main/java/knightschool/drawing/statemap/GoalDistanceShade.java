package knightschool.drawing.statemap;

import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.statemap.StateMap;

/** The colour of a position by its distance from the nearest goal: one hue, strong near a goal and faint far away. */
public final class GoalDistanceShade {
    /** The hue, which is that of goals and of the block to free. */
    public static final ColourExpression GOAL = ColourRole.SERIES_8;

    private static final ColourExpression PAGE = ColourRole.PAGE;
    private static final double NEAR = 0.9;
    private static final double FAR = 0.02;
    private static final double RIM_NEAR = 1;
    private static final double RIM_FAR = 0.55;

    private GoalDistanceShade() {}

    /**
     * Returns the fill colour of a position.
     *
     * @param distance the number of moves to the nearest goal, or {@link StateMap#NONE}
     * @param most the largest such distance
     */
    static ColourExpression fill(int distance, int most) {
        return distance == StateMap.NONE ? PAGE : GOAL.into(PAGE, between(NEAR, FAR, part(distance, most)));
    }

    /** Returns how a disc for a position is drawn in a legend. */
    static AreaStyle disc(int distance, int most) {
        return AreaStyle.of(fill(distance, most), LineStyle.flat(rim(distance, most), 1));
    }

    static ColourExpression rim(int distance, int most) {
        ColourExpression dark = ColourRole.INK.into(GOAL, 0.25);
        return distance == StateMap.NONE
                ? ColourRole.MUTED
                : dark.into(PAGE, between(RIM_NEAR, RIM_FAR, part(distance, most)));
    }

    private static double part(int distance, int most) {
        return most <= 1 ? 0 : (double) (Math.max(1, distance) - 1) / (most - 1);
    }

    private static double between(double near, double far, double part) {
        return near + (far - near) * part;
    }
}
