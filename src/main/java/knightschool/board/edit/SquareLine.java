package knightschool.board.edit;

import java.util.BitSet;
import knightschool.board.Board;

/** Computes the squares on a straight line between two squares. */
public final class SquareLine {
    private SquareLine() {}

    /**
     * Returns the squares of a straight line between two squares, both included: one square per column or one per row,
     * whichever are more, consecutive squares touching (Bresenham 1965). The result is the same in both directions.
     */
    public static BitSet between(Board board, int from, int to) {
        int low = Math.min(from, to);
        int high = Math.max(from, to);
        int x = board.column(low);
        int y = board.row(low);
        int dx = Math.abs(board.column(high) - x);
        int dy = board.row(high) - y;
        int stepX = board.column(high) < x ? -1 : 1;
        int error = dx - dy;
        BitSet line = new BitSet();
        line.set(low);
        while (y * board.columns() + x != high) {
            int twice = 2 * error;
            if (twice > -dy) {
                error -= dy;
                x += stepX;
            }
            if (twice < dx) {
                error += dx;
                y++;
            }
            line.set(y * board.columns() + x);
        }
        return line;
    }

    /**
     * Snaps the end of a line: returns the square of the board that lies on the column, the row or a diagonal of
     * {@code from} and is the fewest columns plus rows away from {@code to}.
     */
    public static int straightened(Board board, int from, int to) {
        int dx = board.column(to) - board.column(from);
        int dy = board.row(to) - board.row(from);
        int wide = Math.abs(dx);
        int high = Math.abs(dy);
        if (2 * high < wide) {
            return board.squareAt(board.column(to), board.row(from));
        }
        if (2 * wide < high) {
            return board.squareAt(board.column(from), board.row(to));
        }
        int along = Math.min(wide, high);
        return board.squareAt(
                board.column(from) + along * Integer.signum(dx), board.row(from) + along * Integer.signum(dy));
    }
}
