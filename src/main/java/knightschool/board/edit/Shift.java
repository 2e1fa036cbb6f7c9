package knightschool.board.edit;

import java.util.BitSet;
import java.util.function.IntUnaryOperator;
import knightschool.board.Board;

/**
 * Moves all holes, the start and the end of a board by columns and rows, off the board or around it. The sides stay the
 * same.
 */
public final class Shift {
    private Shift() {}

    /**
     * Shifts a board. Squares that leave the board are lost, and new squares are playable.
     *
     * @throws IllegalArgumentException if no playable square is left
     */
    public static Board by(Board board, int dx, int dy) {
        return BoardResizer.of(board, -dx, -dy, board.columns(), board.rows());
    }

    /** Shifts a board cyclically: squares that leave it enter again on the opposite side. */
    public static Board around(Board board, int dx, int dy) {
        IntUnaryOperator moved = square -> Math.floorMod(board.row(square) + dy, board.rows()) * board.columns()
                + Math.floorMod(board.column(square) + dx, board.columns());
        BitSet holes = new BitSet(board.squares());
        board.holes().stream().map(moved).forEach(holes::set);
        return Board.of(board.columns(), board.rows(), holes, moved(moved, board.start()), moved(moved, board.end()));
    }

    private static int moved(IntUnaryOperator moved, int square) {
        return square == Board.NONE ? Board.NONE : moved.applyAsInt(square);
    }
}
