package knightschool.drawing.board;

import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;

/**
 * The content of a square at one moment. Sets of moves are bit masks: bit m is move m, clockwise from up-right.
 *
 * @param dark whether the square is dark
 * @param centre the content of its centre
 * @param present moves to a playable square of the board
 * @param open open moves; for a visited square those to unvisited squares
 * @param closedNow moves closed by this step
 * @param reopenedNow moves reopened by this step
 * @param toKnight open moves that lead to the knight
 */
public record SquareState(
        boolean dark, Centre centre, int present, int open, int closedNow, int reopenedNow, int toKnight) {
    /** Every move. */
    public static final int ALL = 0xFF;

    /** Who is in the middle of a square. */
    public sealed interface Centre {}

    /** Nobody yet. */
    public record Free() implements Centre {}

    /**
     * The path passed here.
     *
     * @param number of the visit, from 1
     * @param age 0 for the first square of the path to 1 for the last
     */
    public record Visited(int number, double age) implements Centre {}

    /** The knight. */
    public record Head() implements Centre {}

    /**
     * The knight may go here next.
     *
     * @param label its score, or its place with a full stop; empty for neither
     * @param next whether it will, or would if a person chose it
     * @param tied whether its score is the best, and another's too
     */
    public record Candidate(String label, boolean next, boolean tied) implements Centre {}

    /**
     * Nobody can come here any more.
     *
     * @param now whether this step did it
     */
    public record Empty(boolean now) implements Centre {}

    /** This step took the knight back from here. */
    public record Ghost() implements Centre {}

    /** A square with every move open and nobody on it. */
    public static SquareState free(boolean dark) {
        return new SquareState(dark, new Free(), ALL, ALL, 0, 0, 0);
    }

    /** The same with somebody else in the middle. */
    public SquareState with(Centre other) {
        return new SquareState(dark, other, present, open, closedNow, reopenedNow, toKnight);
    }

    /** Whether something stands in the middle, so that spokes keep to the rim. */
    boolean isTaken() {
        return !(centre instanceof Free);
    }

    public ColourExpression tone() {
        return (dark ? ColourRole.SQUARE_DARK : ColourRole.SQUARE_LIGHT).tone();
    }
}
