package knightschool.ui.compare.pane.layout;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Rectangle2D;
import knightschool.board.Board;
import knightschool.drawing.SquareMeasures;
import knightschool.drawing.board.BoardGeometry;

/**
 * Finds the room for the domain table in a pane: below the board, beside it, below both the board and the parts beside
 * it, or between these. Layouts are preferred in this order: with a table of all squares, with the code, with numbers
 * in the table, and with large type. Among layouts equal in these the one with the largest squares wins.
 */
final class DomainTablePlacer {
    /** The side of a square, in pixels, above which further space goes to the table. */
    private static final int BOARD_SIDE = 44;

    /**
     * The least side of a square beside a table, as a fraction of its side without a table, where squares are small
     * anyway.
     */
    private static final double LEAST_PART = 0.6;

    /** The least width of a pane with a table between the board and the other parts, as a multiple of its height. */
    private static final double WIDE_AND_LOW = 2.5;

    /** The number of table columns beside the board, where the table has only some squares. */
    private static final int BESIDE_COLUMNS = 3;

    /** The width of the counts below one another, and the gap before them, in pixels. */
    private static final double COUNTERS = 108;

    private static final double COUNTERS_GAP = 16;
    private static final double COUNTERS_GAP_AT_TABLE = 8;

    /** The width of the note above a table of some squares, in pixels. */
    private static final double NOTED = 220;

    /** The least number of squares in a table that leaves some room to the counters. */
    private static final int LEAST_BLOCKS = 4;

    private static final Rectangle2D NONE = Rectangle2D.EMPTY;

    private final Board board;
    private final double width;
    private final double height;
    private final AvailablePaneSpace room;
    private final boolean code;

    /** @param code whether code and counters are shown where there is room */
    DomainTablePlacer(Board board, AvailablePaneSpace room, boolean code) {
        this.board = board;
        this.width = room.width();
        this.height = room.height();
        this.room = room;
        this.code = code;
    }

    /**
     * Returns the best layout; empty if none fits. The cells of the table name moves by their numbers, so a board with
     * numbers is preferred to code beside a board that is too small for them, unless the table has room for all
     * squares.
     */
    Optional<DomainTablePaneLayout> best() {
        return withoutCounters().map(layout -> code && !layout.hasCode() ? withCounters(layout) : layout);
    }

    private Optional<DomainTablePaneLayout> withoutCounters() {
        Optional<DomainTablePaneLayout> best = first(code, 0);
        boolean unnumbered = best.filter(layout -> layout.hasCode() && !layout.isWhole() && !isNumbered(layout))
                .isPresent();
        return unnumbered ? first(false, SquareMeasures.NUMBERS_FROM_PIXELS).or(() -> best) : best;
    }

    /**
     * Returns a layout without code with the counters, which a smaller pane shows longer than the code: beside the
     * board, beside the table, or in one line at the bottom, if the pane shows as much as before in the room that is
     * left.
     */
    private DomainTablePaneLayout withCounters(DomainTablePaneLayout layout) {
        return Stream.of(countersBesideBoard(layout), countersBesideTable(layout), countersBelow(layout))
                .flatMap(Optional::stream)
                .findFirst()
                .orElse(layout);
    }

    private Optional<DomainTablePaneLayout> countersBesideBoard(DomainTablePaneLayout layout) {
        PaneContentLayout pane = layout.pane();
        double left = pane.gutter() + pane.geometry().boardWidth() + COUNTERS_GAP;
        double bottom = pane.headerHeight() + 3 * pane.text().counter;
        boolean free = width - left >= COUNTERS
                && bottom <= pane.headerHeight() + pane.geometry().height()
                && left > layout.table().getMinX()
                && bottom <= layout.note().getMinY();
        return free
                ? Optional.of(layout.withCounters(
                        area(left, pane.headerHeight(), left + COUNTERS, bottom - pane.headerHeight()), layout.table()))
                : Optional.empty();
    }

