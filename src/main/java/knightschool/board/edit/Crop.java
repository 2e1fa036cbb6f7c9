package knightschool.board.edit;

import java.util.BitSet;
import knightschool.board.Board;

/** Cuts a board to a rectangle, which may reach beyond it: squares inside are kept, new squares are playable. */
final class Crop {
    private Crop() {}

    /**
     * The board in a rectangle.
     *
     * @param left the column of the board that becomes the first; may lie outside
     * @param top the row of the board that becomes the first; may lie outside
     * @throws IllegalArgumentException if a side is none that a board has, or no playable square is left
     */
    static Board of(Board board, int left, int top, int columns, int rows) {
        return Board.of(
                columns,
                rows,
                holes(board, left, top, columns, rows),
                moved(board, board.start(), left, top, columns, rows),
                moved(board, board.end(), left, top, columns, rows));
    }

    /** The holes alone of the board that {@link #of} makes; no playable square need be left. */
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
