package knightschool.drawing.board;

import knightschool.board.Board;
import knightschool.drawing.SquareMeasures;

/**
 * The positions of the squares of a board in pixels. Each square begins at a whole pixel, so that edges are sharp; if
 * the side is not a whole number, some squares are one pixel longer than others.
 *
 * @param board the board
 * @param side of a square, in pixels; the mean if they differ
 * @param left x of the board's left edge, right of the rank numbers
 * @param top y of the board's upper edge
 */
public record BoardGeometry(Board board, double side, int left, int top) {
    private static final int LARGE = 56;

    /** Squares of that side are shown to a class: their coordinates are read from the back of a room. */
    private static final int HUGE = 110;

    /** Squares of a whole number of pixels that would be shorter leave so much room empty that a person sees it. */
    private static final int WHOLE_FROM = 12;

    /** A board with squares of that side, with room for its coordinates at the left and below. */
    public static BoardGeometry of(Board board, double side) {
        return new BoardGeometry(board, side, rimLeft(side), 0);
    }

    /** A board without coordinates. */
    public static BoardGeometry bare(Board board, double side) {
        return new BoardGeometry(board, side, 0, 0);
    }

    /** The largest board with its coordinates in that room; squares have at least 1 pixel and at most {@code most}. */
    public static BoardGeometry fit(Board board, double width, double height, int most) {
        int side = sideFor(board, width, height, LARGE - 1);
        if (side == LARGE - 1) {
            side = Math.max(side, sideFor(board, width, height, HUGE - 1));
        }
        if (side == HUGE - 1) {
            side = Math.max(side, sideFor(board, width, height, Integer.MAX_VALUE));
        }
        return of(board, Math.clamp(side, 1, most));
    }

    /**
     * The same; of a board whose squares are too many to be drawn one by one, also the room is used that short squares
     * of whole pixels would leave empty. Without coordinates it is then a whole number of pixels wide and high.
     */
    public static BoardGeometry fitClosely(Board board, double width, double height, int most) {
        BoardGeometry whole = fit(board, width, height, most);
        if (whole.side >= Math.min(most, WHOLE_FROM)
                || BoardViewport.whole(whole).isDetailed()) {
            return whole;
        }
        double across = Math.floor(width - rimLeft(whole.side)) / board.columns();
        double down = Math.floor(height - rimBelow(whole.side)) / board.rows();
        return of(board, Math.clamp(Math.min(across, down), whole.side, most));
    }

    private static int sideFor(Board board, double width, double height, int most) {
        double free = width - rimLeft(most);
        double freeHeight = height - rimBelow(most);
        return (int) Math.min(most, Math.floor(Math.min(free / board.columns(), freeHeight / board.rows())));
    }

    /** The width of the coordinates at the left of squares of that side, in pixels. */
    public static int rimLeft(double side) {
        return side < LARGE ? 24 : side < HUGE ? 32 : 40;
    }

    /** The height of the coordinates below squares of that side, in pixels. */
    public static int rimBelow(double side) {
        return side < LARGE ? 20 : side < HUGE ? 28 : 36;
    }

    /** The left edge of a square's column. */
    public double x(int square) {
        return left + begin(board.column(square));
    }

    /** The upper edge of a square's row. */
    public double y(int square) {
        return top + begin(board.row(square));
    }

    /**
     * The offset in pixels of a column or row from the first pixel of the board; also for indices outside the board.
     */
    int begin(int line) {
        return (int) Math.floor(line * side + 0.5);
    }

    /** The column or row that a pixel is in, counted from the first of the board, or beside it. */
    int line(double pixels) {
        return (int) Math.ceil((Math.floor(pixels) + 0.5) / side) - 1;
    }

    /** The centre and side of a square. */
    public SquareBounds place(int square) {
        return new SquareBounds(centreX(square), centreY(square), side());
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
        return begin(board.columns());
    }

    /** The height of the squares alone. */
    public double boardHeight() {
        return begin(board.rows());
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
        return board.squareAt(line(x - left), line(y - top));
    }

    /** Whether squares are large enough for numbers, scores and closed spokes. */
    public boolean isDetailed() {
        return side >= SquareMeasures.DETAIL_FROM_PIXELS;
    }

    /** The size of the type of the coordinates. */
    double rimText() {
        return side < LARGE ? 12 : side < HUGE ? 14 : 20;
    }
}
