package knightschool.tour.construction;

import java.util.Arrays;
import knightschool.tour.construction.JunctionKind.Spot;

/**
 * A stored tour of a small block. Squares are numbered within the block, row × columns + column.
 *
 * @param columns columns of the block
 * @param rows rows of the block
 * @param closed whether the last square is a knight's move from the first
 * @param squares some or all squares of the block, in the order of the tour; not to be modified
 */
record StoredBlockTour(int columns, int rows, boolean closed, int[] squares) {
    int column(int square) {
        return square % columns;
    }

    int row(int square) {
        return square / columns;
    }

    int at(Spot spot) {
        return spot.row() * columns + spot.column();
    }

    /** The tour with columns and rows exchanged. */
    StoredBlockTour transposed() {
        int[] turned = Arrays.stream(squares)
                .map(square -> column(square) * rows + row(square))
                .toArray();
        return new StoredBlockTour(rows, columns, closed, turned);
    }

    /** The tour upside down. */
    StoredBlockTour flipped() {
        int[] turned = Arrays.stream(squares)
                .map(square -> (rows - 1 - row(square)) * columns + column(square))
                .toArray();
        return new StoredBlockTour(columns, rows, closed, turned);
    }

    /**
     * The squares in the order of the tour from one end of an edge to the other. In a closed tour that edge is left
     * out; in an open tour the two squares are its ends.
     */
    int[] between(int first, int last) {
        int[] order = closed ? rotated(position(first)) : squares.clone();
        if (order[order.length - 1] == last && order[0] == first) {
            return order;
        }
        return reversed(closed ? rotated(position(last)) : order);
    }

    /** The squares of a closed tour, beginning with the one at a position. */
    int[] rotated(int position) {
        int[] order = new int[squares.length];
        System.arraycopy(squares, position, order, 0, squares.length - position);
        System.arraycopy(squares, 0, order, squares.length - position, position);
        return order;
    }

    static int[] reversed(int[] order) {
        int[] back = new int[order.length];
        for (int i = 0; i < order.length; i++) {
            back[i] = order[order.length - 1 - i];
        }
        return back;
    }

    private int position(int square) {
        int position = 0;
        while (squares[position] != square) {
            position++;
        }
        return position;
    }
}
