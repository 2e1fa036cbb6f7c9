package knightschool.ui.statemap;

import java.util.OptionalInt;
import knightschool.drawing.statemap.PuzzleBoardMarks;

/**
 * The coordinates of the cells of a puzzle board on screen.
 *
 * @param side the side of a cell, in pixels
 */
record PuzzleBoardGeometry(int columns, int rows, double side) {
    private static final double MOST_SIDE = 110;
    private static final double LEAST_SIDE = 8;

    /** The width of the label of the exit beside the board, in pixels. */
    private static final double WORDS = 34;

    /** The width of the frame on both sides together, in cells. */
    private static final double FRAMES = 0.16;

    /** The largest geometry that fits into a space, within limits for the side of a cell. */
    static PuzzleBoardGeometry in(int columns, int rows, double width, double height) {
        double wide = (width - WORDS) / (columns + FRAMES);
        double high = height / (rows + FRAMES);
        double side = Math.clamp(Math.floor(Math.min(wide, high)), LEAST_SIDE, MOST_SIDE);
        return new PuzzleBoardGeometry(columns, rows, side);
    }

    private double frame() {
        return PuzzleBoardMarks.of(side).frame();
    }

    /** The height of the board with its frame, in pixels. */
    double height() {
        return rows * side + 2 * frame();
    }

    /** The middle of a column or row, in pixels. */
    double middle(int cells) {
        return frame() + (cells + 0.5) * side;
    }

    /** The column or row at a coordinate in pixels; may be outside the board. */
    int line(double pixels) {
        return (int) Math.floor((pixels - frame()) / side);
    }

    /** The cell at a point; empty outside the board. */
    OptionalInt cell(double x, double y) {
        int column = line(x);
        int row = line(y);
        boolean inside = column >= 0 && row >= 0 && column < columns && row < rows;
        return inside ? OptionalInt.of(row * columns + column) : OptionalInt.empty();
    }

    /** The cell nearest to a point. */
    int nearest(double x, double y) {
        return Math.clamp(line(y), 0, rows - 1) * columns + Math.clamp(line(x), 0, columns - 1);
    }

    /** Whether a point is to the right of the board, where the exit is labelled. */
    boolean isBeyond(double x) {
        return line(x) >= columns;
    }
}
