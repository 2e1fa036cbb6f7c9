package knightschool.board.edit;

import java.util.BitSet;
import knightschool.board.Board;

/**
 * Cuts a board to a rectangle, which may extend beyond the board. Squares inside are kept, new squares are playable.
 */
final class BoardResizer {
    private BoardResizer() {}

    /**
     * Returns a board cut to a rectangle.
     *
     * @param left the column of the board that becomes the first; may be off the board
     * @param top the row of the board that becomes the first; may be off the board
     * @throws IllegalArgumentException if no board can have these sides, or no playable square is left
     */
    static Board of(Board board, int left, int top, int columns, int rows) {
        int start = moved(board, board.start(), left, top, columns, rows);
        int end = moved(board, board.end(), left, top, columns, rows);
        return Board.of(columns, rows, holes(board, left, top, columns, rows), start, end);
    }

    /** Returns the holes of the board that {@link #of} would return, even if no playable square is left. */
    static BitSet holes(Board board, int left, int top, int columns, int rows) {
        BitSet holes = new BitSet();
        board.holes().stream()
                .map(hole -> moved(board, hole, left, top, columns, rows))
                .filter(hole -> hole != Board.NONE)
                .forEach(holes::set);
        return holes;
    }

    private static int moved(Board board, int square, int left, int top, int columns, int rows) {
        if (square == Board.NONE) {
            return Board.NONE;
        }
        int x = board.column(square) - left;
        int y = board.row(square) - top;
        return x < 0 || x >= columns || y < 0 || y >= rows ? Board.NONE : y * columns + x;
    }
}
