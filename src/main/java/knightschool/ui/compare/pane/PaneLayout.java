package knightschool.ui.compare.pane;

import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.drawing.board.BoardGeometry;

/**
 * The layout of a pane: where its parts lie and how large they are, in pixels. In a wide pane what lies below the board
 * lies beside it. What is left over goes to the board, whose squares are as large as width and height let them be.
 *
 * @param text how large the text is
 * @param geometry the squares of the board
 * @param gutter left of the squares: space for the ranks, and for the name in the domain row
 * @param left where domain row, code and the rest begin
 * @param right where they end
 * @param beside whether they lie beside the board
 */
record PaneLayout(Text text, BoardGeometry geometry, double gutter, double left, double right, boolean beside) {
    /** How large the text of a pane is, and with it what lies around the board. */
    enum Text {
        USUAL(42, 36, 7, 80, 25, 38, 345, 252),
        /** Where the width, not the height, holds the squares back: text for the back of a room. */
        LARGE(56, 52, 12, 128, 36, 56, 500, 370),
        /** In a pane too narrow for counters beside the code: sentences take more lines. */
        NARROW(42, 34, 4, 80, 25, 48, 345, 252),
        /** In a pane too narrow for its header in text of the usual size. */
        SMALL(36, 32, 4, 72, 23, 62, 345, 252),
        /** In a pane too small for code and counters: the board, and why. */
        BARE(36, 0, 4, 0, 0, 54, 0, 112),
        /** Beside a slide's text: none so small that a class cannot read it. */
        SLIDE(42, 38, 4, 80, 28, 56, 364, 268),
        /** Beside a slide's text on a large screen. */
        SLIDE_LARGE(56, 52, 12, 128, 36, 56, 500, 370),
        /** Where nothing is to stand below the board, and larger words need that place. */
        SLIDE_BOARD(42, 0, 0, 0, 0, 0, 364, 268);

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

        /** Whether it is read from the back of a room. */
        boolean isLarge() {
            return this == LARGE || this == SLIDE_LARGE;
        }

        /** In which of the sizes of letters it is set: larger is more. */
        private int size() {
            return isLarge() ? 2 : this == SMALL || this == BARE ? 0 : 1;
        }

        /** How large the words in the cells of a domain are. */
        double cells() {
            return isLarge() ? 16 : isOfSlide() ? 14 : 12;
        }

        boolean isOfSlide() {
            return this == SLIDE || this == SLIDE_LARGE || this == SLIDE_BOARD;
        }
    }

    /** Smaller squares say less than what stands around them takes, in pixels. */
    private static final int LEAST_SIDE = 24;

    /** Squares that are small without code and counters, too, keep at least that part of their side with them. */
    private static final double LEAST_PART = 0.6;

    /** Where words are larger than usual the squares give way to them as far as that. */
    private static final int LEAST_MAGNIFIED_SIDE = 16;

    /** Before anything is scrolled a board of more squares becomes as small as one of 8 x 8, in pixels. */
    private static final int LEAST_BOARD = 128;

    /** A move is still seen on them. */
    private static final int TINY_SIDE = 6;

    /** The longest line of code in small letters, in pixels. */
    static final double LEAST_CODE = 200;

    /** The same where the next pane begins at its end. */
    private static final double CODE_BESIDE_A_PANE = 206;

    static final double BEFORE_RANKS = 4;
    static final double AFTER_FILES = 4;
    /** In a narrow pane beside a slide's text a sentence takes a line more. */
    static final double ANOTHER_LINE = 16;

    /** In one line the counts have their names above them. */
    static final double NAMES_ABOVE = 10;

    static final double BESIDE_GAP = 28;

    /** What lies beside the board may be so much wider than it has to be. */
    static final double MOST_BESIDE = 1.2;

    /** The mark of the current line stands that far before the code. */
    private static final double CODE_MARK = 8;

    /** What lies beside the board makes its squares at least so much larger, or stays below. */
    private static final double WORTH_IT = 1.1;

    /** A header with the longest name and two counts. */
    private static final double HEADER = 260;

    /** The same with the buttons of a pane, and in text for the back of a room. */
    private static final double HEADER_WITH_BUTTONS = 330;

    private static final double LARGE_HEADER = 440;

    /** Text that is large takes no more than that from the squares. */
    private static final double LARGE_COSTS = 0.92;

    /** On a slide a class has to read it: there it may take more. */
    private static final double LARGE_COSTS_ON_SLIDE = 0.85;

    /** On a slide large text needs no counters beside its code, but the longest line of code. */
    private static final double LARGE_CODE = 360;

