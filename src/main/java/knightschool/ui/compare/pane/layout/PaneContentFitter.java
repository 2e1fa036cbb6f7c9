package knightschool.ui.compare.pane.layout;

import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.drawing.SquareMeasures;
import knightschool.drawing.board.BoardGeometry;
import knightschool.ui.compare.pane.layout.PaneContentLayout.Text;

/**
 * Chooses the layout of a pane: the size of its text, and whether the parts lie below the board or beside it, so that
 * the squares stay large enough.
 */
public final class PaneContentFitter {
    /**
     * The least side of a square, in pixels, for which code and counters are shown: smaller squares tell less than the
     * parts that take their space.
     */
    private static final int LEAST_SIDE = 24;

    /**
     * The least side of a square with code and counters, as a fraction of its side without them. It applies where
     * squares are smaller than {@link #LEAST_SIDE} even without code and counters.
     */
    static final double LEAST_PART = 0.75;

    /** The least side of a square, in pixels, where text is magnified and squares give way to it. */
    private static final int LEAST_MAGNIFIED_SIDE = 16;

    /**
     * The length, in pixels, to which the longer side of a board with at least 8 x 8 squares may shrink before the pane
     * is scrolled: that of an 8 x 8 board with the smallest squares, on which path and knight can still be seen.
     */
    private static final int LEAST_BOARD = 128;

    /** The least side of a square on which a move can be seen, in pixels. */
    private static final int TINY_SIDE = 6;

    /** The least width of the code where it starts left of the squares and ends at the next pane, in pixels. */
    private static final double CODE_BESIDE_A_PANE = 206;

    /** The distance from the mark of the current line to the code, in pixels. */
    private static final double CODE_MARK = 8;

    /** The least factor by which the squares must grow for the parts to lie beside the board instead of below it. */
    private static final double WORTH_IT = 1.1;

    /** The width of a header with the longest name and two counts, in pixels. */
    private static final double HEADER = 260;

    /** The least side of a square with large text, as a fraction of its side with text of the usual size. */
    private static final double LARGE_COSTS = 0.92;

    /** {@link #LARGE_COSTS} on a slide, where a class has to read the text and squares may give way further. */
    private static final double LARGE_COSTS_ON_SLIDE = 0.85;

    /**
     * The least width for large text on a slide, in pixels: that of the longest line of code without counters beside
     * it.
     */
    private static final double LARGE_CODE = 360;

    /**
     * The length, in pixels, of the longer side of a board from which on further space goes to the code: the board does
     * not grow past it before the code has room, and so does not shrink when the code comes.
     */
    private static final double BOARD_BEFORE_CODE = 300;

    /** The same before the counters have room, in pixels. */
    private static final double BOARD_BEFORE_COUNTERS = 192;

    /** The same where the width of the pane limits the board, as a fraction of its greatest side. */
    private static final double PART_OF_WIDEST = 0.8;

    /** The length by which a board may be smaller for the code or the counters of its pane, in pixels. */
    private static final double PRICE_OF_A_PART = 10;

    /** The width of a board in a pane that is just wide enough for the code, in pixels. */
    private static final double BOARD_AS_WIDE_AS_CODE = 186;

    private final Board board;
    private final AvailablePaneSpace room;
    private final int mostSide;

    PaneContentFitter(Board board, AvailablePaneSpace room) {
        this(board, room, Integer.MAX_VALUE);
    }

    /** @param mostSide the greatest side of a square, in pixels */
    private PaneContentFitter(Board board, AvailablePaneSpace room, int mostSide) {
        this.board = board;
        this.room = room;
        this.mostSide = mostSide;
    }

    /** Returns the layout; where code and counters do not fit, it has neither. */
    PaneContentLayout fit() {
        if (room.parts() == AvailablePaneSpace.Parts.NONE) {
            return boardAlone();
        }
        if (room.parts() == AvailablePaneSpace.Parts.COUNTERS) {
            return aboveCounters();
        }
        if (!room.isOfSlide()) {
            return layoutInWindow();
        }
        PaneContentLayout bare = bare();
        return Stream.of(full(), wide())
                .filter(layout -> holdsCode(layout) && isLargeBeside(layout, bare))
                .findFirst()
                .orElse(bare);
    }

