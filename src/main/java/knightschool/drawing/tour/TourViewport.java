package knightschool.drawing.tour;

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
    public static final double EDGES_FROM = 8;

    /** The largest side of a square, in pixels, when the whole board is visible. */
    private static final double MOST_SIDE = 104;

    /** The side of a square, in pixels, at the largest zoom, unless it is larger without zoom. */
    private static final double NEAREST = 56;

    /**
     * Returns the viewport for a zoom and a centre.
     *
     * @param zoom 1 for the whole board, more for a part of it
     * @param x the column at the centre of the pane, as a fraction of the columns, 0 to 1
     * @param y the row at the centre of the pane, as a fraction of the rows, 0 to 1
     */
    public static TourViewport of(int columns, int rows, double width, double height, double zoom, double x, double y) {
        double across = Math.max(1, width - RIM_LEFT);
        double down = Math.max(1, height - RIM_BELOW);
        double side = sharp(fitting(columns, rows, across, down) * zoom);
        if (side >= EDGES_FROM) {
            double left = RIM_LEFT + start(across, side * columns, x);
            return new TourViewport(columns, rows, width, height, side, left, start(down, side * rows, y));
        }
        double plain = Math.min(Math.nextDown(EDGES_FROM), fitting(columns, rows, width, height) * zoom);
        double left = start(width, plain * columns, x);
        return new TourViewport(columns, rows, width, height, plain, left, start(height, plain * rows, y));
    }

    private static double fitting(int columns, int rows, double across, double down) {
        return Math.min(MOST_SIDE, Math.min(across / columns, down / rows));
    }

    /** Returns the side rounded down to whole pixels if squares have edges. */
    private static double sharp(double side) {
        return side < EDGES_FROM ? side : Math.floor(side + 1e-9);
    }

    /**
     * Returns the beginning of a board on one axis: 0 if the board fits; otherwise chosen so that no space is left
     * empty.
     */
    private static double start(double room, double length, double middle) {
        return length <= room ? 0 : Math.rint(Math.clamp(room / 2 - middle * length, room - length, 0));
    }

    /** Returns the largest zoom for a board in a pane; at least 1. */
    public static double nearest(int columns, int rows, double width, double height) {
        double fit = fitting(columns, rows, Math.max(1, width - RIM_LEFT), Math.max(1, height - RIM_BELOW));
        return Math.max(1, NEAREST / fit);
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
