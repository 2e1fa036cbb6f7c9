package knightschool.drawing.board;

/**
 * The zoom level and centre of a view of a board. Immutable.
 *
 * @param side the side of a square in pixels; 0 for the largest that fits the pane
 * @param x the centre of the pane, in squares from the left edge of the board
 * @param y the centre of the pane, in squares from the upper edge of the board
 */
public record BoardZoom(int side, double x, double y) {
    /** The whole board, as large as fits. */
    public static final BoardZoom FIT = new BoardZoom(0, 0, 0);

    private static final int LARGEST = 96;

    public boolean isFit() {
        return side == 0;
    }

    /**
     * Returns the viewport of this zoom. A board smaller than the pane is centred; a larger one never leaves a part of
     * the pane empty.
     *
     * @param home the geometry in which the whole board is visible
     */
    public BoardViewport of(BoardGeometry home, double width, double height) {
        int w = (int) Math.floor(width);
        int h = (int) Math.floor(height);
        if (isFit()) {
            return new BoardViewport(home, w, h);
        }
        int rim = BoardGeometry.rimLeft(side);
        int innerHeight = h - BoardGeometry.rimBelow(side);
        int left = rim + place((w - rim) / 2.0 - x * side, home.board().columns() * side, w - rim);
        int top = place(innerHeight / 2.0 - y * side, home.board().rows() * side, innerHeight);
        return new BoardViewport(new BoardGeometry(home.board(), side, left, top), w, h);
    }

    private static int place(double target, int length, int space) {
        return length <= space ? (space - length) / 2 : (int) Math.round(Math.clamp(target, space - length, 0));
    }

    /**
     * Returns a zoom that is nearer by a factor, or further away if it is less than 1. The point of the board under a
     * given point stays in place. The side of a square changes by at least one pixel.
     *
     * @param now the current viewport
     * @param home the geometry in which the whole board is visible
     */
    public BoardZoom nearer(double factor, double atX, double atY, BoardViewport now, BoardGeometry home) {
        double before = now.geometry().side();
        double target = before * factor;
        int after = (int) (factor > 1 ? Math.max(before + 1, Math.round(target)) : Math.min(before - 1, target));
        if (after <= home.side()) {
            return FIT;
        }
        int other = Math.min(after, Math.max(LARGEST, (int) before));
        double overX = (atX - now.geometry().left()) / before;
        double overY = (atY - now.geometry().top()) / before;
        int rim = BoardGeometry.rimLeft(other);
        double middleX = rim + (now.width() - rim) / 2.0;
        double middleY = (now.height() - BoardGeometry.rimBelow(other)) / 2.0;
        return new BoardZoom(other, overX + (middleX - atX) / other, overY + (middleY - atY) / other);
    }

    /** Returns this zoom with the board moved by a number of pixels; unchanged if it shows the whole board. */
    public BoardZoom moved(double dx, double dy, BoardViewport now) {
        if (isFit()) {
            return this;
        }
        int rim = BoardGeometry.rimLeft(side);
        double middleX = rim + (now.width() - rim) / 2.0;
        double middleY = (now.height() - BoardGeometry.rimBelow(side)) / 2.0;
        return new BoardZoom(
                side,
                (middleX - now.geometry().left() - dx) / side,
                (middleY - now.geometry().top() - dy) / side);
    }

    /**
     * Returns this zoom with the board moved by the smallest distance that makes a square and one square beside it
     * visible.
     */
    public BoardZoom showing(int square, BoardViewport now) {
        BoardGeometry squares = now.geometry();
        double dx = into(squares.x(square), squares.side(), now.innerLeft(), now.width());
        double dy = into(squares.y(square), squares.side(), 0, now.innerBottom());
        return dx == 0 && dy == 0 ? this : moved(dx, dy, now);
    }

    private static double into(double at, double side, int first, int end) {
        if (at - side < first) {
            return first - (at - side);
        }
        return at + 2.0 * side > end ? end - (at + 2.0 * side) : 0;
    }
}