    /**
     * Returns the layout in a window. Its squares are not smaller than those of a smaller pane: code and counters are
     * shown only where the squares are about as large with them as they ever become without them. Code is left out
     * before the squares are too small for their numbers.
     */
    private PaneContentLayout layoutInWindow() {
        double widest = Math.floor(
                (room.width() - PaneContentLayout.BEFORE_RANKS - BoardGeometry.rimLeft(0)) / board.columns());
        double longer = longerSide();
        double beforeCounters = Math.min(BOARD_BEFORE_COUNTERS / longer, PART_OF_WIDEST * widest);
        double narrow = Math.min(widest, BOARD_AS_WIDE_AS_CODE / board.columns());
        double numbered = isNumberedAboveCounters() ? SquareMeasures.NUMBERS_FROM_PIXELS : 0;
        double beforeCode =
                Math.max(numbered, Math.min(BOARD_BEFORE_CODE / longer, Math.max(narrow, PART_OF_WIDEST * widest)));
        PaneContentLayout bare = withSidesUpTo(beforeCounters).boardAndReason();
        PaneContentLayout uncoded = withSidesUpTo(beforeCode)
                .withCounters()
                .filter(layout -> hasBoardOf(bare, layout))
                .orElse(bare);
        return withCode()
                .filter(layout -> hasBoardOf(uncoded, layout))
                .map(this::inFreeRoom)
                .orElse(uncoded);
    }

    /** Returns whether the squares have room for numbers where counters are shown, and no code. */
    private boolean isNumberedAboveCounters() {
        return withSidesUpTo(SquareMeasures.NUMBERS_FROM_PIXELS)
                .withCounters()
                .filter(PaneContentFitter::isNumbered)
                .isPresent();
    }

    private static boolean isNumbered(PaneContentLayout layout) {
        return layout.geometry().side() >= SquareMeasures.NUMBERS_FROM_PIXELS;
    }

    private double longerSide() {
        return Math.max(board.columns(), board.rows());
    }

    private PaneContentFitter withSidesUpTo(double most) {
        return new PaneContentFitter(board, room, Math.max(1, (int) most));
    }

    /** Returns whether a layout has a board about as large as another has, and numbers if that has them. */
    private boolean hasBoardOf(PaneContentLayout other, PaneContentLayout layout) {
        double price =
                longerSide() * (other.geometry().side() - layout.geometry().side());
        return price < PRICE_OF_A_PART && (isNumbered(layout) || !isNumbered(other));
    }

    private PaneContentLayout boardAndReason() {
        return largest(Stream.of(below(Text.BARE), beside(Text.BARE))).orElseThrow();
    }

    /**
     * Returns the layout with the largest squares that has counters and no code; empty if there is no room for them.
     */
    private Optional<PaneContentLayout> withCounters() {
        return largest(Stream.of(beside(Text.BARE), below(textBelowWithoutCode()), beside(Text.BARE_STACKED))
                .filter(layout -> layout.countersAlone(room.height()).isPresent()));
    }

    /** Returns the layout with the largest squares that has code and counters; empty if there is no room for them. */
    private Optional<PaneContentLayout> withCode() {
        return largest(
                Stream.of(below(textBelow(room)), beside(Text.USUAL), wide()).filter(this::holdsCode));
    }

    private static Optional<PaneContentLayout> largest(Stream<PaneContentLayout> layouts) {
        return layouts.max(
                Comparator.comparingDouble(layout -> layout.geometry().side()));
    }

    /** Returns the layout with large text if that costs the squares next to nothing. */
    private PaneContentLayout inFreeRoom(PaneContentLayout usual) {
        PaneContentLayout large = usual.beside() ? beside(Text.LARGE) : below(Text.LARGE);
        boolean isFree = fits(large)
                && (large.beside() || !large.isNarrow())
                && large.geometry().side()
                        >= (large.beside() ? LARGE_COSTS : 1) * usual.geometry().side();
        return isFree ? large : usual;
    }

    /** Returns whether code, counters and reason have room in width and height. */
    private boolean holdsCode(PaneContentLayout layout) {
        double code = room.isOfSlide()
                ? PaneContentLayout.LEAST_CODE_ON_SLIDE
                : layout.left() < layout.gutter() ? CODE_BESIDE_A_PANE : PaneContentLayout.LEAST_CODE;
        boolean isWide = layout.beside() || layout.width() >= code;
        return isWide && (fits(layout) || layout.beside() && fitsInPart(layout));
    }

