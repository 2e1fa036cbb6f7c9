package knightschool.drawing.board;

import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;

/**
 * The content of a square at one moment. Sets of moves are bit masks: bit m is move m, clockwise from up-right.
 *
 * @param dark whether the square is dark
 * @param centre the content of its centre
 * @param present moves to a playable square of the board
 * @param open open moves; for a visited square its moves to unvisited squares
 * @param closedNow moves closed by this step
 * @param reopenedNow moves reopened by this step
 * @param toKnight open moves that lead to the knight
 */
public record DrawnSquareState(
        boolean dark, Centre centre, int present, int open, int closedNow, int reopenedNow, int toKnight) {
    /** The set of all moves. */
    public static final int ALL = 0xFF;

    /** The content of a square's centre. */
    public sealed interface Centre {}

    /** Nothing. */
    public record Free() implements Centre {}

    /**
     * A square that the path has visited.
     *
     * @param number the number of the visit, from 1
     * @param age 0 for the first square of the path to 1 for the last
     */
    public record Visited(int number, double age) implements Centre {}

    /** The knight. */
    public record Head() implements Centre {}

    /**
     * A candidate for the next move.
     *
     * @param label its score, or its rank with a full stop; empty for neither
     * @param next whether it is emphasised as the next choice; always true if the player chooses
     * @param tied whether it shares the best score with another candidate
     */
    public record Candidate(String label, boolean next, boolean tied) implements Centre {}

    /**
     * An unvisited square without an open move.
     *
     * @param now whether this step closed its last open move
     */
    public record Empty(boolean now) implements Centre {}

    /** A square from which this step took the knight back. */
    public record Ghost() implements Centre {}

    /** Returns the state of a square with every move open and an empty centre. */
    public static DrawnSquareState free(boolean dark) {
        return new DrawnSquareState(dark, new Free(), ALL, ALL, 0, 0, 0);
    }

    /** Returns this state with another content of the centre. */
    public DrawnSquareState with(Centre other) {
        return new DrawnSquareState(dark, other, present, open, closedNow, reopenedNow, toKnight);
    }

    /** Returns whether the centre has content, so that spokes must begin further out. */
    public boolean isTaken() {
        return !(centre instanceof Free);
    }

    public ColourExpression tone() {
        return dark ? ColourRole.SQUARE_DARK : ColourRole.SQUARE_LIGHT;
    }
}
