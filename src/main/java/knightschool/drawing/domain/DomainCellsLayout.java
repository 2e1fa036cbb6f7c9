package knightschool.drawing.domain;

import knightschool.board.MoveOrder;

/**
 * The positions of the eight domain cells of one square, one for each move, in one row or two, in move order. All
 * lengths are in pixels.
 *
 * @param left the left edge of the first cell
 * @param top the upper edge of the first cell
 * @param width the width of all cells together
 * @param height the height of all cells together
 * @param rows 1 or 2
 * @param gap the gap between two cells
 */
public record DomainCellsLayout(double left, double top, double width, double height, int rows, double gap) {
    /** The position and size of one cell. */
    public record Place(double x, double y, double width, double height) {
        double middleX() {
            return x + width / 2;
        }

        double middleY() {
            return y + height / 2;
        }

        private boolean contains(double atX, double atY) {
            return atX >= x && atX < x + width && atY >= y && atY < y + height;
        }
    }

    /** Returns the position of the cell of a move. Its left and right edges are at whole pixels. */
    public Place of(int move) {
        int columns = MoveOrder.MOVES / rows;
        double wide = (width + gap) / columns;
        double high = (height + gap) / rows;
        double x = Math.round(left + move % columns * wide);
        double next = Math.round(left + (move % columns + 1) * wide);
        return new Place(x, top + move / columns * high, next - x - gap, high - gap);
    }

    /** Returns the move whose cell contains a point, or -1. */
    public int moveAt(double x, double y) {
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            if (of(move).contains(x, y)) {
                return move;
            }
        }
        return -1;
    }
}
