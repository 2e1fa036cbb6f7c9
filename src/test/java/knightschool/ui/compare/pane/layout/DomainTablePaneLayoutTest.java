package knightschool.ui.compare.pane.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Rectangle2D;
import knightschool.board.Board;
import knightschool.drawing.SquareMeasures;
import knightschool.drawing.domain.DomainTableBlockMeasures;
import knightschool.ui.scene.ScenePlacement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DomainTablePaneLayoutTest {
    private static final Board CHESS = Board.full(8, 8);
    private static final double LEAST_ON_SLIDE = 14;

    /** The least type of a table in a pane alone, which the back row reads. */
    private static final double LEAST_ALONE = 15;

    /** What is said above a table of some squares, in pixels. */
    private static final double NOTE = 220;

    private static DomainTablePaneLayout fit(Board board, double width, double height) {
        return DomainTablePaneLayout.fit(board, new AvailablePaneSpace(width, height, ScenePlacement.WINDOW), true)
                .orElseThrow();
    }

    @Test
    void fitHasEverySquareOfASmallBoardBelowBoardAndCode() {
        DomainTablePaneLayout two = fit(Board.full(5, 5), 605, 560);
        assertTrue(two.isWhole() && two.hasCode() && two.hasRow());
        assertTrue(two.pane().geometry().side() >= 42);
        assertTrue(two.block().type() >= 12);
        assertTrue(two.table().getMinY() >= two.parts().code().getMaxY());
    }

    @Test
    void fitHasEverySquareOfAChessBoardInOnePaneOrTwoOfTheUsualWindow() {
        DomainTablePaneLayout one = fit(CHESS, 1232, 560);
        assertTrue(one.isWhole() && one.hasCode());
        assertTrue(one.table().getMinX() > one.pane().right()
                && one.table().getMinY() < one.parts().code().getMinY());
        assertTrue(one.block().type() >= LEAST_ALONE && one.block().hasNumbers(), one::toString);
        assertTrue(one.pane().geometry().side() >= SquareMeasures.NUMBERS_FROM_PIXELS, one::toString);
        DomainTablePaneLayout two = fit(CHESS, 605, 560);
        assertTrue(two.isWhole() && two.hasCode());
        assertEquals(SquareMeasures.LEAST_TEXT_PIXELS, two.block().type());
    }

    /** Two panes above one another on a large screen: the back row reads both tables. */
    @Test
    void fitHasTheTableBetweenBoardAndCodeInAWideAndLowPane() {
        DomainTablePaneLayout wide = fit(CHESS, 1_872, 450);
        assertTrue(wide.isWhole() && wide.hasCode() && wide.hasRow());
        assertTrue(wide.block().type() >= LEAST_ALONE && wide.block().hasNumbers(), wide::toString);
        assertTrue(wide.pane().geometry().side() >= SquareMeasures.NUMBERS_FROM_PIXELS, wide::toString);
        assertTrue(wide.table().getMinX()
                        > wide.pane().gutter() + wide.pane().geometry().boardWidth()
                && wide.table().getMaxX() < wide.parts().code().getMinX());
    }

    @Test
    void fitHasTheSquaresOfTheStepWhereThreePanesOfAChessBoardStand() {
        DomainTablePaneLayout three = fit(CHESS, 396, 560);
        assertFalse(three.isWhole());
        assertTrue(three.hasCode());
        assertTrue(
                three.pane().geometry().side() >= SquareMeasures.NUMBERS_FROM_PIXELS, "cells say numbers of the board");
        assertTrue(fit(CHESS, 610, 960).isWhole(), "on a large screen");
    }

    /** Code gives way where a board beside it would be too small for the numbers that the cells name. */
    @Test
    void boardHasNumbersWhereverItHasThemWithoutCode() {
        int gained = 0;
        for (int height = 380; height <= 560; height += 2) {
            AvailablePaneSpace room = new AvailablePaneSpace(396, height, ScenePlacement.WINDOW);
            Optional<DomainTablePaneLayout> bare = DomainTablePaneLayout.fit(CHESS, room, false);
            Optional<DomainTablePaneLayout> best = DomainTablePaneLayout.fit(CHESS, room, true);
            if (bare.isPresent() && isNumbered(bare.get())) {
                assertTrue(best.orElseThrow().isWhole() || isNumbered(best.get()), "in a height of " + height);
                gained += best.get().hasCode() ? 0 : 1;
            }
        }
        assertTrue(gained > 5, gained + " heights");
    }

    /**
     * Where there is no room for the code, the counters stay, as far as that costs neither squares nor their numbers.
     */
    @Test
    void countersStayLongerThanTheCode() {
        int uncoded = 0;
        for (int side : new int[] {5, 6, 8, 10}) {
            for (int height = 300; height <= 560; height += 2) {
                Optional<DomainTablePaneLayout> at = DomainTablePaneLayout.fit(
                        Board.full(side, side), new AvailablePaneSpace(396, height, ScenePlacement.WINDOW), true);
                boolean counted = at.isEmpty() || at.get().hasCode() || at.get().hasCountersAlone();
                assertTrue(counted, side + " x " + side + " in a height of " + height + ": " + at);
                uncoded += at.isPresent() && !at.get().hasCode() ? 1 : 0;
            }
        }
        assertTrue(uncoded > 100, uncoded + " layouts without code");
    }

    /** The lines that a reason does not need are at the bottom of the pane, not between it and the counters. */
    @Test
    void countersWithoutCodeAreAboveAReasonBelowTheTable() {
        int counted = 0;
        for (int height = 300; height <= 560; height += 2) {
            Optional<DomainTablePaneLayout> at =
                    DomainTablePaneLayout.fit(CHESS, new AvailablePaneSpace(296, height, ScenePlacement.WINDOW), true);
            if (at.isPresent()
                    && at.get().hasCountersAlone()
                    && !at.get().pane().beside()) {
                DomainTablePaneLayout.Parts parts = at.get().parts();
                assertTrue(parts.counters().getMaxY() <= parts.reason().getMinY(), "in a height of " + height);
                counted++;
            }
        }
        assertTrue(counted > 20, counted + " heights");
    }

    private static boolean isNumbered(DomainTablePaneLayout layout) {
        return layout.pane().geometry().side() >= SquareMeasures.NUMBERS_FROM_PIXELS;
    }

    @Test
    void fitGivesUpWhereABoardAloneHasHardlyRoom() {
        assertEquals(
                Optional.empty(),
                DomainTablePaneLayout.fit(CHESS, new AvailablePaneSpace(150, 200, ScenePlacement.WINDOW), true));
    }

    /** Beside the text of a slide that leaves code and counters out, their place is the table's. */
    @Test
    void tableHasTheRoomOfTheCodeThatIsLeftOut() {
        Board board = Board.full(5, 5);
        int gained = 0;
        for (int height = 300; height <= 600; height += 20) {
            Optional<DomainTablePaneLayout> beside =
                    DomainTablePaneLayout.fit(board, new AvailablePaneSpace(520, height, ScenePlacement.SLIDE), true);
            Optional<DomainTablePaneLayout> alone =
                    DomainTablePaneLayout.fit(board, new AvailablePaneSpace(520, height, ScenePlacement.SLIDE), false);
            boolean whole = beside.isPresent() && beside.get().isWhole();
            boolean wholeAlone = alone.isPresent() && alone.get().isWhole();
            assertTrue(wholeAlone || !whole, "in a height of " + height);
            assertFalse(alone.isPresent() && alone.get().hasCode());
            gained += wholeAlone
                            && (!whole
                                    || alone.get().pane().geometry().side()
                                            > beside.get().pane().geometry().side())
                    ? 1
                    : 0;
        }
        assertTrue(gained > 0);
    }

    @Test
    void fitLeavesTheTableOutWhereCodeWouldReachIntoTheNextPane() {
        assertEquals(
                Optional.empty(),
                DomainTablePaneLayout.fit(CHESS, new AvailablePaneSpace(155, 500, ScenePlacement.WINDOW), true));
    }

    @ParameterizedTest
    @CsvSource({"1,1", "3,3", "5,5", "8,8", "12,12", "24,24", "3,24", "24,3", "5,6"})
    void fitClipsNothingAndHasLegibleTypeFromTheSmallestWindowToTheLargest(int columns, int rows) {
        for (ScenePlacement form : ScenePlacement.values()) {
            for (double width = 150; width < 1900; width += 37) {
                for (double height = 262; height < 1000; height += 23) {
                    clipsNothing(Board.full(columns, rows), width, height, form);
                }
            }
        }
    }

    private static void clipsNothing(Board board, double width, double height, ScenePlacement form) {
        Optional<DomainTablePaneLayout> found =
                DomainTablePaneLayout.fit(board, new AvailablePaneSpace(width, height, form), true);
        if (found.isEmpty()) {
            return;
        }
        DomainTablePaneLayout at = found.get();
        String where = at + " in " + width + " x " + height;
        PaneContentLayout pane = at.pane();
        Rectangle2D squares = new Rectangle2D(
                pane.boardLeft(),
                pane.headerHeight(),
                pane.geometry().width(),
                pane.geometry().height());
        List<Rectangle2D> parts = Stream.of(
                        squares,
                        at.table(),
                        at.note(),
                        at.parts().row(),
                        at.parts().code(),
                        at.parts().counters(),
                        at.parts().reason())
                .filter(part -> part.getHeight() > 0)
                .toList();
        for (Rectangle2D part : parts) {
            assertTrue(part.getMinX() >= 0 && part.getMaxX() <= width, where);
            assertTrue(part.getMinY() >= pane.headerHeight() && part.getMaxY() <= height, where);
            parts.stream().filter(other -> other != part).forEach(other -> assertFalse(overlap(part, other), where));
        }
        assertTrue(pane.width() >= PaneContentLayout.LEAST_CODE && at.table().getWidth() >= NOTE, where);
        DomainTableBlockMeasures block = at.block();
        assertTrue(
                at.block().type() >= (form == ScenePlacement.SLIDE ? LEAST_ON_SLIDE : SquareMeasures.LEAST_TEXT_PIXELS),
                where);
        assertTrue(
                !at.isWhole()
                        || board.columns() * block.leastAcross() <= at.table().getWidth() + 0.01,
                where);
        assertTrue(
                !at.isWhole() || board.rows() * block.leastDown() <= at.table().getHeight() + 0.01, where);
    }

    private static boolean overlap(Rectangle2D one, Rectangle2D other) {
        return one.getMinX() < other.getMaxX()
                && other.getMinX() < one.getMaxX()
                && one.getMinY() < other.getMaxY()
                && other.getMinY() < one.getMaxY();
    }
}
