package knightschool.ui.compare.pane;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Rectangle2D;
import knightschool.board.Board;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.domain.DomainBlockMeasures;

/**
 * Finds room for the table of domains in a pane. It lies below the board, beside it, or below both the board and what
 * stands beside that. A table of all squares is worth more than one of some, and more than the numbers in it; code more
 * than large squares; then the type is as large as the board allows.
 */
final class DomainTablePlacement {
    /** Larger squares leave what is over to the table, in pixels. */
    private static final int BOARD_SIDE = 44;

    /** Squares that are small without a table keep at least that part of their side. */
    private static final double LEAST_PART = 0.6;

    /** So many squares are around most steps. */
    private static final int AROUND_A_STEP = 10;

    /** In a line beside the board there are so many of them. */
    private static final int BESIDE_COLUMNS = 3;

    private static final Rectangle2D NONE = Rectangle2D.EMPTY;

    private final Board board;
    private final double width;
    private final double height;
    private final PaneRoom room;
    private final boolean code;

    /**
     * One size of a table and of the text around it.
     *
     * @param type of the numbers
     * @param leastSide of a square, in pixels
     * @param smallest whether there is no smaller one: squares may then be smaller, too
     */
    private record Size(double type, PaneLayout.Text text, int leastSide, boolean smallest) {}

    /** What is sought: a table of all squares or of some, with the code or without. */
    private record Want(Kind kind, boolean code, Size size, DomainBlockMeasures block) {
        boolean whole() {
            return kind == Kind.WHOLE;
        }

        Want withoutNumbers() {
            return new Want(kind, code, size, block.withoutNumbers());
        }
    }

    /** How much of the board is in the table: all, all that a step is about, or two lines of that. */
    private enum Kind {
        WHOLE,
        STEP,
        TWO_LINES
    }

    /** @param code whether code and counters are to be seen where there is room for them */
    DomainTablePlacement(Board board, PaneRoom room, boolean code) {
        this.board = board;
        this.width = room.width();
        this.height = room.height();
        this.room = room;
        this.code = code;
    }

    Optional<DomainTablePaneLayout> best() {
        double usual = PaneLayout.fit(board, room).geometry().side();
        return Stream.of(
                        wants(Kind.WHOLE, true),
                        wants(Kind.WHOLE, false),
                        wants(Kind.STEP, true),
                        wants(Kind.TWO_LINES, true),
                        wants(Kind.STEP, false),
                        wants(Kind.TWO_LINES, false))
                .flatMap(wants -> wants)
                .filter(want -> code || !want.code)
                .flatMap(want -> best(want, usual).stream())
                .findFirst();
    }

    private Stream<Want> wants(Kind kind, boolean code) {
        List<Want> numbered = sizes(kind).stream()
                .map(size -> new Want(kind, code, size, DomainBlockMeasures.of(board, size.type)))
                .toList();
        Stream<Want> empty = numbered.stream().filter(Want::whole).map(Want::withoutNumbers);
        return Stream.concat(numbered.stream(), empty);
    }

    /**
     * Of a board whose table is whole the numbers can be left out; to all around a step two lines of it are preferred.
     */
    private List<Size> sizes(Kind kind) {
        int least = kind == Kind.WHOLE ? 24 : kind == Kind.STEP ? 34 : 30;
        if (room.isOfSlide()) {
            return List.of(
                    new Size(16, PaneLayout.Text.SLIDE_LARGE, 46, false),
                    new Size(14, PaneLayout.Text.SLIDE, least, kind != Kind.STEP));
        }
        PaneLayout.Text text = PaneLayout.textBelow(room);
        return List.of(
                new Size(16, PaneLayout.Text.LARGE, 50, false),
                new Size(14, PaneLayout.Text.LARGE, 44, false),
                new Size(14, text, 42, false),
                new Size(13, text, 42, false),
                new Size(12, text, 34, false),
                new Size(kind == Kind.WHOLE ? 11 : 12, text, least, kind != Kind.STEP));
    }

