package knightschool.drawing.board;

/**
 * The visible part of a board that may be larger than its pane: the pane spans 0 to width and height, with coordinates
 * along its left and lower edges.
 *
 * @param geometry the positions of the squares, which may lie outside the pane
 * @param width of the pane, in pixels
 * @param height of the pane, in pixels
 */
public record BoardViewport(BoardGeometry geometry, int width, int height) {
    /** Above this number of visible squares, squares are painted as pixels. */
    private static final long MOST_DETAILED = 1_600;

    /** A board of which everything is seen. */
    public static BoardViewport whole(BoardGeometry geometry) {
        return new BoardViewport(geometry, (int) Math.ceil(geometry.width()), (int) Math.ceil(geometry.height()));
    }

    /** Where the squares in sight begin. */
    public int innerLeft() {
        return BoardGeometry.rimLeft(geometry.side());
    }

    /** Where the squares in sight end at the bottom. */
    public int innerBottom() {
        return Math.max(0, height - BoardGeometry.rimBelow(geometry.side()));
    }

    /** Whether every square is in sight. */
    public boolean isWhole() {
        return isBare()
                || geometry.left() >= innerLeft()
                        && geometry.top() >= 0
                        && geometry.left() + geometry.boardWidth() <= width
                        && geometry.top() + geometry.boardHeight() <= innerBottom();
    }

    /** Whether the board fills the picture, without coordinates. */
    private boolean isBare() {
        return geometry.left() == 0
                && geometry.top() == 0
                && geometry.boardWidth() == width
                && geometry.boardHeight() == height;
    }

    /** Whether a point is where squares are seen. */
    public boolean shows(double x, double y) {
        return x >= innerLeft() && x < width && y >= 0 && y < innerBottom();
    }

    /** The first column in sight. */
    public int firstColumn() {
        return Math.clamp(geometry.line(innerLeft() - geometry.left()), 0, columns());
    }

    /** The column after the last in sight. */
    public int endColumn() {
        return Math.clamp(geometry.line(width - 1 - geometry.left()) + 1, 0, columns());
    }

    /** The first row in sight. */
    public int firstRow() {
        return Math.clamp(geometry.line(-geometry.top()), 0, rows());
    }

    /** The row after the last in sight. */
    public int endRow() {
        return Math.clamp(geometry.line(innerBottom() - 1 - geometry.top()) + 1, 0, rows());
    }

    private int columns() {
        return geometry.board().columns();
    }

    private int rows() {
        return geometry.board().rows();
    }

    /** Whether there are few enough squares in sight to draw each with its details. */
    public boolean isDetailed() {
        return (long) (endColumn() - firstColumn()) * (endRow() - firstRow()) <= MOST_DETAILED;
    }

    /** Whether some of a rectangle may be in sight. */
    boolean touches(double left, double top, double right, double bottom) {
        return right >= 0 && left <= width && bottom >= 0 && top <= height;
    }
}
