package knightschool.drawing.tour;

/**
 * The part of a board of any size that a pane shows. Where squares have edges there is a rim for coordinates at its
 * left and below.
 *
 * @param columns of the board
 * @param rows of the board
 * @param width of the pane, in pixels
 * @param height of the pane, in pixels
 * @param side of a square, in pixels; a whole number where squares have edges
 * @param left where the board begins, which may lie outside the pane
 * @param top where the board begins
 */
public record TourViewport(int columns, int rows, double width, double height, double side, double left, double top) {
    /** The room for the ranks at the left, of up to four digits, in pixels. */
    public static final double RIM_LEFT = 36;

    /** The room for the files below, in pixels. */
    public static final double RIM_BELOW = 22;

    /** From this side on squares have edges and the path is drawn; below they only have a colour. */
    public static final double EDGES_FROM = 8;

    /** No square is larger when the whole board is seen. */
    private static final double MOST_SIDE = 104;

    /** How large a square becomes at the nearest, unless it is larger anyway. */
    private static final double NEAREST = 56;

    /**
     * The window that a person has chosen.
     *
     * @param zoom 1 for the whole board, more for a part of it
     * @param x the column in the middle of the pane, as a part of the columns, 0 to 1
     * @param y the row in the middle, as a part of the rows
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

    /** Squares with edges have whole pixels. */
    private static double sharp(double side) {
        return side < EDGES_FROM ? side : Math.floor(side + 1e-9);
    }

    /** A board that fits begins at the rim; of a longer one no room is left empty beside it. */
    private static double start(double room, double length, double middle) {
        return length <= room ? 0 : Math.rint(Math.clamp(room / 2 - middle * length, room - length, 0));
    }

    /** How far a person can go near a board in such a pane: at least 1. */
    public static double nearest(int columns, int rows, double width, double height) {
        double fit = fitting(columns, rows, Math.max(1, width - RIM_LEFT), Math.max(1, height - RIM_BELOW));
        return Math.max(1, NEAREST / fit);
    }

    /** The width of the rim at the left. */
    public double rimLeft() {
        return hasEdges() ? RIM_LEFT : 0;
    }

    /** The height of the rim below. */
    public double rimBelow() {
        return hasEdges() ? RIM_BELOW : 0;
    }

    /** Whether squares are large enough for their edges, and for the path. */
    public boolean hasEdges() {
        return side >= EDGES_FROM;
    }

    /** The right edge of what is seen of the board. */
    public double right() {
        return Math.min(width, left + side * columns);
    }

    /** The lower edge of what is seen of the board. */
    public double bottom() {
        return Math.min(height - rimBelow(), top + side * rows);
    }

    /** The first column of which something is seen. */
    public int firstColumn() {
        return Math.max(0, (int) Math.floor((rimLeft() - left) / side));
    }

    /** The column after the last of which something is seen. */
    public int endColumn() {
        return Math.min(columns, (int) Math.ceil((width - left) / side));
    }

    /** The first row of which something is seen. */
    public int firstRow() {
        return Math.max(0, (int) Math.floor(-top / side));
    }

    /** The row after the last of which something is seen. */
    public int endRow() {
        return Math.min(rows, (int) Math.ceil((height - rimBelow() - top) / side));
    }

    /** The middle of a square. */
    public double x(int square) {
        return left + (square % columns + 0.5) * side;
    }

    /** The middle of a square. */
    public double y(int square) {
        return top + ((double) (square / columns) + 0.5) * side;
    }

    /** Whether a square is dark; a1, the one at the lower left, is. */
    public boolean isDark(int column, int row) {
        return (column + rows - 1 - row) % 2 == 0;
    }
}
