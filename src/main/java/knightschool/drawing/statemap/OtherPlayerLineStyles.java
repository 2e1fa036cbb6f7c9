package knightschool.drawing.statemap;

import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;

/** The line styles of several players, which differ in colour and dash. The current player has plain ink. */
final class OtherPlayerLineStyles {
    /** The largest number of other players whose lines can be told apart. */
    static final int MOST = 5;

    private static final int[] SERIES = {1, 0, 4, 2, 5};
    private static final double[][] DASHES = {{7, 4}, {2, 4}, {12, 4}, {4, 7}, {1, 6}};

    private OtherPlayerLineStyles() {}

    static ColourExpression tone(int player) {
        return ColourRole.series(SERIES[player]);
    }

    static LineStyle stroke(int player) {
        return LineStyle.round(tone(player), 2).dashed(DASHES[player][0], DASHES[player][1]);
    }
}
