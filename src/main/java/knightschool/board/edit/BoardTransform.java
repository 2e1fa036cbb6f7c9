package knightschool.board.edit;

import java.util.BitSet;
import knightschool.board.Board;

/** A reflection or rotation of a board. Every transform is undone by one of these transforms. */
public enum BoardTransform {
    /** Reverses the order of the columns. */
    FLIP_LEFT_RIGHT,
    /** Reverses the order of the rows. */
    FLIP_TOP_BOTTOM,
    /** A quarter turn clockwise: columns become rows. */
    TURN_RIGHT,
    /** A quarter turn counterclockwise. */
    TURN_LEFT,
    /** A half turn. */
    HALF_TURN;

    /** Returns whether the numbers of columns and rows are exchanged. */
    public boolean swapsSides() {
        return this == TURN_RIGHT || this == TURN_LEFT;
    }

    /**
     * Returns the index that a square of a board has on the board that {@link #of} returns; {@link Board#NONE} for
     * {@link Board#NONE}.
     */
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

    /**
     * Returns the transformed board. Its start and end move with their squares. Takes time linear in the number of
     * holes.
     */
    public Board of(Board board) {
        BitSet holes = new BitSet(board.squares());
        board.holes().stream().map(hole -> image(board, hole)).forEach(holes::set);
        int columns = swapsSides() ? board.rows() : board.columns();
        int rows = swapsSides() ? board.columns() : board.rows();
        return Board.of(columns, rows, holes, image(board, board.start()), image(board, board.end()));
    }
}
