package knightschool.drawing;

import knightschool.board.Board;

/**
 * Where the squares of a board are, in whole pixels, so that edges are sharp.
 *
 * @param board whose squares
 * @param side of a square
 * @param left where the board begins, right of the ranks
 * @param top where the board begins
 */
public record BoardGeometry(Board board, int side, int left, int top) {
    private static final int LARGE = 56;

    /** A board with squares of that side, with room for its coordinates at the left and below. */
    public static BoardGeometry of(Board board, int side) {
        return new BoardGeometry(board, side, rimLeft(side), 0);
    }

    /** A board without coordinates. */
    public static BoardGeometry bare(Board board, int side) {
        return new BoardGeometry(board, side, 0, 0);
    }

    /** The largest board with its coordinates in that room; squares have at least 1 pixel and at most {@code most}. */
    public static BoardGeometry fit(Board board, double width, double height, int most) {
        int side = sideFor(board, width, height, LARGE - 1);
        if (side == LARGE - 1) {
            side = Math.max(side, sideFor(board, width, height, Integer.MAX_VALUE));
        }
        return of(board, Math.clamp(side, 1, most));
    }

    private static int sideFor(Board board, double width, double height, int most) {
        double free = width - rimLeft(most);
        double freeHeight = height - rimBelow(most);
        return (int) Math.min(most, Math.floor(Math.min(free / board.columns(), freeHeight / board.rows())));
    }

    /** The width of the coordinates at the left of squares of that side, in pixels. */
    public static int rimLeft(int side) {
        return side < LARGE ? 24 : 32;
    }

    /** The height of the coordinates below squares of that side, in pixels. */
    public static int rimBelow(int side) {
        return side < LARGE ? 20 : 28;
    }

    /** The left edge of a square's column. */
    public double x(int square) {
        return left + (double) board.column(square) * side;
    }

    /** The upper edge of a square's row. */
    public double y(int square) {
        return top + (double) board.row(square) * side;
    }

    /** The middle of a square. */
    public double centreX(int square) {
        return x(square) + side / 2.0;
    }

    /** The middle of a square. */
    public double centreY(int square) {
        return y(square) + side / 2.0;
    }

    /** The width of the squares alone. */
    public double boardWidth() {
        return (double) side * board.columns();
    }

    /** The height of the squares alone. */
    public double boardHeight() {
        return (double) side * board.rows();
    }

    /** With the coordinates. */
    public double width() {
        return left + boardWidth();
    }

    /** With the coordinates. */
    public double height() {
        return top + boardHeight() + (left == 0 ? 0 : rimBelow(side));
    }

    /** The square at a point, hole or not, or {@link Board#NONE} beside the board. */
    public int squareAt(double x, double y) {
        return board.squareAt((int) Math.floor((x - left) / side), (int) Math.floor((y - top) / side));
    }

    /** Whether squares are large enough for numbers, scores and closed spokes. */
    public boolean isDetailed() {
        return side >= Measures.DETAIL_FROM_PIXELS;
    }

    /** The size of the type of the coordinates. */
    double rimText() {
        return side < LARGE ? 12 : 14;
    }
}