    private Optional<DomainTablePaneLayout> countersBesideTable(DomainTablePaneLayout layout) {
        Rectangle2D table = layout.table();
        double left = table.getMaxX() - COUNTERS;
        double tall = 3 * layout.pane().text().counter;
        double top = layout.note().getMinY();
        double free = left - COUNTERS_GAP_AT_TABLE - table.getMinX();
        int columns = (int) (free / layout.block().leastAcross());
        boolean fits = !layout.isWhole()
                && table.getMaxY() - top >= tall
                && free >= NOTED
                && columns * (int) (table.getHeight() / layout.block().leastDown()) >= LEAST_BLOCKS;
        return fits
                ? Optional.of(layout.withCounters(
                        area(left, top, table.getMaxX(), tall),
                        area(table.getMinX(), table.getMinY(), left - COUNTERS_GAP_AT_TABLE, table.getHeight())))
                : Optional.empty();
    }

    private Optional<DomainTablePaneLayout> countersBelow(DomainTablePaneLayout layout) {
        PaneContentLayout.Text text = layout.pane().text();
        double tall = text.counter + PaneContentLayout.NAMES_ABOVE;
        return new DomainTablePlacer(board, room.lowerBy(tall + text.gap), false)
                .first(false, isNumbered(layout) ? SquareMeasures.NUMBERS_FROM_PIXELS : 0)
                .filter(lower -> lower.isWhole() == layout.isWhole())
                .filter(lower -> lower.pane().text() == text)
                .map(lower -> withCountersBelow(lower, tall));
    }

    /**
     * Returns a layout with counters in one line: above a reason that lies below the table, so that the lines that the
     * reason does not need are at the bottom, or else below all other parts.
     */
    private DomainTablePaneLayout withCountersBelow(DomainTablePaneLayout layout, double tall) {
        PaneContentLayout pane = layout.pane();
        if (pane.beside()) {
            return layout.withCounters(area(pane.gutter(), height - tall, pane.right(), tall), layout.table());
        }
        Rectangle2D why = layout.parts().reason();
        Rectangle2D lower =
                new Rectangle2D(why.getMinX(), why.getMinY() + tall + pane.text().gap, why.getWidth(), why.getHeight());
        return layout.withCounters(area(pane.gutter(), why.getMinY(), pane.right(), tall), layout.table())
                .withReason(lower);
    }

    private static boolean isNumbered(DomainTablePaneLayout layout) {
        return layout.pane().geometry().side() >= SquareMeasures.NUMBERS_FROM_PIXELS;
    }

    /** Returns the first of the wanted layouts that fits with squares of at least the given side, in pixels. */
    private Optional<DomainTablePaneLayout> first(boolean coded, double side) {
        double usual = PaneContentLayout.fit(board, room).geometry().side();
        return WantedDomainTable.inOrder(board, room)
                .filter(want -> coded || !want.code())
                .flatMap(want -> best(want, usual).stream())
                .filter(layout -> layout.pane().geometry().side() >= side)
                .findFirst();
    }

    private Optional<DomainTablePaneLayout> best(WantedDomainTable want, double usual) {
        // Squares that are small anyway are left by the code first.
        boolean small =
                want.size().smallest() && !want.code() && usual < want.size().leastSide();
        double floor = room.isOfSlide() ? 1 : PaneContentFitter.LEAST_PART * PaneContentFitter.leastSide(board);
        double least = small ? Math.max(floor, LEAST_PART * usual) : want.size().leastSide();
        Stream<Optional<DomainTablePaneLayout>> layouts = switch (want.size().place()) {
            case USUAL -> Stream.of(below(want), across(want), beside(want));
            case STACKED -> Stream.of(aside(want));
            case BETWEEN -> Stream.of(between(want));
        };
        return layouts.flatMap(Optional::stream)
                .filter(layout -> layout.pane().geometry().side() >= least)
                .filter(layout ->
                        !want.size().text().isLarge() || !layout.pane().isNarrow() || room.isOfSlide())
                .max(Comparator.comparingDouble(
                        layout -> layout.pane().geometry().side()));
    }

