package knightschool.drawing.board;

import java.util.function.DoubleUnaryOperator;
import knightschool.drawing.Zoom;

/**
 * The geometry of a board at any zoom in a pane of a given size. Its scale is the side of a square, in units. Squares
 * are a whole number of pixels wide from {@link #WHOLE_FROM} on, unless the whole board is visible.
 *
 * @param whole the geometry in which the whole board is visible
 * @param width of the pane, in pixels
 * @param height of the pane, in pixels
 * @param rims the room for coordinates at the left and below
 * @param unit the unit of the scale, in pixels; 1 if squares keep their size when the pane is resized, the side of a
 *     square of the whole board if the visible part keeps its share of the board
 */
public record BoardZoomGeometry(BoardGeometry whole, double width, double height, Rims rims, double unit)
        implements Zoom.Picture {
    /** The side, in pixels, from which squares of different sides would be seen to differ. */
    public static final double WHOLE_FROM = 8;

    private static final double LARGEST = 96;

    /** The lengths of the rims around squares with a given side, in pixels. */
    public record Rims(DoubleUnaryOperator left, DoubleUnaryOperator bottom) {
        /** The rims of a {@link BoardGeometry}. */
        public static final Rims COORDINATES = new Rims(BoardGeometry::rimLeft, BoardGeometry::rimBelow);
    }

    /** Returns a side, rounded down to whole pixels if squares are large. */
    public static double sharp(double side) {
        return side < WHOLE_FROM ? side : Math.floor(side + 1e-9);
    }

    @Override
    public double least() {
        return whole.side() / unit;
    }

    @Override
    public double most() {
        return LARGEST / unit;
    }

    private double side(double scale) {
        return Math.max(whole.side(), sharp(scale * unit));
    }

    @Override
    public Zoom.Axis across(double scale) {
        double rim = rims.left.applyAsDouble(side(scale));
        double length = Math.round(whole.board().columns() * side(scale));
        return new Zoom.Axis(rim, width - rim, length, whole.left() + whole.boardWidth() / 2);
    }

    @Override
    public Zoom.Axis down(double scale) {
        double length = Math.round(whole.board().rows() * side(scale));
        return new Zoom.Axis(
                0, height - rims.bottom.applyAsDouble(side(scale)), length, whole.top() + whole.boardHeight() / 2);
    }

    /** Returns the places of the squares in a zoom. */
    public BoardGeometry geometry(Zoom zoom) {
        return zoom.isWhole()
                ? whole
                : new BoardGeometry(whole.board(), side(zoom.scale()), (int) Math.rint(zoom.left(this)), (int)
                        Math.rint(zoom.top(this)));
    }
}
