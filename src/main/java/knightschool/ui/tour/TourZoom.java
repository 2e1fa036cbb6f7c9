package knightschool.ui.tour;

import knightschool.drawing.tour.TourViewport;

/**
 * The zoom and the visible section of the board.
 *
 * @param factor 1 for the whole board, more for a part of it
 * @param x the column in the middle of the pane, as a fraction of all columns, 0 to 1
 * @param y the row in the middle of the pane, as a fraction of all rows, 0 to 1
 */
record TourZoom(double factor, double x, double y) {
    /** The whole board. */
    static final TourZoom WHOLE = new TourZoom(1, 0.5, 0.5);

    TourZoom {
        x = Math.clamp(x, 0, 1);
        y = Math.clamp(y, 0, 1);
    }

    /** The section of a board in a pane of a size, in pixels. */
    TourViewport window(int columns, int rows, double width, double height) {
        return TourViewport.of(columns, rows, width, height, factor, x, y);
    }

    /**
     * Returns the zoom changed by a factor. The point of the board at a place in the pane stays there, as far as the
     * edges of the board allow.
     *
     * @param by the factor; less than 1 to zoom out
     * @param atX the horizontal coordinate of the place in the pane, in pixels
     */
    TourZoom nearer(double by, double atX, double atY, TourViewport now) {
        double most = TourViewport.nearest(now.columns(), now.rows(), now.width(), now.height());
        double next = Math.clamp(factor * by, 1, most);
        if (next == 1) {
            return WHOLE;
        }
        double column = (atX - now.left()) / (now.side() * now.columns());
        double row = (atY - now.top()) / (now.side() * now.rows());
        TourViewport then = TourViewport.of(now.columns(), now.rows(), now.width(), now.height(), next, x, y);
        double middleX = then.rimLeft() + (now.width() - then.rimLeft()) / 2;
        double middleY = (now.height() - then.rimBelow()) / 2;
        return new TourZoom(
                next,
                column + (middleX - atX) / (then.side() * then.columns()),
                row + (middleY - atY) / (then.side() * then.rows()));
    }

    /** Returns the zoom with the board moved in the pane, in pixels. */
    TourZoom moved(double dx, double dy, TourViewport now) {
        return factor == 1
                ? this
                : new TourZoom(factor, x - dx / (now.side() * now.columns()), y - dy / (now.side() * now.rows()));
    }
}
