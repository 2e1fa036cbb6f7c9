package knightschool.ui.compare.pane.layout;

import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
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
            return this == LARGE || this == SLIDE_LARGE || this == SLIDE_BOARD_LARGE;
        }

        /** Returns the rank of the font size: a larger number is a larger font. */
        private int size() {
            return isLarge() ? 2 : this == SMALL || this == BARE ? 0 : 1;
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

    /**
     * The least side of a square, in pixels, for which code and counters are shown: smaller squares tell less than the
     * parts that take their space.
     */
    private static final int LEAST_SIDE = 24;

    /**
     * The least side of a square with code and counters, as a fraction of its side without them. It applies where
     * squares are smaller than {@link #LEAST_SIDE} even without code and counters.
     */
    private static final double LEAST_PART = 0.6;

    /** The least side of a square, in pixels, where text is magnified and squares give way to it. */
    private static final int LEAST_MAGNIFIED_SIDE = 16;

    /**
     * The length, in pixels, to which the longer side of a board with more than 8 x 8 squares may shrink before the
     * pane is scrolled: that of an 8 x 8 board with the smallest squares.
     */
    private static final int LEAST_BOARD = 128;

    /** The least side of a square on which a move can be seen, in pixels. */
    private static final int TINY_SIDE = 6;

    /** The width of the longest line of code in small type, in pixels. */
    static final double LEAST_CODE = 200;

    /** The width of the longest line of code beside a slide's text, in pixels. */
    static final double LEAST_CODE_ON_SLIDE = 228;

    /** The least width of the code where it starts left of the squares and ends at the next pane, in pixels. */
    private static final double CODE_BESIDE_A_PANE = 206;

    static final double BEFORE_RANKS = 4;
    static final double AFTER_FILES = 4;
    /** The height of the second line that a sentence needs in a narrow pane beside a slide's text, in pixels. */
    static final double ANOTHER_LINE = 16;

    /** The height of the names above the counts where all counts are in one line, in pixels. */
    static final double NAMES_ABOVE = 10;

    static final double BESIDE_GAP = 28;

    /** The greatest width of the parts beside the board, as a multiple of their least width. */
    static final double MOST_BESIDE = 1.2;

    /** The distance from the mark of the current line to the code, in pixels. */
    private static final double CODE_MARK = 8;

    /** The least factor by which the squares must grow for the parts to lie beside the board instead of below it. */
    private static final double WORTH_IT = 1.1;

    /** The width of a header with the longest name and two counts, in pixels. */
    private static final double HEADER = 260;

    /** The width of a header that also has the buttons of a pane, in pixels. */
    private static final double HEADER_WITH_BUTTONS = 330;

    private static final double LARGE_HEADER = 440;

    /** The least side of a square with large text, as a fraction of its side with text of the usual size. */
    private static final double LARGE_COSTS = 0.92;

    /** {@link #LARGE_COSTS} on a slide, where a class has to read the text and squares may give way further. */
    private static final double LARGE_COSTS_ON_SLIDE = 0.85;

    /**
     * The least width for large text on a slide, in pixels: that of the longest line of code without counters beside
     * it.
     */
    private static final double LARGE_CODE = 360;

    /** Returns the layout of a pane with the given room; where code and counters do not fit, it has neither. */
    public static PaneContentLayout fit(Board board, AvailablePaneSpace room) {
        if (room.boardAlone()) {
            return boardAlone(board, room);
        }
        PaneContentLayout bare = bare(board, room);
        return Stream.of(full(board, room), wide(board, room))
                .filter(layout -> layout.holdsCode(room) && layout.isLargeBeside(bare, room))
                .findFirst()
                .orElse(bare);
    }

    /** Returns whether code, counters and reason have room in width and height. */
    private boolean holdsCode(AvailablePaneSpace room) {
        double code = room.isOfSlide() ? LEAST_CODE_ON_SLIDE : left < gutter ? CODE_BESIDE_A_PANE : LEAST_CODE;
        boolean isWide = beside || width() >= code;
        return isWide && (fits(room) || beside && fitsInPart(room));
    }

    /**
     * Returns whether the code and two lines of the reason have room beside the board, where the other parts yield
     * theirs: on a slide the counters below the code, in any form the domain row above code with counters beside it.
     */
    private boolean fitsInPart(AvailablePaneSpace room) {
        double under = text.code + text.gap + text.why;
        return isNarrow() ? room.isOfSlide() && codeTop() + under <= room.height() : rowTop() + under <= room.height();
    }

    /** Returns whether the squares are large enough to do without the ones of a pane without code and counters. */
    private boolean isLargeBeside(PaneContentLayout bare, AvailablePaneSpace room) {
        int least = room.isMagnified() ? LEAST_MAGNIFIED_SIDE : LEAST_SIDE;
        boolean isEnoughInPart = !room.isOfSlide() || geometry.side() >= leastSide(geometry.board());
        return geometry.side() >= least || isEnoughInPart && geometry.side() >= LEAST_PART * bare.geometry.side();
    }

    /** Returns the layout of a low pane, with the counters beside the code beside the board. */
    private static PaneContentLayout wide(Board board, AvailablePaneSpace room) {
        Text text = textBeside(room);
        return beside(board, room.width(), room.height(), text, text.codeAndCounters);
    }

    /** Returns the layout of a pane that has only a header and a board, so that the board has all of the height. */
    private static PaneContentLayout boardAlone(Board board, AvailablePaneSpace room) {
        PaneContentLayout usual = below(board, room.width(), room.height(), Text.SLIDE_BOARD);
        PaneContentLayout large = below(board, room.width(), room.height(), Text.SLIDE_BOARD_LARGE);
        boolean free =
                room.width() >= LARGE_HEADER && large.geometry.side() >= LARGE_COSTS_ON_SLIDE * usual.geometry.side();
        return free && !room.isMagnified() ? large : usual;
    }

    /**
     * Returns the layout without code and counters; beside a slide's text, where nothing can be scrolled, also without
     * the reason if the squares would otherwise be too small.
     */
    private static PaneContentLayout bare(Board board, AvailablePaneSpace room) {
        Text text = room.isOfSlide() ? Text.SLIDE_BARE : Text.BARE;
        PaneContentLayout below = below(board, room.width(), room.height(), text);
        PaneContentLayout beside = beside(board, room.width(), room.height(), text);
        PaneContentLayout bare = beside.geometry.side() > below.geometry.side() ? beside : below;
        if (!room.isOfSlide()) {
            return bare;
        }
        PaneContentLayout alone = below(board, room.width(), room.height(), Text.SLIDE_BOARD);
        boolean holdsReason = bare.whyTop() + text.why <= room.height();
        boolean isLarge = bare.geometry.side() >= Math.min(leastSide(board), alone.geometry.side());
        return holdsReason && isLarge ? bare : alone;
    }

    /**
     * Returns the layout with code and counters. Where text is magnified, the squares shrink before the text falls back
     * to that of a smaller pane.
     */
    private static PaneContentLayout full(Board board, AvailablePaneSpace room) {
        PaneContentLayout free = inFreeRoom(board, room, 1);
        boolean smaller = room.isMagnified()
                && !free.text.isLarge()
                && inFreeRoom(board, room.inUsualWords(), LARGE_COSTS).text.isLarge();
        return smaller ? large(board, room).orElse(free) : free;
    }

    private static Optional<PaneContentLayout> large(Board board, AvailablePaneSpace room) {
        Text text = room.isOfSlide() ? Text.SLIDE_LARGE : Text.LARGE;
        return Stream.of(
                        below(board, room.width(), room.height(), text),
                        beside(board, room.width(), room.height(), text))
                .filter(large -> large.fits(room) && (large.beside || large.width() >= LARGE_CODE))
                .filter(large -> large.geometry.side() >= LEAST_MAGNIFIED_SIDE)
                .max(Comparator.comparingDouble(large -> large.geometry.side()));
    }

    /** Returns whether all parts fit. Beside a board in a window the reason may have two lines less. */
    private boolean fits(AvailablePaneSpace room) {
        boolean isTight = beside && !room.isOfSlide() && !text.isLarge();
        return whyTop() + (isTight ? text.why : whyHeight()) <= room.height();
    }

    /**
     * Returns the layout that uses large text if that costs the squares next to nothing.
     *
     * @param share the least side of a square with large text below the board, as a fraction of its side with the usual
     *     text
     */
    private static PaneContentLayout inFreeRoom(Board board, AvailablePaneSpace room, double share) {
        double width = room.width();
        double height = room.height();
        boolean slide = room.isOfSlide();
        Text larger = slide ? Text.SLIDE_LARGE : Text.LARGE;
        PaneContentLayout below = below(board, width, height, textBelow(room));
        PaneContentLayout beside = beside(board, width, height, textBeside(room));
        boolean roomBeside = slide || beside.fits(room) || !below.fits(room);
        if (roomBeside && beside.geometry.side() >= WORTH_IT * below.geometry.side()) {
            PaneContentLayout large = beside(board, width, height, larger);
            double costs = slide ? LARGE_COSTS_ON_SLIDE : LARGE_COSTS;
            return large.fits(room) && large.geometry.side() >= costs * beside.geometry.side() ? large : beside;
        }
        PaneContentLayout large = below(board, width, height, larger);
        boolean wide = slide ? large.width() >= LARGE_CODE : !large.isNarrow();
        boolean free = wide && large.geometry.side() >= share * below.geometry.side();
        return free ? large : below;
    }

    static Text textBelow(AvailablePaneSpace room) {
        if (room.isOfSlide()) {
            return Text.SLIDE;
        }
        double free = room.width() - BEFORE_RANKS - BoardGeometry.rimLeft(0);
        return free < HEADER ? Text.SMALL : free < Text.USUAL.codeAndCounters ? Text.NARROW : Text.USUAL;
    }

    private static Text textBeside(AvailablePaneSpace room) {
        return room.isOfSlide() ? Text.SLIDE : Text.USUAL;
    }

    private static PaneContentLayout below(Board board, double width, double height, Text text) {
        double least = text.isOfSlide() ? CODE_MARK : BEFORE_RANKS + BoardGeometry.rimLeft(0);
        boolean narrow = text.code > 0 && width - least < text.codeAndCounters;
        double free = height - around(text, narrow);
        BoardGeometry geometry = BoardGeometry.fit(board, width - BEFORE_RANKS, free, Integer.MAX_VALUE);
        double gutter = BEFORE_RANKS + geometry.left();
        // Code needs more than the width of the squares in a narrow pane, in a size that a class can read first of all.
        double code = text.isOfSlide() ? text.codeAndCounters : text == Text.BARE ? 0 : CODE_BESIDE_A_PANE;
        double left = Math.min(gutter, Math.max(CODE_MARK, width - code));
        // A bare pane has no code to be measured by: there it is the header that needs more than a small board's width.
        double words = text == Text.BARE || text == Text.SLIDE_BARE ? HEADER : text.codeAndCounters;
        double right = Math.max(gutter + geometry.boardWidth(), Math.min(width, left + words));
        return new PaneContentLayout(text, geometry, gutter, left, right, false);
    }

    /** Returns the height of everything above and below the board, in pixels, where no part lies beside the board. */
    private static double around(Text text, boolean narrow) {
        return text.header
                + AFTER_FILES
                + (narrow || text == Text.SLIDE ? 2 : 1) * text.row
                + text.gap
                + text.code
                + (narrow ? text.counter + NAMES_ABOVE : 0)
                + text.gap
                + (narrow && text.isOfSlide() ? text.why + ANOTHER_LINE : text.why);
    }

    /**
     * Returns the least height, in pixels, at which a pane of the room's width shows all parts around squares that have
     * shrunk in favour of magnified text; empty if the width does not suffice.
     */
    public static OptionalDouble leastHeight(Board board, AvailablePaneSpace room) {
        Text text = textBelow(room);
        double free = room.width() - BEFORE_RANKS - BoardGeometry.rimLeft(leastSide(board));
        return room.width() < CODE_MARK + CODE_BESIDE_A_PANE
                ? OptionalDouble.empty()
                : OptionalDouble.of(around(text, free < text.codeAndCounters) + leastBoard(board));
    }

    /** Returns the least height, in pixels, of a pane without code and counters that has the reason below its board. */
    public static double leastBareHeight(Board board) {
        return around(Text.BARE, false) + leastBoard(board);
    }

    /**
     * Returns the least height, in pixels, of a pane without code and counters in the given width, where the reason may
     * lie beside the board; empty if the board does not fit the width.
     */
    public static OptionalDouble leastBareHeight(Board board, double width) {
        int side = leastSide(board);
        double squares = BEFORE_RANKS + BoardGeometry.rimLeft(side) + side * board.columns();
        if (width < squares) {
            return OptionalDouble.empty();
        }
        boolean beside = width >= squares + BESIDE_GAP + Text.BARE.beside;
        return OptionalDouble.of(beside ? Text.BARE.header + AFTER_FILES + leastBoard(board) : leastBareHeight(board));
    }

    private static double leastBoard(Board board) {
        int side = leastSide(board);
        return side * board.rows() + BoardGeometry.rimBelow(side);
    }

    /** Returns the side to which squares shrink before the pane is scrolled, in pixels. */
    private static int leastSide(Board board) {
        return Math.clamp(LEAST_BOARD / Math.max(board.columns(), board.rows()), TINY_SIDE, LEAST_MAGNIFIED_SIDE);
    }

    private static PaneContentLayout beside(Board board, double width, double height, Text text) {
        return beside(board, width, height, text, text.beside);
    }

    /** @param words the least width of the parts beside the board, in pixels */
    private static PaneContentLayout beside(Board board, double width, double height, Text text, double words) {
        double free = width - BEFORE_RANKS - BESIDE_GAP - words;
        BoardGeometry geometry = BoardGeometry.fit(board, free, height - text.header - AFTER_FILES, Integer.MAX_VALUE);
        double gutter = BEFORE_RANKS + geometry.left();
        double left = gutter + geometry.boardWidth() + BESIDE_GAP;
        return new PaneContentLayout(text, geometry, gutter, left, Math.min(width, left + words * MOST_BESIDE), true);
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
        double tall = 3 * (text.isOfSlide() ? Text.SLIDE : Text.SMALL).counter;
        boolean free = isBare() && beside && rowTop() + tall + 2 * text.gap + text.why <= height;
        return free ? Optional.of(new Rectangle2D(left, rowTop(), width(), tall)) : Optional.empty();
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
