package knightschool.drawing.domain;

import knightschool.board.MoveOrder;

/**
 * Where the eight cells of a square are, in pixels: in move order, in one row or in two.
 *
 * @param left where the first begins
 * @param top where the first begins
 * @param width of all of them
 * @param height of all of them
 * @param rows 1 or 2
 * @param gap between two
 */
public record DomainArrayLayout(double left, double top, double width, double height, int rows, double gap) {
    /** Where one cell is. */
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

    /** Where the cell of a move is; its left and right edges are whole pixels. */
    public Place of(int move) {
        int columns = MoveOrder.MOVES / rows;
        double wide = (width + gap) / columns;
        double high = (height + gap) / rows;
        double x = Math.round(left + move % columns * wide);
        double next = Math.round(left + (move % columns + 1) * wide);
        return new Place(x, top + move / columns * high, next - x - gap, high - gap);
    }

    /** The move whose cell is at a point, or -1. */
    public int moveAt(double x, double y) {
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            if (of(move).contains(x, y)) {
                return move;
            }
        }
        return -1;
    }
}