    /**
     * Returns whether the code and two lines of the reason have room beside the board, where the other parts yield
     * theirs: on a slide the counters below the code, in any form the domain row above code with counters beside it.
     */
    private boolean fitsInPart(PaneContentLayout layout) {
        Text text = layout.text();
        double under = text.code + text.gap + text.why;
        return layout.isNarrow()
                ? room.isOfSlide() && layout.codeTop() + under <= room.height()
                : layout.rowTop() + under <= room.height();
    }

    /** Returns whether the squares are large enough to do without the ones of a pane without code and counters. */
    private boolean isLargeBeside(PaneContentLayout layout, PaneContentLayout bare) {
        double side = layout.geometry().side();
        int least = room.isMagnified() ? LEAST_MAGNIFIED_SIDE : LEAST_SIDE;
        return side >= least
                || side >= leastSide(board)
                        && side >= LEAST_PART * bare.geometry().side();
    }

    /** Returns the layout of a low pane, with the counters beside the code beside the board. */
    private PaneContentLayout wide() {
        Text text = textBeside();
        return beside(text, text.codeAndCounters);
    }

    /** Returns the layout of a pane that has only a header and a board, so that the board has all of the height. */
    private PaneContentLayout boardAlone() {
        PaneContentLayout usual = below(Text.SLIDE_BOARD);
        PaneContentLayout large = below(Text.SLIDE_BOARD_LARGE);
        boolean free = room.width() >= PaneContentLayout.LARGE_HEADER
                && large.geometry().side()
                        >= LARGE_COSTS_ON_SLIDE * usual.geometry().side();
        return free && !room.isMagnified() ? large : usual;
    }

    /** Returns the layout of a pane that has only counters and reason below its board, or beside it if it is wide. */
    private PaneContentLayout aboveCounters() {
        PaneContentLayout usual = aboveCounters(textBelowWithoutCode());
        PaneContentLayout large = aboveCounters(Text.LARGE_COUNTERS);
        boolean free = room.width() >= PaneContentLayout.LARGE_HEADER
                && large.geometry().side() >= LARGE_COSTS * usual.geometry().side();
        return free && !room.isMagnified() ? large : usual;
    }

    private PaneContentLayout aboveCounters(Text text) {
        PaneContentLayout below = below(text);
        PaneContentLayout beside = beside(text);
        return beside.geometry().side() > below.geometry().side() ? beside : below;
    }

    /**
     * Returns the layout of a slide without code and counters, where nothing can be scrolled: also without the reason
     * if the squares would otherwise be too small.
     */
    private PaneContentLayout bare() {
        PaneContentLayout below = below(Text.SLIDE_BARE);
        PaneContentLayout beside = beside(Text.SLIDE_BARE);
        PaneContentLayout bare = beside.geometry().side() > below.geometry().side() ? beside : below;
        PaneContentLayout alone = below(Text.SLIDE_BOARD);
        boolean holdsReason = bare.whyTop() + Text.SLIDE_BARE.why <= room.height();
        boolean isLarge = bare.geometry().side()
                >= Math.min(leastSide(board), alone.geometry().side());
        return holdsReason && isLarge ? bare : alone;
    }

    /**
     * Returns the layout of a slide with code and counters. Where text is magnified, the squares shrink before the text
     * falls back to that of a smaller pane.
     */
    private PaneContentLayout full() {
        PaneContentLayout free = inFreeRoom(1);
        boolean smaller = room.isMagnified()
                && !free.text().isLarge()
                && new PaneContentFitter(board, room.inUsualWords())
                        .inFreeRoom(LARGE_COSTS)
                        .text()
                        .isLarge();
        return smaller ? large().orElse(free) : free;
    }

    private Optional<PaneContentLayout> large() {
        return Stream.of(below(Text.SLIDE_LARGE), beside(Text.SLIDE_LARGE))
                .filter(large -> fits(large) && (large.beside() || large.width() >= LARGE_CODE))
                .filter(large -> large.geometry().side() >= LEAST_MAGNIFIED_SIDE)
                .max(Comparator.comparingDouble(large -> large.geometry().side()));
    }

    /** Returns whether all parts fit. Beside a board in a window the reason may have two lines less. */
    private boolean fits(PaneContentLayout layout) {
        boolean isTight = layout.beside() && !room.isOfSlide() && !layout.text().isLarge();
        return layout.whyTop() + (isTight ? layout.text().why : layout.whyHeight()) <= room.height();
    }

