package knightschool.ui.compare.pane.layout;

import java.util.List;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.drawing.domain.DomainTableBlockMeasures;

/**
 * A domain table for which room is looked for in a pane: of all squares or of some, with the code or without.
 *
 * @param board the board of the pane
 * @param block the measures of one square in the table
 */
record WantedDomainTable(Board board, Kind kind, boolean code, Size size, DomainTableBlockMeasures block) {
    /** The number of squares around most steps. */
    private static final int AROUND_A_STEP = 10;

    /** The least side of a square left of a table, with the other parts at the right, in pixels. */
    private static final int LEAST_BETWEEN = 36;

    /** The squares in the table: all, all around the step, or two lines of these. */
    enum Kind {
        WHOLE,
        STEP,
        TWO_LINES
    }

    /** The places of a table in a pane. */
    enum Place {
        /** Below the board, or at the top or the bottom of the parts beside it. */
        USUAL,
        /** Beside a board with the other parts below it, with names above the cells. */
        STACKED,
        /** Between the board and the other parts, in a wide and low pane. */
        BETWEEN
    }

    /**
     * A size of a table and of the text around it.
     *
     * @param type the font size of the numbers, in pixels
     * @param text the size of the text around the table
     * @param leastSide the least side of a square, in pixels
     * @param smallest whether no size is smaller, so that squares may be smaller than {@code leastSide}
     * @param place where the table is
     */
    record Size(double type, PaneContentLayout.Text text, int leastSide, boolean smallest, Place place) {
        private static Size of(double type, PaneContentLayout.Text text, int leastSide, boolean smallest) {
            return new Size(type, text, leastSide, smallest, Place.USUAL);
        }

        private static Size stacked(double type, PaneContentLayout.Text text, int leastSide) {
            return new Size(type, text, leastSide, false, Place.STACKED);
        }

        private static Size between(double type, PaneContentLayout.Text text) {
            return new Size(type, text, LEAST_BETWEEN, false, Place.BETWEEN);
        }

        private DomainTableBlockMeasures block(Board board) {
            DomainTableBlockMeasures block = DomainTableBlockMeasures.of(board, type);
            return place == Place.STACKED ? block.withNameAbove() : block;
        }

        /**
         * Returns the sizes to try, largest first. The smallest sizes are for tables that can do without numbers or
         * with two lines; a table of all squares around a step has larger ones, since two lines are preferred to it.
         */
        private static List<Size> all(Kind kind, AvailablePaneSpace room) {
            int least = kind == Kind.WHOLE ? 24 : kind == Kind.STEP ? 34 : 28;
            if (room.isOfSlide()) {
                return List.of(
                        of(16, PaneContentLayout.Text.SLIDE_LARGE, 46, false),
                        of(14, PaneContentLayout.Text.SLIDE, least, kind != Kind.STEP));
            }
            PaneContentLayout.Text text = PaneContentFitter.textBelow(room);
            List<Size> usual = usual(kind, text, least);
            return kind != Kind.WHOLE
                    ? usual
                    : Stream.concat(
                                    Stream.of(
                                            stacked(20, PaneContentLayout.Text.LARGE, 50),
                                            stacked(18, PaneContentLayout.Text.LARGE, 50),
                                            stacked(16, PaneContentLayout.Text.LARGE, 50),
                                            between(18, PaneContentLayout.Text.LARGE),
                                            between(16, PaneContentLayout.Text.LARGE),
                                            between(18, text),
                                            between(16, text),
                                            between(15, text),
                                            stacked(16, text, 36),
                                            stacked(15, text, 34),
                                            stacked(14, text, 30)),
                                    usual.stream())
                            .toList();
        }

        private static List<Size> usual(Kind kind, PaneContentLayout.Text text, int least) {
            return List.of(
                    of(16, PaneContentLayout.Text.LARGE, 50, false),
                    of(14, PaneContentLayout.Text.LARGE, 44, false),
                    of(14, text, 42, false),
                    of(13, text, 42, false),
                    of(12, text, 34, false),
                    of(kind == Kind.WHOLE ? 11 : 12, text, least, kind != Kind.STEP));
        }
    }

    /**
     * Returns the tables to try in a pane, in this order: of all squares, with the code, with numbers in the table, and
     * with large type.
     */
    static Stream<WantedDomainTable> inOrder(Board board, AvailablePaneSpace room) {
        return Stream.of(
                        of(Kind.WHOLE, true, board, room),
                        of(Kind.WHOLE, false, board, room),
                        of(Kind.STEP, true, board, room),
                        of(Kind.TWO_LINES, true, board, room),
                        of(Kind.STEP, false, board, room),
                        of(Kind.TWO_LINES, false, board, room))
                .flatMap(tables -> tables);
    }

    private static Stream<WantedDomainTable> of(Kind kind, boolean code, Board board, AvailablePaneSpace room) {
        List<WantedDomainTable> numbered = Size.all(kind, room).stream()
                .map(size -> new WantedDomainTable(board, kind, code, size, size.block(board)))
                .toList();
        Stream<WantedDomainTable> empty = numbered.stream()
                .filter(WantedDomainTable::whole)
                .filter(table -> table.size.place == Place.USUAL)
                .map(WantedDomainTable::withoutNumbers);
        return Stream.concat(numbered.stream(), empty);
    }

    private WantedDomainTable withoutNumbers() {
        return new WantedDomainTable(board, kind, code, size, block.withoutNumbers());
    }

    /** Whether it is of all squares. */
    boolean whole() {
        return kind == Kind.WHOLE;
    }

    /** Returns the number of lines with a number of columns. */
    int lines(int columns) {
        return switch (kind) {
            case WHOLE -> board.rows();
            case STEP -> (AROUND_A_STEP + columns - 1) / columns;
            case TWO_LINES -> 2;
        };
    }

    /** Returns the number of columns in a width, in pixels. */
    int columns(double free) {
        return whole() ? board.columns() : (int) (free / block.leastAcross());
    }

    /** Returns whether a number of columns fits a width, in pixels. */
    boolean fits(int columns, double free) {
        return columns > 0 && columns * block.leastAcross() <= free;
    }
}