    /** The measures in a pane of that size; a pane that has no room for them has no code and no counters. */
    static PaneLayout fit(Board board, PaneRoom room) {
        if (room.isMagnified() && room.boardAlone()) {
            return below(board, room.width(), room.height(), Text.SLIDE_BOARD);
        }
        PaneLayout full = full(board, room);
        double code = full.left < full.gutter ? CODE_BESIDE_A_PANE : LEAST_CODE;
        boolean fits = full.fits(room) && (full.beside || full.width() >= code);
        int least = room.isMagnified() ? LEAST_MAGNIFIED_SIDE : LEAST_SIDE;
        if (fits && full.geometry.side() >= least || room.isOfSlide()) {
            return full;
        }
        PaneLayout bare = bare(board, room.width(), room.height());
        return fits && full.geometry.side() >= LEAST_PART * bare.geometry.side() ? full : bare;
    }

    private static PaneLayout bare(Board board, double width, double height) {
        PaneLayout below = below(board, width, height, Text.BARE);
        PaneLayout beside = beside(board, width, height, Text.BARE);
        return beside.geometry.side() > below.geometry.side() ? beside : below;
    }

    /**
     * Words that are to be larger do not become those of a smaller pane instead: first the squares give way to them.
     */
    private static PaneLayout full(Board board, PaneRoom room) {
        PaneLayout free = inFreeRoom(board, room, 1);
        boolean smaller = room.isMagnified()
                && !free.text.isLarge()
                && inFreeRoom(board, room.inUsualWords(), LARGE_COSTS).text.isLarge();
        return smaller ? large(board, room).orElse(free) : free;
    }

    private static Optional<PaneLayout> large(Board board, PaneRoom room) {
        Text text = room.isOfSlide() ? Text.SLIDE_LARGE : Text.LARGE;
        return Stream.of(
                        below(board, room.width(), room.height(), text),
                        beside(board, room.width(), room.height(), text))
                .filter(large -> large.fits(room) && (large.beside || large.width() >= LARGE_CODE))
                .filter(large -> large.geometry.side() >= LEAST_MAGNIFIED_SIDE)
                .max(Comparator.comparingDouble(large -> large.geometry.side()));
    }

    private boolean fits(PaneRoom room) {
        return whyTop() + whyHeight() <= room.height();
    }

    /**
     * Text is large where that costs the squares next to nothing.
     *
     * @param kept what part of their sides is to be left to squares above all else
     */
    private static PaneLayout inFreeRoom(Board board, PaneRoom room, double kept) {
        double width = room.width();
        double height = room.height();
        boolean slide = room.isOfSlide();
        Text larger = slide ? Text.SLIDE_LARGE : Text.LARGE;
        PaneLayout below = below(board, width, height, textBelow(room));
        PaneLayout beside = beside(board, width, height, textBeside(room));
        boolean roomBeside = slide || beside.fits(room) || !below.fits(room);
        if (roomBeside && beside.geometry.side() >= WORTH_IT * below.geometry.side()) {
            PaneLayout large = beside(board, width, height, larger);
            double costs = slide ? LARGE_COSTS_ON_SLIDE : LARGE_COSTS;
            return large.fits(room) && large.geometry.side() >= costs * beside.geometry.side() ? large : beside;
        }
        PaneLayout large = below(board, width, height, larger);
        boolean wide = slide ? large.width() >= LARGE_CODE : !large.isNarrow();
        boolean free = wide && large.geometry.side() >= kept * below.geometry.side();
        return free ? large : below;
    }

    static Text textBelow(PaneRoom room) {
        if (room.isOfSlide()) {
            return Text.SLIDE;
        }
        double free = room.width() - BEFORE_RANKS - BoardGeometry.rimLeft(0);
        return free < HEADER ? Text.SMALL : free < Text.USUAL.codeAndCounters ? Text.NARROW : Text.USUAL;
    }

    private static Text textBeside(PaneRoom room) {
        return room.isOfSlide() ? Text.SLIDE : Text.USUAL;
    }

    private static PaneLayout below(Board board, double width, double height, Text text) {
        double least = text.isOfSlide() ? CODE_MARK : BEFORE_RANKS + BoardGeometry.rimLeft(0);
        boolean narrow = width - least < text.codeAndCounters;
        double free = height - around(text, narrow);
        BoardGeometry geometry = BoardGeometry.fit(board, width - BEFORE_RANKS, free, Integer.MAX_VALUE);
        double gutter = BEFORE_RANKS + geometry.left();
        // Code needs more than the width of the squares in a narrow pane, in a size that a class can read first of all.
        double code = text.isOfSlide() ? text.codeAndCounters : text == Text.BARE ? 0 : CODE_BESIDE_A_PANE;
        double left = Math.min(gutter, Math.max(CODE_MARK, width - code));
        // A bare pane has no code to be measured by: there it is the header that needs more than a small board's width.
        double words = text == Text.BARE ? HEADER : text.codeAndCounters;
        double right = Math.max(gutter + geometry.boardWidth(), Math.min(width, left + words));
        return new PaneLayout(text, geometry, gutter, left, right, false);
    }