    private Optional<DomainTablePaneLayout> best(Want want, double usual) {
        boolean small = want.size.smallest && usual < want.size.leastSide;
        double least = small ? Math.max(1, LEAST_PART * usual) : want.size.leastSide;
        return Stream.of(below(want), across(want), beside(want))
                .flatMap(Optional::stream)
                .filter(found -> found.pane().geometry().side() >= least)
                .filter(found -> !want.size.text.isLarge() || !found.pane().isNarrow() || room.isOfSlide())
                .max(Comparator.comparingDouble(found -> found.pane().geometry().side()));
    }

    private int lines(Want want, int columns) {
        return switch (want.kind) {
            case WHOLE -> board.rows();
            case STEP -> (AROUND_A_STEP + columns - 1) / columns;
            case TWO_LINES -> 2;
        };
    }

    private int columns(Want want, double free) {
        return want.whole() ? board.columns() : (int) (free / want.block.leastAcross());
    }

    private boolean fits(Want want, int columns, double free) {
        return columns > 0 && columns * want.block.leastAcross() <= free;
    }

    /** Board, table, code and reason, one below the other. */
    private Optional<DomainTablePaneLayout> below(Want want) {
        PaneLayout.Text text = want.size.text;
        int columns = columns(want, width);
        double least = PaneLayout.BEFORE_RANKS + BoardGeometry.rimLeft(0);
        boolean narrow = width - least < text.codeAndCounters;
        double counters = narrow ? text.counter + PaneLayout.NAMES_ABOVE : 0;
        double code = want.code ? text.code + counters : 0;
        double under = code + (want.code ? text.gap : 0) + why(text, narrow);
        if (!fits(want, columns, width)) {
            return Optional.empty();
        }
        Stack stack = stack(want, columns, width - PaneLayout.BEFORE_RANKS, under);
        double gutter = PaneLayout.BEFORE_RANKS + stack.geometry.left();
        double right = Math.max(gutter + stack.geometry.boardWidth(), Math.min(width, gutter + text.codeAndCounters));
        PaneLayout pane = new PaneLayout(text, stack.geometry, gutter, gutter, right, false);
        double top = stack.table.getMaxY() + text.gap;
        Rectangle2D codeArea = code == 0 ? NONE : area(gutter, top, right, code);
        Rectangle2D whyArea = area(gutter, top + under - why(text, narrow), Math.max(right, width), why(text, narrow));
        return result(want, pane, new DomainTablePaneLayout.Parts(NONE, codeArea, whyArea), stack.table);
    }

