package knightschool.board.edit;

import java.util.BitSet;
import knightschool.board.Board;

/** A board seen in a mirror or turned: every square goes somewhere, and there is a transform that leads back. */
public enum Transform {
    /** Columns in the opposite order. */
    FLIP_LEFT_RIGHT,
    /** Rows in the opposite order. */
    FLIP_TOP_BOTTOM,
    /** A quarter turn clockwise: columns become rows. */
    TURN_RIGHT,
    /** A quarter turn counterclockwise. */
    TURN_LEFT,
    /** Upside down. */
    HALF_TURN;

    /** Whether the board gets as many rows as it had columns. */
    public boolean swapsSides() {
        return this == TURN_RIGHT || this == TURN_LEFT;
    }

    /** Where a square of a board goes, by its index on the board that {@link #of} makes; none goes nowhere. */
    public int image(Board board, int square) {
        if (square == Board.NONE) {
            return Board.NONE;
        }
        int x = board.column(square);
        int y = board.row(square);
        int right = board.columns() - 1 - x;
        int below = board.rows() - 1 - y;
        return switch (this) {
            case FLIP_LEFT_RIGHT -> y * board.columns() + right;
            case FLIP_TOP_BOTTOM -> below * board.columns() + x;
            case TURN_RIGHT -> x * board.rows() + below;
            case TURN_LEFT -> right * board.rows() + y;
            case HALF_TURN -> below * board.columns() + right;
        };
    }

    /** The board after it, start and end with their squares. Takes time linear in the holes. */
    public Board of(Board board) {
        BitSet holes = new BitSet(board.squares());
        board.holes().stream().map(hole -> image(board, hole)).forEach(holes::set);
        int columns = swapsSides() ? board.rows() : board.columns();
        int rows = swapsSides() ? board.columns() : board.rows();
        return Board.of(columns, rows, holes, image(board, board.start()), image(board, board.end()));
    }
}