    /** How much of the height is above and below a board that has all else below it. */
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
     * The height from which on a pane of that width shows all of it around squares that have given way to larger words;
     * empty where it is too narrow for that.
     */
    static OptionalDouble leastHeight(Board board, PaneRoom room) {
        Text text = textBelow(room);
        double free = room.width() - BEFORE_RANKS - BoardGeometry.rimLeft(leastSide(board));
        return room.width() < CODE_MARK + CODE_BESIDE_A_PANE
                ? OptionalDouble.empty()
                : OptionalDouble.of(around(text, free < text.codeAndCounters) + leastBoard(board));
    }

    /** The same for a pane without code and counters. */
    static double leastBareHeight(Board board) {
        return around(Text.BARE, false) + leastBoard(board);
    }

    /** The same in that width, where the reason may stand beside the board; empty where it is too narrow. */
    static OptionalDouble leastBareHeight(Board board, double width) {
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

    /** As far as that the squares give way before anything is scrolled. */
    private static int leastSide(Board board) {
        return Math.clamp(LEAST_BOARD / Math.max(board.columns(), board.rows()), TINY_SIDE, LEAST_MAGNIFIED_SIDE);
    }

    private static PaneLayout beside(Board board, double width, double height, Text text) {
        double free = width - BEFORE_RANKS - BESIDE_GAP - text.beside;
        BoardGeometry geometry = BoardGeometry.fit(board, free, height - text.header - AFTER_FILES, Integer.MAX_VALUE);
        double gutter = BEFORE_RANKS + geometry.left();
        double left = gutter + geometry.boardWidth() + BESIDE_GAP;
        return new PaneLayout(text, geometry, gutter, left, Math.min(width, left + text.beside * MOST_BESIDE), true);
    }

    /** Whether its words are no smaller than those of another. */
    boolean isAsLargeAs(PaneLayout other) {
        return text.size() >= other.text.size();
    }

    /** Whether there is room for the board and the reason alone. */
    boolean isBare() {
        return text == Text.BARE;
    }

    /** Whether the counters do not fit beside the code. */
    boolean isNarrow() {
        return right - left < text.codeAndCounters;
    }

    /** From the left to the right of domain row, code and the rest. */
    double width() {
        return right - left;
    }

    double headerHeight() {
        return text.header;
    }

    /** In small panes the name begins where the ranks do: it needs their width, too. */
    double headerLeft() {
        return text.size() == 0 ? BEFORE_RANKS : gutter;
    }

    /** The header is as wide as the board, unless that is too narrow for it. */
    double headerWidth() {
        return beside ? geometry.boardWidth() : right - gutter;
    }

    /** How wide a header is that has all it can have. */
    double leastHeader() {
        return text.isLarge() ? LARGE_HEADER : HEADER_WITH_BUTTONS;
    }

    /** Where the canvas of the board begins; its top is the end of the header. */
    double boardLeft() {
        return gutter - geometry.left();
    }

    double rowTop() {
        return beside ? text.header : text.header + geometry.height() + AFTER_FILES;
    }

    /** Whether the cells of the domain lie in two rows. */
    boolean isFolded() {
        return beside || isNarrow() || text == Text.SLIDE;
    }

    /** Beside the board the domain has its name above it. */
    double rowHeight() {
        return (isFolded() ? 2 : 1) * text.row + (beside ? text.counter : 0);
    }

    double codeTop() {
        return rowTop() + rowHeight() + (beside ? 2 : 1) * text.gap;
    }

    /** The height of code and counters. */
    double codeHeight() {
        return text.code + (isNarrow() ? countersHeight() : 0);
    }

    double countersHeight() {
        return beside ? 3 * text.counter + text.gap : text.counter + NAMES_ABOVE;
    }

    double whyTop() {
        return codeTop() + codeHeight() + text.gap;
    }

    /**
     * Where code and reason lie in a pane of that height. Beside a board that is too low for all of it, what is left
     * out gives its place to the others, and counters give theirs to the reason.
     *
     * @param cells whether the cells of the domain are shown
     * @param counters whether counters are shown, or what stands in their place
     */
    Column column(double height, boolean cells, boolean counters) {
        if (!beside || whyTop() + whyHeight() <= height) {
            return new Column(codeTop(), codeHeight(), whyTop(), whyHeight());
        }
        double top = cells ? codeTop() : rowTop();
        double under = top + text.gap + text.why;
        double code = counters && under + codeHeight() <= height ? codeHeight() : text.code;
        double why = top + code + text.gap;
        return new Column(top, code, why, Math.max(0, height - why));
    }

    /** Where code, with its counters, and reason begin, and how high they are, in pixels. */
    record Column(double codeTop, double codeHeight, double whyTop, double whyHeight) {}

    double whyHeight() {
        return beside ? 2 * text.why : isNarrow() && text.isOfSlide() ? text.why + ANOTHER_LINE : text.why;
    }
}
