package knightschool.ui.compare.pane.layout;

import java.util.Optional;
import javafx.geometry.Rectangle2D;
import knightschool.board.Board;
import knightschool.drawing.board.BoardGeometry;

/**
 * The positions and sizes of the parts of a pane, in pixels. In a wide pane the parts that otherwise lie below the
 * board lie beside it. The remaining space goes to the board, whose squares are as large as width and height allow.
 *
 * @param text the text size
 * @param geometry the squares of the board
 * @param gutter the space left of the squares, for the rank labels and the name of the domain row
 * @param left the left end of domain row, code and the parts below them
 * @param right the right end of domain row, code and the parts below them
 * @param beside whether these parts lie beside the board
 */
public record PaneContentLayout(
        Text text, BoardGeometry geometry, double gutter, double left, double right, boolean beside) {
    /** The text sizes of a pane, with the sizes of the parts around the board that follow from them. */
    public enum Text {
        USUAL(42, 36, 7, 80, 25, 38, 345, 252),
        /** Text that can be read from the back of a room, where width rather than height limits the squares. */
        LARGE(56, 52, 12, 128, 36, 56, 500, 370),
        /** A pane too narrow for counters beside the code: sentences take more lines. */
        NARROW(42, 34, 4, 80, 25, 48, 345, 252),
        /** A pane too narrow for its header in text of the usual size. */
        SMALL(36, 32, 4, 72, 23, 62, 345, 252),
        /** A pane too small for code and counters: it shows only the board and the reason. */
        BARE(36, 0, 4, 0, 0, 54, 0, 112),
        /** The same with a column beside the board as wide as a count, with the name above each count. */
        BARE_STACKED(36, 0, 4, 0, 0, 88, 0, 80),
        /** A pane with the counters alone between board and reason. */
        COUNTERS(42, 0, 7, 0, 25, 38, 345, 140),
        /** The same in a pane too narrow for counters beside the code: sentences take more lines. */
        NARROW_COUNTERS(42, 0, 4, 0, 25, 48, 345, 140),
        /** The same in a pane too narrow for its header in text of the usual size. */
        SMALL_COUNTERS(36, 0, 4, 0, 23, 62, 345, 140),
        /** The same with text that can be read from the back of a room. */
        LARGE_COUNTERS(56, 0, 12, 0, 36, 56, 500, 200),
        /** A pane beside a slide's text: no text is too small for a class to read. */
        SLIDE(42, 38, 4, 80, 28, 56, 364, 268),
        /** A pane beside a slide's text on a large screen. */
        SLIDE_LARGE(56, 52, 12, 128, 36, 56, 500, 370),
        /** A pane beside a slide's text that is too small for code and counters. */
        SLIDE_BARE(42, 0, 4, 0, 0, 72, 0, 140),
        /** A pane beside a slide's text in which nothing is ever shown below the board. */
        SLIDE_BOARD(42, 0, 0, 0, 0, 0, 364, 268),
        /** The same on a large screen. */
        SLIDE_BOARD_LARGE(56, 0, 0, 0, 0, 0, 500, 370);

        final double header;
        final double row;
        final double gap;
        final double code;
        final double counter;
        final double why;
        final double codeAndCounters;
        final double beside;

        Text(
                double header,
                double row,
                double gap,
                double code,
                double counter,
                double why,
                double codeAndCounters,
                double beside) {
            this.header = header;
            this.row = row;
            this.gap = gap;
            this.code = code;
            this.counter = counter;
            this.why = why;
            this.codeAndCounters = codeAndCounters;
            this.beside = beside;
        }

        /** Returns whether the text can be read from the back of a room. */
        public boolean isLarge() {
            return this == LARGE || this == LARGE_COUNTERS || this == SLIDE_LARGE || this == SLIDE_BOARD_LARGE;
        }

        /** Returns the rank of the font size: a larger number is a larger font. */
        private int size() {
            return isLarge()
                    ? 2
                    : this == SMALL || this == SMALL_COUNTERS || this == BARE || this == BARE_STACKED ? 0 : 1;
        }

        /** Returns whether the text is small, and with it the header. */
        public boolean isSmall() {
            return size() == 0;
        }

        /** Returns whether the counters are all that is shown between the board and the reason. */
        boolean hasCountersAlone() {
            return this == COUNTERS || this == NARROW_COUNTERS || this == SMALL_COUNTERS || this == LARGE_COUNTERS;
        }

        /** Returns the font size of the words in domain cells, in pixels. */
        public double cells() {
            return isLarge() ? 16 : isOfSlide() ? 14 : 12;
        }

        /** Returns whether the text is that of a scene beside a slide's text. */
        public boolean isOfSlide() {
            return this == SLIDE
                    || this == SLIDE_LARGE
                    || this == SLIDE_BARE
                    || this == SLIDE_BOARD
                    || this == SLIDE_BOARD_LARGE;
        }
    }

    /** The width of the longest line of code in small type, in pixels. */
    static final double LEAST_CODE = 200;

    /** The width of the longest line of code beside a slide's text, in pixels. */
    static final double LEAST_CODE_ON_SLIDE = 228;

    static final double BEFORE_RANKS = 4;
    static final double AFTER_FILES = 4;
    /** The height of the second line that a sentence needs in a narrow pane beside a slide's text, in pixels. */
    static final double ANOTHER_LINE = 16;

    /** The height of the names above the counts where all counts are in one line, in pixels. */
    static final double NAMES_ABOVE = 10;

    /** The height of a count with its name above it in small type, in pixels. */
    private static final double STACKED_COUNT = 34;

    static final double BESIDE_GAP = 28;

    /** The space between a board and the column beside it in a pane with small squares, in pixels. */
    static final double SMALL_BESIDE_GAP = 16;

    /** The greatest width of the parts beside the board, as a multiple of their least width. */
    static final double MOST_BESIDE = 1.2;

    /** The width of a header that also has the buttons of a pane, in pixels. */
    private static final double HEADER_WITH_BUTTONS = 330;

    static final double LARGE_HEADER = 440;

    /** Returns the layout of a pane with the given room; where code and counters do not fit, it has neither. */
    public static PaneContentLayout fit(Board board, AvailablePaneSpace room) {
        return new PaneContentFitter(board, room).fit();
    }

    /**
     * Returns how much lower a pane with the given room could be without a smaller or missing part, in pixels. That is
     * 0 unless the pane has no code, and the board does not grow with the height.
     */
    public static double spareHeight(Board board, AvailablePaneSpace room) {
        PaneContentLayout now = fit(board, room);
        if (!now.isBare()) {
            return 0;
        }
        double reason = now.countersAlone(room.height())
                .map(area -> area.getMaxY() + now.text.gap + now.text.why)
                .orElse(now.rowTop() + now.text.why);
        double used = Math.max(now.headerHeight() + now.geometry.height() + AFTER_FILES, reason);
        double spare = Math.max(0, Math.floor(room.height() - used));
        return fit(board, room.lowerBy(spare)).equals(now) ? spare : 0;
    }

    /** Returns whether the text is at least as large as that of the other layout. */
    public boolean isAsLargeAs(PaneContentLayout other) {
        return text.size() >= other.text.size();
    }

    /** Returns whether there is room only for the board and the reason. */
    public boolean isBare() {
        return text.code == 0;
    }

    /** Returns whether there is room for the reason. */
    public boolean hasReason() {
        return text.why > 0;
    }

    /** Returns whether a pane of the given height has room for the domain row. */
    public boolean hasRow(double height) {
        return !isBare() && (!beside || codeTop() + text.code + text.gap + text.why <= height);
    }

    /**
     * Returns the area of the counters in a pane of the given height that has no room for the code; empty if it has
     * none for them beside the board and above the reason.
     */
    public Optional<Rectangle2D> countersAlone(double height) {
        if (text.hasCountersAlone()) {
            double top = rowTop() + (beside ? 0 : text.gap);
            return Optional.of(
                    new Rectangle2D(left, top, width(), beside ? 3 * text.counter : text.counter + NAMES_ABOVE));
        }
        double tall = 3 * (hasStackedCounters() ? STACKED_COUNT : (text.isOfSlide() ? Text.SLIDE : Text.SMALL).counter);
        boolean free = isBare() && beside && rowTop() + tall + 2 * text.gap + text.why <= height;
        return free ? Optional.of(new Rectangle2D(left, rowTop(), width(), tall)) : Optional.empty();
    }

    /** Returns whether each of the counters, which are one below the other, has its name above it. */
    public boolean hasStackedCounters() {
        return text == Text.BARE_STACKED;
    }

    /** Returns whether the counters do not fit beside the code. */
    public boolean isNarrow() {
        return !isBare() && right - left < text.codeAndCounters;
    }

    /** Returns the width of domain row, code and the parts below them, in pixels. */
    public double width() {
        return right - left;
    }

    /** Returns the height of the line above the board. */
    public double headerHeight() {
        return text.header;
    }

    /**
     * Returns the left end of the header. In small panes it starts at the rank labels, since the name needs their width
     * too.
     */
    public double headerLeft() {
        return text.size() == 0 ? BEFORE_RANKS : gutter;
    }

    /**
     * Returns the width of the header: that of the board where the other parts lie beside it, else that of the parts
     * below.
     */
    public double headerWidth() {
        return beside ? geometry.boardWidth() : right - gutter;
    }

    /** Returns the width that a complete header needs. */
    public double leastHeader() {
        return text.isLarge() ? LARGE_HEADER : HEADER_WITH_BUTTONS;
    }

    /** Returns the left end of the board's canvas; its top is the bottom of the header. */
    public double boardLeft() {
        return gutter - geometry.left();
    }

    /** Returns the upper end of the domain row. */
    public double rowTop() {
        return beside ? text.header : text.header + geometry.height() + AFTER_FILES;
    }

    /** Returns whether the domain cells are in two rows. */
    public boolean isFolded() {
        return beside || isNarrow() || text == Text.SLIDE;
    }

    /** Returns the height of the domain row, which has its name above it where it lies beside the board. */
    public double rowHeight() {
        return (isFolded() ? 2 : 1) * text.row + (beside ? text.counter : 0);
    }

    double codeTop() {
        return rowTop() + rowHeight() + (beside ? 2 : 1) * text.gap;
    }

    /** Returns the height of the pseudocode. */
    public double codeHeight() {
        return text.code + (isNarrow() ? countersHeight() : 0);
    }

    double countersHeight() {
        return beside ? 3 * text.counter + text.gap : text.counter + NAMES_ABOVE;
    }

    double whyTop() {
        return codeTop() + codeHeight() + text.gap;
    }

    /**
     * Returns where code and reason lie in a pane of the given height. Where the parts beside the board do not all fit,
     * a hidden part yields its space to the others, and the counters yield theirs to the reason.
     *
     * @param cells whether the domain cells are shown
     * @param counters whether the counters, or the part that replaces them, are shown
     */
    public Column column(double height, boolean cells, boolean counters) {
        if (!beside || whyTop() + text.why <= height) {
            double free = beside ? Math.min(whyHeight(), height - whyTop()) : whyHeight();
            return new Column(codeTop(), codeHeight(), whyTop(), free);
        }
        double top = cells ? codeTop() : rowTop();
        double under = top + text.gap + text.why;
        double code = counters && under + codeHeight() <= height ? codeHeight() : text.code;
        double why = top + code + text.gap;
        return new Column(top, code, why, Math.max(0, height - why));
    }

    /** The tops and heights of the reason and of the code with its counters, in pixels. */
    public record Column(double codeTop, double codeHeight, double whyTop, double whyHeight) {}

    double whyHeight() {
        return beside ? 2 * text.why : isNarrow() && text.isOfSlide() ? text.why + ANOTHER_LINE : text.why;
    }
}
