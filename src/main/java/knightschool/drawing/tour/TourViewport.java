package knightschool.drawing.tour;

import knightschool.board.Board;
import knightschool.drawing.Zoom;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.BoardPicture;

/**
 * The visible part of a board of any size in a pane. If squares have edges, there is a rim for coordinates at the left
 * and below.
 *
 * @param columns the number of columns of the board
 * @param rows the number of rows of the board
 * @param width the width of the pane, in pixels
 * @param height the height of the pane, in pixels
 * @param side the side of a square, in pixels; a whole number if squares have edges
 * @param left the left edge of the board, which may lie outside the pane
 * @param top the upper edge of the board, which may lie outside the pane
 */
public record TourViewport(int columns, int rows, double width, double height, double side, double left, double top) {
    /** The width of the rim for rank numbers of up to four digits, in pixels. */
    public static final double RIM_LEFT = 36;

    /** The height of the rim for file letters, in pixels. */
    public static final double RIM_BELOW = 22;

    /**
     * The smallest side, in pixels, of squares with edges and with the path as lines. Smaller squares only have a
     * colour.
     */
    public static final double EDGES_FROM = BoardPicture.WHOLE_FROM;

    /** The largest side of a square, in pixels, when the whole board is visible. */
    private static final double MOST_SIDE = 104;

    private static final BoardPicture.Rims RIMS =
            new BoardPicture.Rims(side -> side < EDGES_FROM ? 0 : RIM_LEFT, side -> side < EDGES_FROM ? 0 : RIM_BELOW);

    /** Returns the visible part of a board at a zoom. */
    public static TourViewport of(BoardPicture board, Zoom zoom) {
        BoardGeometry squares = board.geometry(zoom);
        return new TourViewport(
                squares.board().columns(),
                squares.board().rows(),
                board.width(),
                board.height(),
                squares.side(),
                squares.left(),
                squares.top());
    }

    /** Returns a board in a pane of a size, in pixels, as it is zoomed in. */
    public static BoardPicture board(int columns, int rows, double width, double height) {
        double framed = BoardPicture.sharp(
                fitting(columns, rows, Math.max(1, width - RIM_LEFT), Math.max(1, height - RIM_BELOW)));
        double side = framed < EDGES_FROM
                ? Math.min(Math.nextDown(EDGES_FROM), fitting(columns, rows, width, height))
                : framed;
        int left = (int) RIMS.left().applyAsDouble(side);
        return new BoardPicture(new BoardGeometry(Board.full(columns, rows), side, left, 0), width, height, RIMS);
    }

    private static double fitting(int columns, int rows, double across, double down) {
        return Math.min(MOST_SIDE, Math.min(across / columns, down / rows));
    }

    /** Returns the width of the rim at the left. */
    public double rimLeft() {
        return hasEdges() ? RIM_LEFT : 0;
    }

    /** Returns the height of the rim below. */
    public double rimBelow() {
        return hasEdges() ? RIM_BELOW : 0;
    }

    /** Returns whether squares are large enough for edges and for the path. */
    public boolean hasEdges() {
        return side >= EDGES_FROM;
    }

    /** Returns the right edge of the visible part of the board. */
    public double right() {
        return Math.min(width, left + side * columns);
    }

    /** Returns the lower edge of the visible part of the board. */
    public double bottom() {
        return Math.min(height - rimBelow(), top + side * rows);
    }

    /** Returns the first column that is at least partly visible. */
    public int firstColumn() {
        return Math.max(0, (int) Math.floor((rimLeft() - left) / side));
    }

    /** Returns the column after the last one that is at least partly visible. */
    public int endColumn() {
        return Math.min(columns, (int) Math.ceil((width - left) / side));
    }

    /** Returns the first row that is at least partly visible. */
    public int firstRow() {
        return Math.max(0, (int) Math.floor(-top / side));
    }

    /** Returns the row after the last one that is at least partly visible. */
    public int endRow() {
        return Math.min(rows, (int) Math.ceil((height - rimBelow() - top) / side));
    }

    /** Returns the x of a square's centre. */
    public double x(int square) {
        return left + (square % columns + 0.5) * side;
    }

    /** Returns the y of a square's centre. */
    public double y(int square) {
        return top + ((double) (square / columns) + 0.5) * side;
    }

    /** Returns whether a square is dark. The lower left corner, a1, is dark. */
    public boolean isDark(int column, int row) {
        return (column + rows - 1 - row) % 2 == 0;
    }
}
