package knightschool.drawing.board;

import knightschool.board.Board;
import knightschool.drawing.Zoom;

/**
 * The visible part of a board that may be larger than its pane: the pane spans 0 to width and height, with rims for
 * coordinates along its left and lower edges.
 *
 * @param geometry the positions of the squares, which may lie outside the pane
 * @param width of the pane, in pixels
 * @param height of the pane, in pixels
 * @param rims the room for coordinates, 0 where there are none
 */
public record BoardViewport(BoardGeometry geometry, int width, int height, BoardZoomGeometry.Rims rims) {
    /** The number of visible squares above which squares are painted as pixels. */
    private static final long MOST_DETAILED = 1_600;

    /** The largest distance by which rounded edges of the board may place a square elsewhere, in pixels. */
    private static final double ROUNDING = 0.5;

    public BoardViewport(BoardGeometry geometry, int width, int height) {
        this(geometry, width, height, BoardZoomGeometry.Rims.COORDINATES);
    }

    /** Returns the visible part of a board at a zoom. */
    public static BoardViewport of(BoardZoomGeometry board, Zoom zoom) {
        return new BoardViewport(board.geometry(zoom), (int) board.width(), (int) board.height(), board.rims());
    }

    /** Returns a viewport that shows the whole board. */
    public static BoardViewport whole(BoardGeometry geometry) {
        return new BoardViewport(geometry, (int) Math.ceil(geometry.width()), (int) Math.ceil(geometry.height()));
    }

    /** Returns the left edge of the area for squares. */
    public int innerLeft() {
        return (int) rims.left().applyAsDouble(geometry.side());
    }

    /** Returns the lower edge of the area for squares. */
    public int innerBottom() {
        return Math.max(0, height - (int) rims.bottom().applyAsDouble(geometry.side()));
    }

    /** Returns the right edge of the visible part of the board. */
    public double right() {
        return Math.min(width, geometry.left() + geometry.side() * columns());
    }

    /** Returns the lower edge of the visible part of the board. */
    public double bottom() {
        return Math.min(innerBottom(), geometry.top() + geometry.side() * rows());
    }

    /** Returns whether squares are large enough to be drawn with edges. */
    public boolean hasEdges() {
        return geometry.side() >= BoardZoomGeometry.WHOLE_FROM;
    }

    /** Returns whether every square is visible. */
    public boolean isWhole() {
        return isBare()
                || geometry.left() >= innerLeft()
                        && geometry.top() >= 0
                        && geometry.left() + geometry.boardWidth() <= width
                        && geometry.top() + geometry.boardHeight() <= innerBottom();
    }

    /** Returns whether the board fills the pane, without coordinates. */
    private boolean isBare() {
        return geometry.left() == 0
                && geometry.top() == 0
                && geometry.boardWidth() == width
                && geometry.boardHeight() == height;
    }

    /** Returns whether the centre of a square is visible; also for squares smaller than a pixel. */
    public boolean shows(int square) {
        double x = geometry.left() + (board().column(square) + 0.5) * geometry.side();
        double y = geometry.top() + (board().row(square) + 0.5) * geometry.side();
        return x >= innerLeft() - ROUNDING && x <= width + ROUNDING && y >= -ROUNDING && y <= innerBottom() + ROUNDING;
    }

    /** Returns whether a point is in the area for squares. */
    public boolean shows(double x, double y) {
        return x >= innerLeft() && x < width && y >= 0 && y < innerBottom();
    }

    /** Returns the first visible column. */
    public int firstColumn() {
        return Math.clamp(first(innerLeft() - geometry.left()), 0, columns());
    }

    /** Returns the column after the last visible one. */
    public int endColumn() {
        return Math.clamp(end(width - geometry.left()), 0, columns());
    }

    /** Returns the first visible row. */
    public int firstRow() {
        return Math.clamp(first(-geometry.top()), 0, rows());
    }

    /** Returns the row after the last visible one. */
    public int endRow() {
        return Math.clamp(end(innerBottom() - geometry.top()), 0, rows());
    }

    public Board board() {
        return geometry.board();
    }

    public int columns() {
        return geometry.board().columns();
    }

    public int rows() {
        return geometry.board().rows();
    }

    /** Returns the column or row at a distance from the edge of the board, the first of several in one pixel. */
    private int first(double pixels) {
        return geometry.side() < 1 ? (int) (pixels / geometry.side()) : geometry.line(pixels);
    }

    /** Returns the column or row after those before a distance from the edge of the board. */
    private int end(double pixels) {
        return geometry.side() < 1 ? (int) Math.ceil(pixels / geometry.side()) : geometry.line(pixels - 1) + 1;
    }

    /** Returns whether so few squares are visible that each is drawn with its details. */
    public boolean isDetailed() {
        return (long) (endColumn() - firstColumn()) * (endRow() - firstRow()) <= MOST_DETAILED;
    }

    /** Returns whether a part of a rectangle may be visible. */
    public boolean touches(double left, double top, double right, double bottom) {
        return right >= 0 && left <= width && bottom >= 0 && top <= height;
    }
}
