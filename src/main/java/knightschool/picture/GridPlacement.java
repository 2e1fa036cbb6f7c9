package knightschool.picture;

import java.util.DoubleSummaryStatistics;
import java.util.List;

/**
 * Where a grid of squares lies in a picture: an affine map from columns and rows to pixels.
 *
 * @param originX the upper left corner of the first square, in pixels
 * @param originY the same, downwards
 * @param cellWidth from one column to the next, in pixels
 * @param cellHeight from one row to the next, in pixels
 * @param angle by how much the grid is turned about its origin, in radians, clockwise as seen on the screen
 * @param columns number of columns, at least 1
 * @param rows number of rows, at least 1
 */
public record GridPlacement(
        double originX, double originY, double cellWidth, double cellHeight, double angle, int columns, int rows) {
    /** So much of a pixel is none. */
    private static final double SLACK = 0.05;

    /** @throws IllegalArgumentException if a size is not positive */
    public GridPlacement {
        if (!(cellWidth > 0 && cellHeight > 0 && columns > 0 && rows > 0)) {
            throw new IllegalArgumentException("a grid has squares of a positive size");
        }
    }

    /** A point of the picture from a place on the grid in squares: (0, 0) is its upper left corner. */
    public PicturePoint point(double column, double row) {
        double right = column * cellWidth;
        double down = row * cellHeight;
        return new PicturePoint(
                originX + right * Math.cos(angle) - down * Math.sin(angle),
                originY + right * Math.sin(angle) + down * Math.cos(angle));
    }

    /** The middle of a square, by its index. */
    public PicturePoint centre(int square) {
        return point(square % columns + 0.5, square / columns + 0.5);
    }

    /** The column that a point of the picture lies in, in squares from the left side: may lie off the grid. */
    public double columnAt(double x, double y) {
        return ((x - originX) * Math.cos(angle) + (y - originY) * Math.sin(angle)) / cellWidth;
    }

    /** The row that a point of the picture lies in, in squares from the upper side: may lie off the grid. */
    public double rowAt(double x, double y) {
        return ((y - originY) * Math.cos(angle) - (x - originX) * Math.sin(angle)) / cellHeight;
    }

    /** The index of the square at a point of the picture; -1 off the grid. */
    public int squareAt(double x, double y) {
        double column = Math.floor(columnAt(x, y));
        double row = Math.floor(rowAt(x, y));
        return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : (int) (row * columns + column);
    }

    /** The smallest frame of whole pixels around the grid. */
    public SelectionFrame frame() {
        List<PicturePoint> corners = List.of(point(0, 0), point(columns, 0), point(0, rows), point(columns, rows));
        DoubleSummaryStatistics across =
                corners.stream().mapToDouble(PicturePoint::x).summaryStatistics();
        DoubleSummaryStatistics down =
                corners.stream().mapToDouble(PicturePoint::y).summaryStatistics();
        int left = (int) Math.floor(across.getMin() + SLACK);
        int top = (int) Math.floor(down.getMin() + SLACK);
        return new SelectionFrame(
                left,
                top,
                (int) Math.ceil(across.getMax() - SLACK) - left,
                (int) Math.ceil(down.getMax() - SLACK) - top);
    }

    /** This grid in a picture that is so many times as large. */
    public GridPlacement enlarged(int times) {
        return new GridPlacement(
                originX * times, originY * times, cellWidth * times, cellHeight * times, angle, columns, rows);
    }

    /** A grid of another number of squares over the same part of the picture. */
    public GridPlacement withSides(int newColumns, int newRows) {
        return new GridPlacement(
                originX,
                originY,
                cellWidth * columns / newColumns,
                cellHeight * rows / newRows,
                angle,
                newColumns,
                newRows);
    }

    /** A grid of the same squares in number that fills an upright rectangle. */
    public static GridPlacement filling(SelectionFrame frame, int columns, int rows) {
        return new GridPlacement(
                frame.x(),
                frame.y(),
                (double) frame.width() / columns,
                (double) frame.height() / rows,
                0,
                columns,
                rows);
    }
}
