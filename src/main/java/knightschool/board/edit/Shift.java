package knightschool.board.edit;

import java.util.BitSet;
import java.util.function.IntUnaryOperator;
import knightschool.board.Board;

/** Translates all holes, the start and the end of a board by columns and rows; the sides stay the same. */
public final class Shift {
    private Shift() {}

    /**
     * What leaves the board is lost, and what comes in is playable.
     *
     * @throws IllegalArgumentException if no playable square is left
     */
    public static Board by(Board board, int dx, int dy) {
        return Crop.of(board, -dx, -dy, board.columns(), board.rows());
    }

    /** What leaves the board comes in again at the opposite side. */
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
