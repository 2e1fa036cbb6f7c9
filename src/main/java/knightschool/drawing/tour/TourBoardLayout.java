package knightschool.drawing.tour;

import knightschool.board.Board;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.BoardZoomGeometry;

/**
 * Fits a full board into a pane, with room for its coordinates unless the squares are too small for edges. Squares too
 * small for edges have none.
 */
public final class TourBoardLayout {
    /** The width of the rim for rank numbers of up to four digits, in pixels. */
    public static final int LEFT = 36;

    /** The height of the rim for file letters, in pixels. */
    public static final int BELOW = 22;

    /** The largest side of a square, in pixels, when the whole board is visible. */
    private static final double MOST_SIDE = 104;

    private static final BoardZoomGeometry.Rims RIMS =
            new BoardZoomGeometry.Rims(side -> hasEdges(side) ? LEFT : 0, side -> hasEdges(side) ? BELOW : 0);

    private TourBoardLayout() {}

    private static boolean hasEdges(double side) {
        return side >= BoardZoomGeometry.WHOLE_FROM;
    }

    /**
     * Returns a full board in a pane of a size, in pixels. A zoom keeps the share of the board that it shows when the
     * pane is resized.
     */
    public static BoardZoomGeometry board(int columns, int rows, double width, double height) {
        double framed =
                BoardZoomGeometry.sharp(fitting(columns, rows, Math.max(1, width - LEFT), Math.max(1, height - BELOW)));
        double side = hasEdges(framed)
                ? framed
                : Math.min(Math.nextDown(BoardZoomGeometry.WHOLE_FROM), fitting(columns, rows, width, height));
        int left = (int) RIMS.left().applyAsDouble(side);
        return new BoardZoomGeometry(
                new BoardGeometry(Board.full(columns, rows), side, left, 0), width, height, RIMS, side);
    }

    private static double fitting(int columns, int rows, double across, double down) {
        return Math.min(MOST_SIDE, Math.min(across / columns, down / rows));
    }
}
