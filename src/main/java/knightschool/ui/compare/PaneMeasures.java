package knightschool.ui.compare;

import knightschool.board.Board;
import knightschool.drawing.BoardGeometry;

/**
 * Where the parts of a pane lie, in pixels: the header, the board with its coordinates, the domain row, then the code
 * beside the counters, and the reason below. What is left over goes to the board, whose squares are as large as width
 * and height let them be.
 *
 * @param text how large the text is
 * @param geometry the squares of the board
 * @param gutter left of the squares: room for the ranks, and for the name in the domain row
 * @param right where header, domain row and the rest end
 */
record PaneMeasures(Text text, BoardGeometry geometry, double gutter, double right) {
    /** How large the text of a pane is, and with it what lies around the board. */
    enum Text {
        /** Where the code and the counters do not fit beside each other: the counters lie below. */
        NARROW(42, 36, 7, 104, 38),
        USUAL(42, 36, 7, 80, 38),
        /** Where the width, not the height, holds the squares back: text for the back of a room. */
        LARGE(56, 52, 12, 128, 56);

        private final double header;
        private final double row;
        private final double gap;
        private final double below;
        private final double why;

        Text(double header, double row, double gap, double below, double why) {
            this.header = header;
            this.row = row;
            this.gap = gap;
            this.below = below;
            this.why = why;
        }

        private double aroundBoard() {
            return header + AFTER_FILES + row + gap + below + gap + why;
        }
    }

    private static final double BEFORE_RANKS = 4;
    private static final double AFTER_FILES = 4;

    /** On a narrow board the rest does not become narrower than that. */
    private static final double LEAST_RIGHT = 330;

    /** Code and counters fit beside each other from here on. */
    private static final double USUAL_WIDTH = 350;

    /** Large code and counters fit beside each other from here on. */
    private static final double LARGE_WIDTH = 520;

    /** The measures in a pane of that size. */
    static PaneMeasures fit(Board board, double width, double height) {
        PaneMeasures usual = fit(board, width, height, width < USUAL_WIDTH ? Text.NARROW : Text.USUAL);
        PaneMeasures large = fit(board, width, height, Text.LARGE);
        boolean free = width >= LARGE_WIDTH && large.geometry.side() == usual.geometry.side();
        return free ? large : usual;
    }

    private static PaneMeasures fit(Board board, double width, double height, Text text) {
        BoardGeometry geometry =
                BoardGeometry.fit(board, width - BEFORE_RANKS, height - text.aroundBoard(), Integer.MAX_VALUE);
        double gutter = BEFORE_RANKS + geometry.left();
        double right = Math.max(gutter + geometry.boardWidth(), Math.min(width, LEAST_RIGHT));
        return new PaneMeasures(text, geometry, gutter, right);
    }

    /** From the left of the squares to the right end. */
    double width() {
        return right - gutter;
    }

    double headerHeight() {
        return text.header;
    }

    /** Where the canvas of the board begins; its top is the end of the header. */
    double boardLeft() {
        return gutter - geometry.left();
    }

    double rowTop() {
        return text.header + geometry.height() + AFTER_FILES;
    }

    double rowHeight() {
        return text.row;
    }

    /** The top of code and counters. */
    double belowTop() {
        return rowTop() + text.row + text.gap;
    }

    /** The height of code and counters. */
    double belowHeight() {
        return text.below;
    }

    double whyTop() {
        return belowTop() + text.below + text.gap;
    }

    double whyHeight() {
        return text.why;
    }
}
