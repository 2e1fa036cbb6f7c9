package knightschool.board.edit;

import java.util.BitSet;
import knightschool.board.Board;

/**
 * A rectangle of squares, which may extend beyond a board.
 *
 * @param left the first column
 * @param top the first row
 * @param columns the number of columns, at least 1
 * @param rows the number of rows, at least 1
 */
public record SquareRectangle(int left, int top, int columns, int rows) {
    public SquareRectangle {
        if (columns < 1 || rows < 1) {
            throw new IllegalArgumentException("a rectangle has at least one square");
        }
    }

    /** Returns the smallest rectangle that contains two squares of a board. */
    public static SquareRectangle between(Board board, int one, int other) {
        int left = Math.min(board.column(one), board.column(other));
        int top = Math.min(board.row(one), board.row(other));
        return new SquareRectangle(
                left,
                top,
                Math.abs(board.column(one) - board.column(other)) + 1,
                Math.abs(board.row(one) - board.row(other)) + 1);
    }

    /** Returns the rectangle of all squares of a board. */
    public static SquareRectangle of(Board board) {
        return new SquareRectangle(0, 0, board.columns(), board.rows());
    }

    /** Returns this rectangle moved by a number of columns and rows. */
    public SquareRectangle moved(int dx, int dy) {
        return new SquareRectangle(left + dx, top + dy, columns, rows);
    }

    public boolean contains(Board board, int square) {
        int x = board.column(square) - left;
        int y = board.row(square) - top;
        return board.contains(square) && x >= 0 && x < columns && y >= 0 && y < rows;
    }

    /** Returns whether some square of a board is in the rectangle. */
    public boolean touches(Board board) {
        return left < board.columns() && top < board.rows() && left + columns > 0 && top + rows > 0;
    }

    /** Returns the squares of a board that are in the rectangle. */
    public BitSet squares(Board board) {
        BitSet squares = new BitSet();
        int first = Math.max(0, left);
        int end = Math.min(board.columns(), left + columns);
        for (int row = Math.max(0, top); first < end && row < Math.min(board.rows(), top + rows); row++) {
            squares.set(row * board.columns() + first, row * board.columns() + end);
        }
        return squares;
    }

    /** Returns the squares of a board that are in the outermost columns and rows of the rectangle. */
    public BitSet edge(Board board) {
        BitSet squares = squares(board);
        if (columns > 2 && rows > 2) {
            squares.andNot(new SquareRectangle(left + 1, top + 1, columns - 2, rows - 2).squares(board));
        }
        return squares;
    }
}
