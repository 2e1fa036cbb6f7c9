package knightschool.drawing.board;

import knightschool.board.Board;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.LineStyle;
import knightschool.drawing.SketchShape;
import knightschool.drawing.SquareMeasures;

/**
 * The positions of the squares of a board in pixels. Each square begins at a whole pixel, so that edges are sharp; if
 * the side is not a whole number, some squares are one pixel longer than others.
 *
 * @param side the side of a square, in pixels; the mean if they differ
 * @param left the x of the board's left edge, to the right of the rank numbers
 * @param top the y of the board's upper edge
 */
public record BoardGeometry(Board board, double side, int left, int top) {
    private static final int LARGE = 56;

    /**
     * The side, in pixels, from which squares are taken to be shown to a class, so that their coordinates must be
     * readable from the back of a room.
     */
    private static final int HUGE = 110;

    /** The side, in pixels, below which whole-pixel squares would leave a visible amount of space empty. */
    private static final int FITTED_WHOLE_FROM = 12;

    /**
     * Returns the geometry of a board with the given side of squares and room for its coordinates at the left and
     * below.
     */
    public static BoardGeometry of(Board board, double side) {
        return new BoardGeometry(board, side, rimLeft(side), 0);
    }

    /** Returns the geometry of a board without coordinates. */
    public static BoardGeometry bare(Board board, double side) {
        return new BoardGeometry(board, side, 0, 0);
    }

    /**
     * Returns the geometry of the largest board that fits a space together with its coordinates. Squares have a side of
     * at least 1 pixel and at most {@code most}.
     */
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
     * Like {@link #fit}, but for a board with too many squares to draw one by one, the side need not be a whole number,
     * so that no space is left empty. The board without coordinates is then a whole number of pixels wide and high.
     */
    public static BoardGeometry fitClosely(Board board, double width, double height, int most) {
        BoardGeometry geometry = fit(board, width, height, most);
        if (geometry.side >= Math.min(most, FITTED_WHOLE_FROM)
                || BoardViewport.whole(geometry).isDetailed()) {
            return geometry;
        }
        double across = Math.floor(width - rimLeft(geometry.side)) / board.columns();
        double down = Math.floor(height - rimBelow(geometry.side)) / board.rows();
        return of(board, Math.clamp(Math.min(across, down), geometry.side, most));
    }

    private static int sideFor(Board board, double width, double height, int most) {
        double free = width - rimLeft(most);
        double freeHeight = height - rimBelow(most);
        return (int) Math.min(most, Math.floor(Math.min(free / board.columns(), freeHeight / board.rows())));
    }

    /** Returns the width of the coordinates at the left of squares with the given side, in pixels. */
    public static int rimLeft(double side) {
        return side < LARGE ? 24 : side < HUGE ? 32 : 40;
    }

    /** Returns the height of the coordinates below squares with the given side, in pixels. */
    public static int rimBelow(double side) {
        return side < LARGE ? 20 : side < HUGE ? 28 : 36;
    }

    /** Returns the left edge of a square's column. */
    public double x(int square) {
        return left + begin(board.column(square));
    }

    /** Returns the upper edge of a square's row. */
    public double y(int square) {
        return top + begin(board.row(square));
    }

    /**
     * Returns the offset in pixels of a column or row from the first pixel of the board; also for indices outside the
     * board.
     */
    int begin(int line) {
        return (int) Math.floor(line * side + 0.5);
    }

    /**
     * Returns the column or row that contains a pixel, counted from the first of the board; also for pixels off the
     * board.
     */
    int line(double pixels) {
        return (int) Math.ceil((Math.floor(pixels) + 0.5) / side) - 1;
    }

    /** Returns the centre and side of a square. */
    public SquareBounds place(int square) {
        return new SquareBounds(centreX(square), centreY(square), side());
    }

    /** Returns the x of a square's centre. */
    public double centreX(int square) {
        return x(square) + side / 2.0;
    }

    /** Returns the y of a square's centre. */
    public double centreY(int square) {
        return y(square) + side / 2.0;
    }

    /**
     * Returns a box inside a square.
     *
     * @param inset the distance of the box from the edges of the square
     * @param corner the radius of its corners
     */
    public SketchShape.Box box(int square, double inset, double corner, AreaStyle style) {
        double size = side - 2 * inset;
        return new SketchShape.Box(x(square) + inset, y(square) + inset, size, size, corner, style);
    }

    /** Returns a line between the centres of two squares. */
    public SketchShape.Line line(int from, int to, LineStyle stroke) {
        return new SketchShape.Line(centreX(from), centreY(from), centreX(to), centreY(to), stroke);
    }

    /** Returns the width of the squares without coordinates. */
    public double boardWidth() {
        return begin(board.columns());
    }

    /** Returns the height of the squares without coordinates. */
    public double boardHeight() {
        return begin(board.rows());
    }

    /** Returns the width with the coordinates. */
    public double width() {
        return left + boardWidth();
    }

    /** Returns the height with the coordinates. */
    public double height() {
        return top + boardHeight() + (left == 0 ? 0 : rimBelow(side));
    }

    /** Returns the square at a point, hole or not, or {@link Board#NONE} if the point is off the board. */
    public int squareAt(double x, double y) {
        return board.squareAt(line(x - left), line(y - top));
    }

    /** Returns whether the squares are large enough for numbers, scores and closed spokes. */
    public boolean isDetailed() {
        return side >= SquareMeasures.DETAIL_FROM_PIXELS;
    }

    /** Returns the type size of the coordinates. */
    double rimText() {
        return side < LARGE ? 12 : side < HUGE ? 14 : 20;
    }
}