    /**
     * Returns the layout of a slide that uses large text if that costs the squares next to nothing.
     *
     * @param share the least side of a square with large text below the board, as a fraction of its side with the usual
     *     text
     */
    private PaneContentLayout inFreeRoom(double share) {
        PaneContentLayout below = below(Text.SLIDE);
        PaneContentLayout beside = beside(Text.SLIDE);
        if (beside.geometry().side() >= WORTH_IT * below.geometry().side()) {
            PaneContentLayout large = beside(Text.SLIDE_LARGE);
            return fits(large)
                            && large.geometry().side()
                                    >= LARGE_COSTS_ON_SLIDE * beside.geometry().side()
                    ? large
                    : beside;
        }
        PaneContentLayout large = below(Text.SLIDE_LARGE);
        boolean free = large.width() >= LARGE_CODE
                && large.geometry().side() >= share * below.geometry().side();
        return free ? large : below;
    }

    static Text textBelow(AvailablePaneSpace room) {
        if (room.isOfSlide()) {
            return Text.SLIDE;
        }
        double free = room.width() - PaneContentLayout.BEFORE_RANKS - BoardGeometry.rimLeft(0);
        return free < HEADER ? Text.SMALL : free < Text.USUAL.codeAndCounters ? Text.NARROW : Text.USUAL;
    }

    /** Returns the text of a pane that has the counters alone, with as many lines for the reason as with the code. */
    private Text textBelowWithoutCode() {
        return switch (textBelow(room)) {
            case SMALL -> Text.SMALL_COUNTERS;
            case NARROW -> Text.NARROW_COUNTERS;
            default -> Text.COUNTERS;
        };
    }

    private Text textBeside() {
        return room.isOfSlide() ? Text.SLIDE : Text.USUAL;
    }

    private PaneContentLayout below(Text text) {
        double width = room.width();
        double least = text.isOfSlide() ? CODE_MARK : PaneContentLayout.BEFORE_RANKS + BoardGeometry.rimLeft(0);
        boolean narrow = text.code > 0 && width - least < text.codeAndCounters;
        double free = room.height() - around(text, narrow);
        BoardGeometry geometry = BoardGeometry.fit(board, width - PaneContentLayout.BEFORE_RANKS, free, mostSide);
        double gutter = PaneContentLayout.BEFORE_RANKS + geometry.left();
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
                + PaneContentLayout.AFTER_FILES
                + (narrow || text == Text.SLIDE ? 2 : 1) * text.row
                + text.gap
                + text.code
                + (narrow || text.hasCountersAlone() ? text.counter + PaneContentLayout.NAMES_ABOVE : 0)
                + text.gap
                + (narrow && text.isOfSlide() ? text.why + PaneContentLayout.ANOTHER_LINE : text.why);
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
        double squares = PaneContentLayout.BEFORE_RANKS + BoardGeometry.rimLeft(side) + side * board.columns();
        if (width < squares) {
            return OptionalDouble.empty();
        }
        boolean beside = width >= squares + PaneContentLayout.BESIDE_GAP + Text.BARE.beside;
        return OptionalDouble.of(
                beside ? Text.BARE.header + PaneContentLayout.AFTER_FILES + leastBoard(board) : leastBareHeight(board));
    }

    private static double leastBoard(Board board) {
        int side = leastSide(board);
        return side * board.rows() + BoardGeometry.rimBelow(side);
    }

    /** Returns the side to which squares shrink before the pane is scrolled, in pixels. */
    static int leastSide(Board board) {
        return Math.clamp(LEAST_BOARD / Math.max(board.columns(), board.rows()), TINY_SIDE, LEAST_MAGNIFIED_SIDE);
    }

    private PaneContentLayout beside(Text text) {
        return beside(text, text.beside);
    }

    /** @param words the least width of the parts beside the board, in pixels */
    private PaneContentLayout beside(Text text, double words) {
        double width = room.width();
        double height = room.height();
        double gap = text == Text.BARE_STACKED ? PaneContentLayout.SMALL_BESIDE_GAP : PaneContentLayout.BESIDE_GAP;
        double free = width - PaneContentLayout.BEFORE_RANKS - gap - words;
        BoardGeometry geometry =
                BoardGeometry.fit(board, free, height - text.header - PaneContentLayout.AFTER_FILES, mostSide);
        double gutter = PaneContentLayout.BEFORE_RANKS + geometry.left();
        double left = gutter + geometry.boardWidth() + gap;
        double right = Math.min(width, left + words * PaneContentLayout.MOST_BESIDE);
        return new PaneContentLayout(text, geometry, gutter, left, Math.max(left, right), true);
    }
}
