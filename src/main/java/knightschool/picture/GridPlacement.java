package knightschool.picture;

import java.util.DoubleSummaryStatistics;
import java.util.List;

/**
 * The position of a grid of squares in a picture: an affine map from columns and rows to pixels.
 *
 * @param originX the x coordinate of the upper left corner of the first square, in pixels
 * @param originY the y coordinate of that corner, downwards, in pixels
 * @param cellWidth the distance between columns, in pixels
 * @param cellHeight the distance between rows, in pixels
 * @param angle the rotation of the grid about its origin, in radians, clockwise as seen on the screen
 * @param columns the number of columns, at least 1
 * @param rows the number of rows, at least 1
 */
public record GridPlacement(
        double originX, double originY, double cellWidth, double cellHeight, double angle, int columns, int rows) {
    /** The tolerance for rounding errors, in pixels. */
    private static final double SLACK = 0.05;

    /**
     * Creates a placement.
     *
     * @throws IllegalArgumentException if a size is not positive
     */
    public GridPlacement {
        if (!(cellWidth > 0 && cellHeight > 0 && columns > 0 && rows > 0)) {
            throw new IllegalArgumentException("a grid has squares of a positive size");
        }
    }

    /**
     * Returns the point of the picture for a position on the grid, in squares from the upper left corner of the grid.
     */
    public PicturePoint point(double column, double row) {
        double right = column * cellWidth;
        double down = row * cellHeight;
        return new PicturePoint(
                originX + right * Math.cos(angle) - down * Math.sin(angle),
                originY + right * Math.sin(angle) + down * Math.cos(angle));
    }

    /** Returns the centre of a square, given by its index. */
    public PicturePoint centre(int square) {
        return point(square % columns + 0.5, square / columns + 0.5);
    }

    /** Returns the column of a point of the picture, in squares from the left side; may be outside the grid. */
    public double columnAt(double x, double y) {
        return ((x - originX) * Math.cos(angle) + (y - originY) * Math.sin(angle)) / cellWidth;
    }

    /** Returns the row of a point of the picture, in squares from the upper side; may be outside the grid. */
    public double rowAt(double x, double y) {
        return ((y - originY) * Math.cos(angle) - (x - originX) * Math.sin(angle)) / cellHeight;
    }

    /** Returns the index of the square at a point of the picture, or -1 outside the grid. */
    public int squareAt(double x, double y) {
        double column = Math.floor(columnAt(x, y));
        double row = Math.floor(rowAt(x, y));
        return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : (int) (row * columns + column);
    }

    /** Returns the smallest frame of whole pixels that encloses the grid. */
    public SelectionFrame frame() {
        List<PicturePoint> corners = List.of(point(0, 0), point(columns, 0), point(0, rows), point(columns, rows));
        DoubleSummaryStatistics across =
                corners.stream().mapToDouble(PicturePoint::x).summaryStatistics();
        DoubleSummaryStatistics down =
                corners.stream().mapToDouble(PicturePoint::y).summaryStatistics();
        int left = (int) Math.floor(across.getMin() + SLACK);
        int top = (int) Math.floor(down.getMin() + SLACK);
        int right = (int) Math.ceil(across.getMax() - SLACK);
        int bottom = (int) Math.ceil(down.getMax() - SLACK);
        return SelectionFrame.between(left, top, right, bottom);
    }

    /** Returns this grid in a picture enlarged by a factor. */
    public GridPlacement enlarged(int times) {
        return new GridPlacement(
                originX * times, originY * times, cellWidth * times, cellHeight * times, angle, columns, rows);
    }

    /** Returns a grid with another number of squares over the same part of the picture. */
    public GridPlacement withSides(int newColumns, int newRows) {
        double width = cellWidth * columns / newColumns;
        double height = cellHeight * rows / newRows;
        return new GridPlacement(originX, originY, width, height, angle, newColumns, newRows);
    }

    /** Returns an upright grid that fills a frame. */
    public static GridPlacement filling(SelectionFrame frame, int columns, int rows) {
        double width = (double) frame.width() / columns;
        double height = (double) frame.height() / rows;
        return new GridPlacement(frame.x(), frame.y(), width, height, 0, columns, rows);
    }
}