    /** Returns the layout with board, table, code and reason below one another; empty if it does not fit. */
    private Optional<DomainTablePaneLayout> below(WantedDomainTable want) {
        PaneContentLayout.Text text = want.size().text();
        int columns = want.columns(width);
        double least = PaneContentLayout.BEFORE_RANKS + BoardGeometry.rimLeft(0);
        boolean narrow = width - least < text.codeAndCounters;
        double counters = narrow ? text.counter + PaneContentLayout.NAMES_ABOVE : 0;
        double code = want.code() ? text.code + counters : 0;
        double under = code + (want.code() ? text.gap : 0) + why(text, narrow);
        if (!want.fits(columns, width)) {
            return Optional.empty();
        }
        Stack stack = stack(want, columns, width - PaneContentLayout.BEFORE_RANKS, under);
        double gutter = PaneContentLayout.BEFORE_RANKS + stack.geometry.left();
        double right = Math.max(gutter + stack.geometry.boardWidth(), Math.min(width, gutter + text.codeAndCounters));
        PaneContentLayout pane = new PaneContentLayout(text, stack.geometry, gutter, gutter, right, false);
        double top = stack.table.getMaxY() + text.gap;
        Rectangle2D codeArea = code == 0 ? NONE : area(gutter, top, right, code);
        Rectangle2D whyArea = area(gutter, top + under - why(text, narrow), Math.max(right, width), why(text, narrow));
        return result(want, pane, new DomainTablePaneLayout.Parts(NONE, codeArea, whyArea), stack.table);
    }

    /**
     * Returns the layout with code and counters beside the board, and table and reason below both; empty if it does not
     * fit.
     */
    private Optional<DomainTablePaneLayout> across(WantedDomainTable want) {
        PaneContentLayout.Text text = want.size().text();
        int columns = want.columns(width);
        if (!want.code() || !want.fits(columns, width)) {
            return Optional.empty();
        }
        double why = why(text, false);
        double free = width - PaneContentLayout.BEFORE_RANKS - PaneContentLayout.BESIDE_GAP - text.beside;
        Stack stack = stack(want, columns, free, why);
        double gutter = PaneContentLayout.BEFORE_RANKS + stack.geometry.left();
        double left = gutter + stack.geometry.boardWidth() + PaneContentLayout.BESIDE_GAP;
        PaneContentLayout pane = new PaneContentLayout(text, stack.geometry, gutter, left, width, false);
        double row = text.counter + 2 * text.row;
        double column = stack.geometry.height();
        boolean withRow = pane.codeHeight() + row + text.gap <= column;
        double codeTop = text.header + (withRow ? row + text.gap : 0);
        if (pane.codeHeight() > column) {
            return Optional.empty();
        }
        DomainTablePaneLayout.Parts parts = new DomainTablePaneLayout.Parts(
                withRow ? area(left, text.header, width, row) : NONE,
                area(left, codeTop, width, pane.codeHeight()),
                area(PaneContentLayout.BEFORE_RANKS, stack.table.getMaxY() + text.gap, width, why));
        return result(want, pane, parts, stack.table);
    }

    /** Returns the layout with all other parts beside the board, the table on top; empty if it does not fit. */
    private Optional<DomainTablePaneLayout> beside(WantedDomainTable want) {
        PaneContentLayout.Text text = want.size().text();
        int columns = want.whole() ? board.columns() : BESIDE_COLUMNS;
        double most = Math.max(columns * want.block().mostAcross(), text.beside * PaneContentLayout.MOST_BESIDE);
        double least = Math.max(columns * want.block().leastAcross(), text.beside);
        double around = PaneContentLayout.BEFORE_RANKS + PaneContentLayout.BESIDE_GAP;
        double over = width - around - BoardGeometry.rimLeft(BOARD_SIDE) - (double) BOARD_SIDE * board.columns();
        double free = width - around - Math.clamp(over, least, Math.max(least, most));
        BoardGeometry geometry =
                BoardGeometry.fit(board, free, height - text.header - PaneContentLayout.AFTER_FILES, Integer.MAX_VALUE);
        double gutter = PaneContentLayout.BEFORE_RANKS + geometry.left();
        double left = gutter + geometry.boardWidth() + PaneContentLayout.BESIDE_GAP;
        PaneContentLayout pane =
                new PaneContentLayout(text, geometry, gutter, left, Math.min(width, left + most), true);
        double code = want.code() ? pane.codeHeight() + text.gap : 0;
        double why = pane.isNarrow() ? pane.whyHeight() : text.why;
        double row = text.counter + (pane.width() >= text.codeAndCounters ? 1 : 2) * text.row + text.gap;
        int lines = want.lines(columns);
        double note = DomainTablePaneLayout.NOTE;
        double room = height - text.header - note - code - why - text.gap;
        boolean withRow = want.code() && room - row >= lines * want.block().leastDown();
        double tall = Math.min(room - (withRow ? row : 0), lines * want.block().mostDown());
        boolean rowMissing = text.isLarge() && want.code() && !withRow;
        if (rowMissing || free < board.columns() || tall < lines * want.block().leastDown()) {
            return Optional.empty();
        }
        Rectangle2D table = area(left, text.header + note, pane.right(), tall);
        double top = table.getMaxY() + text.gap;
        double codeTop = top + (withRow ? row : 0);
        DomainTablePaneLayout.Parts parts = new DomainTablePaneLayout.Parts(
                withRow ? area(left, top, pane.right(), row - text.gap) : NONE,
                want.code() ? area(left, codeTop, pane.right(), pane.codeHeight()) : NONE,
                area(left, codeTop + code, pane.right(), why));
        return result(want, pane, parts, table);
    }

