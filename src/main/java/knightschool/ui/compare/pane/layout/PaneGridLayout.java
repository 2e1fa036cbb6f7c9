package knightschool.ui.compare.pane.layout;

import knightschool.board.Board;

/**
 * The arrangement of the panes of a comparison for a given width and height, side by side or in several lines. All
 * panes have the same width in whole pixels, so that their squares are of the same size.
 *
 * @param content what the panes show
 * @param lines the number of lines
 * @param room the width in which the panes are laid out, in pixels
 * @param height the height in which they are laid out, in pixels
 * @param below the height for the label with the verdict below each pane, in pixels; 0 if there is none
 */
public record PaneGridLayout(PaneGridContent content, int lines, double room, double height, double below) {
    private static final double GAP = 21;

    private static final double SMALL_GAP = 9;

    /** The width in pixels up to which panes grow while the gap between them is {@link #SMALL_GAP}. */
    private static final double NARROW = 300;

    /** The difference between two heights that are tried, in pixels. */
    private static final int STEP = 4;

    /** The gap between two lines of panes, in pixels. */
    static final double LINE_GAP = 8;

    /** Returns the arrangement of panes in the given size. */
    public static PaneGridLayout fit(PaneGridContent content, double width, double height) {
        return new PaneGridFitter(content, width, height).fit();
    }

    /** Returns the number of panes side by side. */
    public int columns() {
        return columns(content.panes(), lines);
    }

    /** Returns the number of panes side by side in each of the given number of lines. */
    static int columns(int panes, int lines) {
        return (panes + lines - 1) / lines;
    }

    /** Returns the gap between two panes side by side, in pixels. */
    public double gap() {
        return gap(room, columns());
    }

    /** Returns the gap between a line of panes with the verdicts below it and the next line, in pixels. */
    public double lineGap() {
        return LINE_GAP;
    }

    /** Returns the width of a pane, in pixels. */
    public double paneWidth() {
        return paneWidth(room, columns());
    }

    /** Returns the height of a pane, in pixels. */
    public double paneHeight() {
        return Math.floor((height - LINE_GAP * (lines - 1)) / lines) - below;
    }

    /** Returns the layout of each pane without a domain table. */
    public PaneContentLayout pane() {
        return PaneContentLayout.fit(content.board(), paneRoom());
    }

    AvailablePaneSpace paneRoom() {
        return content.pane(paneWidth(), paneHeight());
    }

    /**
     * Returns how much lower the panes could be without a smaller or missing part, in pixels: 0 unless their boards are
     * as wide as they can be.
     */
    public double spareHeight() {
        Board board = content.board();
        return content.tables() ? 0 : lines * PaneContentLayout.spareHeight(board, paneRoom());
    }

    /**
     * Returns how much higher the panes would have to be for squares of a side, in pixels, or for the largest squares
     * up to that side. The higher of two heights need not have the larger squares, as it may have room for other parts.
     *
     * @param side the side, in pixels
     * @param most the greatest height that can be added, in pixels
     */
    public static double missingHeight(PaneGridContent content, double width, double height, double side, double most) {
        if (content.tables()) {
            return 0;
        }
        double least =
                Math.min(side, fit(content, width, height).pane().geometry().side());
        int missing = 0;
        for (int more = STEP; least < side && more <= most; more += STEP) {
            double higher = fit(content, width, height + more).pane().geometry().side();
            if (Math.min(side, higher) > least) {
                least = Math.min(side, higher);
                missing = more;
            }
        }
        return missing;
    }

    /** Returns the width of one of several panes side by side, in pixels. */
    static double paneWidth(double room, int columns) {
        return paneWidth(room, columns, gap(room, columns));
    }

    private static double gap(double room, int columns) {
        return columns == 1 ? GAP : Math.clamp(Math.floor((room - columns * NARROW) / (columns - 1)), SMALL_GAP, GAP);
    }

    private static double paneWidth(double room, int columns, double gap) {
        return Math.floor((room - gap * (columns - 1)) / columns);
    }
}
