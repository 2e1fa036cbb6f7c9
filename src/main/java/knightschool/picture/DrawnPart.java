package knightschool.picture;

import java.util.BitSet;

/** The smallest part of a grid that holds every square that is drawn: rows of absent squares are no part of a board. */
final class DrawnPart {
    private DrawnPart() {}

    /** The part of a grid; the grid itself where nothing can be taken away. */
    static GridFit of(GridFit grid, BitSet drawn) {
        int columns = grid.range().columns();
        int[] squares = drawn.stream().toArray();
        if (squares.length == 0) {
            return grid;
        }
        int left = columns;
        int right = 0;
        for (int square : squares) {
            left = Math.min(left, square % columns);
            right = Math.max(right, square % columns + 1);
        }
        int top = squares[0] / columns;
        int bottom = squares[squares.length - 1] / columns + 1;
        return right - left == columns && bottom - top == grid.range().rows()
                ? grid
                : grid.part(left, top, right - left, bottom - top);
    }
}