    /**
     * Returns the layout with the table beside a board that has code and reason below it, as high as all of them; empty
     * if it does not fit.
     */
    private Optional<DomainTablePaneLayout> aside(WantedDomainTable want) {
        PaneContentLayout.Text text = want.size().text();
        double note = DomainTablePaneLayout.NOTE;
        int columns = board.columns();
        double wide = columns * want.block().leastAcross();
        double column = width - wide - PaneContentLayout.BESIDE_GAP - PaneContentLayout.BEFORE_RANKS;
        double tall = Math.min(
                height - text.header - note - text.gap,
                board.rows() * want.block().mostDown());
        boolean narrow = column - BoardGeometry.rimLeft(0) < text.codeAndCounters;
        double code = want.code() ? text.code + (narrow ? text.counter + PaneContentLayout.NAMES_ABOVE : 0) : 0;
        double under = PaneContentLayout.AFTER_FILES + code + 2 * text.gap + text.why;
        if (column < PaneContentLayout.LEAST_CODE
                || wide < NOTED
                || tall < board.rows() * want.block().leastDown()) {
            return Optional.empty();
        }
        BoardGeometry geometry = BoardGeometry.fit(board, column, height - text.header - under, Integer.MAX_VALUE);
        double gutter = PaneContentLayout.BEFORE_RANKS + geometry.left();
        double words = narrow ? 0 : text.codeAndCounters;
        double right = Math.max(gutter + geometry.boardWidth(), Math.min(gutter + words, width - wide));
        PaneContentLayout pane = new PaneContentLayout(text, geometry, gutter, gutter, right, false);
        double left = right + PaneContentLayout.BESIDE_GAP;
        double free = Math.min(width - left, columns * want.block().mostAcross());
        double top = text.header + geometry.height() + PaneContentLayout.AFTER_FILES + text.gap;
        double most = want.code() ? pane.codeHeight() : 0;
        DomainTablePaneLayout.Parts parts = new DomainTablePaneLayout.Parts(
                NONE,
                want.code() ? area(gutter, top, right, most) : NONE,
                area(gutter, top + most + text.gap, right, text.why));
        return free < wide
                ? Optional.empty()
                : result(want, pane, parts, area(left, text.header + note, left + free, tall));
    }

