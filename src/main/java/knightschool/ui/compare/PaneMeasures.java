package knightschool.ui.compare;

import knightschool.board.Board;
import knightschool.drawing.BoardGeometry;

/**
 * Where the parts of a pane lie, in pixels: the header, the board with its coordinates, the domain row, then the code
 * beside the counters, and the reason below. What is left over goes to the board, whose squares are as large as width and
 * height let them be.
 *
 * @param geometry the squares of the board
 * @param gutter left of the squares: room for the ranks, and for the name in the domain row
 * @param right where header, domain row and the rest end
 */
record PaneMeasures(BoardGeometry geometry, double gutter, double right) {
    /** The header above the board. */
    static final double HEADER = 42;

    /** The domain row. */
    static final double ROW = 36;

    /** Between the domain row and the code, and between the code and the reason. */
    static final double GAP = 7;

    /** The reason: two lines. */
    static final double WHY = 38;

    private static final double BEFORE_RANKS = 4;
    private static final double AFTER_FILES = 4;

    /** On a narrow board the rest does not become narrower than that. */
    private static final double LEAST_RIGHT = 330;

    /**
     * The measures in a pane of that size.
     *
     * @param below the height of code and counters
     */
    static PaneMeasures fit(Board board, double width, double height, double below) {
        double high = height - HEADER - AFTER_FILES - ROW - GAP - below - GAP - WHY;
        BoardGeometry geometry = BoardGeometry.fit(board, width - BEFORE_RANKS, high, Integer.MAX_VALUE);
        double gutter = BEFORE_RANKS + geometry.left();
        double right = Math.max(gutter + geometry.boardWidth(), Math.min(width, LEAST_RIGHT));
        return new PaneMeasures(geometry, gutter, right);
    }

    /** Where the canvas of the board begins. */
    double boardLeft() {
        return gutter - geometry.left();
    }

    /** Where the domain row begins. */
    double rowTop() {
        return HEADER + geometry.height() + AFTER_FILES;
    }
}