    /** Code and counters beside the board, the table and the reason below both. */
    private Optional<DomainTablePaneLayout> across(Want want) {
        PaneLayout.Text text = want.size.text;
        int columns = columns(want, width);
        if (!want.code || !fits(want, columns, width)) {
            return Optional.empty();
        }
        double why = why(text, false);
        double free = width - PaneLayout.BEFORE_RANKS - PaneLayout.BESIDE_GAP - text.beside;
        Stack stack = stack(want, columns, free, why);
        double gutter = PaneLayout.BEFORE_RANKS + stack.geometry.left();
        double left = gutter + stack.geometry.boardWidth() + PaneLayout.BESIDE_GAP;
        PaneLayout pane = new PaneLayout(text, stack.geometry, gutter, left, width, false);
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
                area(PaneLayout.BEFORE_RANKS, stack.table.getMaxY() + text.gap, width, why));
        return result(want, pane, parts, stack.table);
    }

    /** The table beside the board, and all else below it. */
    private Optional<DomainTablePaneLayout> beside(Want want) {
        PaneLayout.Text text = want.size.text;
        int columns = want.whole() ? board.columns() : BESIDE_COLUMNS;
        double most = Math.max(columns * want.block.mostAcross(), text.beside * PaneLayout.MOST_BESIDE);
        double least = Math.max(columns * want.block.leastAcross(), text.beside);
        double around = PaneLayout.BEFORE_RANKS + PaneLayout.BESIDE_GAP;
        double over = width - around - BoardGeometry.rimLeft(BOARD_SIDE) - (double) BOARD_SIDE * board.columns();
        double free = width - around - Math.clamp(over, least, Math.max(least, most));
        BoardGeometry geometry =
                BoardGeometry.fit(board, free, height - text.header - PaneLayout.AFTER_FILES, Integer.MAX_VALUE);
        double gutter = PaneLayout.BEFORE_RANKS + geometry.left();
        double left = gutter + geometry.boardWidth() + PaneLayout.BESIDE_GAP;
        PaneLayout pane = new PaneLayout(text, geometry, gutter, left, Math.min(width, left + most), true);
        double code = want.code ? pane.codeHeight() + text.gap : 0;
        double why = pane.isNarrow() ? pane.whyHeight() : text.why;
        double row = text.counter + (pane.width() >= text.codeAndCounters ? 1 : 2) * text.row + text.gap;
        int lines = lines(want, columns);
        double note = want.whole() ? 0 : DomainTablePaneLayout.NOTE;
        double room = height - text.header - note - code - why - text.gap;
        boolean withRow = want.code && room - row >= lines * want.block.leastDown();
        double tall = Math.min(room - (withRow ? row : 0), lines * want.block.mostDown());
        boolean rowMissing = text.isLarge() && want.code && !withRow;
        if (rowMissing || free < board.columns() || tall < lines * want.block.leastDown()) {
            return Optional.empty();
        }
        Rectangle2D table = area(left, text.header + note, pane.right(), tall);
        double top = table.getMaxY() + text.gap;
        double codeTop = top + (withRow ? row : 0);
        DomainTablePaneLayout.Parts parts = new DomainTablePaneLayout.Parts(
                withRow ? area(left, top, pane.right(), row - text.gap) : NONE,
                want.code ? area(left, codeTop, pane.right(), pane.codeHeight()) : NONE,
                area(left, codeTop + code, pane.right(), why));
        return result(want, pane, parts, table);
    }

    /** A board, and below it a table as wide as the pane. */
    private record Stack(BoardGeometry geometry, Rectangle2D table) {}

    /**
     * Board and table.
     *
     * @param free for the board, its width
     * @param under what lies below the table, its height
     */
    private Stack stack(Want want, int columns, double free, double under) {
        PaneLayout.Text text = want.size.text;
        int lines = lines(want, columns);
        double note = want.whole() ? 0 : DomainTablePaneLayout.NOTE;
        double room = height - text.header - PaneLayout.AFTER_FILES - note - text.gap - under;
        double over = room - BoardGeometry.rimBelow(0) - (double) BOARD_SIDE * board.rows();
        double least = lines * want.block.leastDown();
        double tall = Math.clamp(over, least, Math.max(least, lines * want.block.mostDown()));
        BoardGeometry geometry = BoardGeometry.fit(board, free, room - tall, Integer.MAX_VALUE);
        double top = text.header + geometry.height() + PaneLayout.AFTER_FILES + note;
        return new Stack(geometry, area(0, top, width, tall));
    }

    private Optional<DomainTablePaneLayout> result(
            Want want, PaneLayout pane, DomainTablePaneLayout.Parts parts, Rectangle2D table) {
        boolean fits = Stream.of(parts.row(), parts.code(), parts.why(), table)
                .allMatch(area -> area.getMaxY() <= height && area.getMaxX() <= width);
        boolean boardFits = pane.gutter() + pane.geometry().boardWidth() <= width
                && pane.headerHeight() + pane.geometry().height() <= height
                && pane.width() >= PaneLayout.LEAST_CODE;
        return fits && boardFits
                ? Optional.of(new DomainTablePaneLayout(pane, parts, table, want.block, want.whole()))
                : Optional.empty();
    }

    private static double why(PaneLayout.Text text, boolean narrow) {
        return narrow && text.isOfSlide() ? text.why + PaneLayout.ANOTHER_LINE : text.why;
    }

    private static Rectangle2D area(double left, double top, double right, double high) {
        return new Rectangle2D(left, top, Math.max(0, right - left), Math.max(0, high));
    }
}