    /**
     * Returns the layout with the table between the board and all other parts, as high as the pane; empty if it does
     * not fit.
     */
    private Optional<DomainTablePaneLayout> between(WantedDomainTable want) {
        PaneContentLayout.Text text = want.size().text();
        double note = DomainTablePaneLayout.NOTE;
        int columns = board.columns();
        double wide = columns * want.block().leastAcross();
        double tall = Math.min(
                height - text.header - note, board.rows() * want.block().mostDown());
        double column = width
                - wide
                - text.beside
                - 2 * PaneContentLayout.BESIDE_GAP
                - PaneContentLayout.BEFORE_RANKS
                - BoardGeometry.rimLeft(0);
        boolean low = width >= WIDE_AND_LOW * height;
        if (!low
                || !want.code()
                || wide < NOTED
                || column < board.columns()
                || tall < board.rows() * want.block().leastDown()) {
            return Optional.empty();
        }
        BoardGeometry geometry = BoardGeometry.fit(
                board, column, height - text.header - PaneContentLayout.AFTER_FILES, Integer.MAX_VALUE);
        double gutter = PaneContentLayout.BEFORE_RANKS + geometry.left();
        double tableLeft = gutter + geometry.boardWidth() + PaneContentLayout.BESIDE_GAP;
        double most = width - PaneContentLayout.BESIDE_GAP - text.beside;
        double tableRight = Math.min(most, tableLeft + columns * want.block().mostAcross());
        double left = tableRight + PaneContentLayout.BESIDE_GAP;
        double words = Math.max(text.beside * PaneContentLayout.MOST_BESIDE, text.codeAndCounters);
        double right = Math.min(width, left + words);
        PaneContentLayout pane = new PaneContentLayout(text, geometry, gutter, left, right, true);
        double row = text.counter + (pane.width() >= text.codeAndCounters ? 1 : 2) * text.row + text.gap;
        double top = text.header + note;
        double why = Math.max(pane.whyHeight(), text.why);
        boolean withRow = top + row + pane.codeHeight() + text.gap + why <= height;
        double codeTop = top + (withRow ? row : 0);
        DomainTablePaneLayout.Parts parts = new DomainTablePaneLayout.Parts(
                withRow ? area(left, top, right, row - text.gap) : NONE,
                area(left, codeTop, right, pane.codeHeight()),
                area(left, codeTop + pane.codeHeight() + text.gap, right, why));
        return tableRight - tableLeft < wide
                ? Optional.empty()
                : result(want, pane, parts, area(tableLeft, top, tableRight, tall));
    }

    /** A board with a table as wide as the pane below it. */
    private record Stack(BoardGeometry geometry, Rectangle2D table) {}

    /**
     * Lays out board and table.
     *
     * @param free the width for the board
     * @param under the height of the parts below the table
     */
    private Stack stack(WantedDomainTable want, int columns, double free, double under) {
        PaneContentLayout.Text text = want.size().text();
        int lines = want.lines(columns);
        double note = DomainTablePaneLayout.NOTE;
        double room = height - text.header - PaneContentLayout.AFTER_FILES - note - text.gap - under;
        double over = room - BoardGeometry.rimBelow(0) - (double) BOARD_SIDE * board.rows();
        double least = lines * want.block().leastDown();
        double tall =
                Math.clamp(over, least, Math.max(least, lines * want.block().mostDown()));
        BoardGeometry geometry = BoardGeometry.fit(board, free, room - tall, Integer.MAX_VALUE);
        double top = text.header + geometry.height() + PaneContentLayout.AFTER_FILES + note;
        return new Stack(geometry, area(0, top, width, tall));
    }

    private Optional<DomainTablePaneLayout> result(
            WantedDomainTable want, PaneContentLayout pane, DomainTablePaneLayout.Parts parts, Rectangle2D table) {
        boolean fits = Stream.of(parts.row(), parts.code(), parts.reason(), table)
                .allMatch(area -> area.getMaxY() <= height && area.getMaxX() <= width);
        boolean boardFits = pane.gutter() + pane.geometry().boardWidth() <= width
                && pane.headerHeight() + pane.geometry().height() <= height
                && pane.width() >= PaneContentLayout.LEAST_CODE;
        return fits && boardFits
                ? Optional.of(new DomainTablePaneLayout(pane, parts, table, want.block(), want.whole()))
                : Optional.empty();
    }

    private static double why(PaneContentLayout.Text text, boolean narrow) {
        return narrow && text.isOfSlide() ? text.why + PaneContentLayout.ANOTHER_LINE : text.why;
    }

    private static Rectangle2D area(double left, double top, double right, double high) {
        return new Rectangle2D(left, top, Math.max(0, right - left), Math.max(0, high));
    }
}
