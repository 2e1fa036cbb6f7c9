package knightschool.drawing.statemap;

import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;

/**
 * The styles of the lines of the other players of a puzzle in a plot, which differ in colour and dash. Players are
 * numbered from 0. The line of the current player is not among them; it is drawn in plain ink.
 */
final class OtherPlayerPlotLineStyles {
    /** The largest number of other players whose lines can be told apart. */
    static final int MOST = 5;

    private static final int[] SERIES = {1, 0, 4, 2, 5};
    private static final double[][] DASHES = {{7, 4}, {2, 4}, {12, 4}, {4, 7}, {1, 6}};

    private OtherPlayerPlotLineStyles() {}

    static ColourExpression tone(int player) {
        return ColourRole.series(SERIES[player]);
    }

    static LineStyle stroke(int player) {
        return LineStyle.round(tone(player), 2).dashed(DASHES[player][0], DASHES[player][1]);
    }
}
