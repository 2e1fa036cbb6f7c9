package knightschool.ui.compare.pane.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import knightschool.board.Board;
import knightschool.drawing.SquareMeasures;
import knightschool.ui.scene.ScenePlacement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PaneContentLayoutTest {
    private static final Board CHESS = Board.full(8, 8);

    @Test
    void fitHasSquaresOf46InTheUsualWindow() {
        PaneContentLayout usual = PaneContentLayout.fit(CHESS, new AvailablePaneSpace(396, 604, ScenePlacement.WINDOW));
        assertEquals(46, usual.geometry().side());
        assertEquals(28, usual.gutter());
        assertEquals(PaneContentLayout.Text.USUAL, usual.text());
        assertFalse(usual.beside() || usual.isFolded());
    }

    @Test
    void fitFoldsTheDomainAndKeepsNumbersInTheSmallestWindow() {
        PaneContentLayout small = PaneContentLayout.fit(CHESS, new AvailablePaneSpace(311, 584, ScenePlacement.WINDOW));
        assertTrue(small.isNarrow() && small.isFolded());
        assertTrue(small.geometry().side() >= 34);
    }

    @Test
    void fitHasLargeTextOnALargeScreen() {
        PaneContentLayout large = PaneContentLayout.fit(CHESS, new AvailablePaneSpace(610, 964, ScenePlacement.WINDOW));
        assertEquals(PaneContentLayout.Text.LARGE, large.text());
        assertTrue(large.geometry().side() > 70);
    }

    @Test
    void fitPutsTheRestBesideTheBoardWhereOnePaneHasAllTheRoom() {
        PaneContentLayout single =
                PaneContentLayout.fit(CHESS, new AvailablePaneSpace(772, 548, ScenePlacement.WINDOW));
        assertTrue(single.beside());
        assertTrue(single.geometry().side() >= 56);
        assertTrue(single.left() > single.gutter() + single.geometry().boardWidth());
    }

    /**
     * Words 1.2 times as large leave a pane alone in a window of 1280 x 690 so much; its board is what a class looks
     * at.
     */
    @ParameterizedTest
    @ValueSource(ints = {362, 380, 396})
    void fitPutsTheRestBesideTheBoardOfOnePaneInLargerWords(int height) {
        PaneContentLayout single = PaneContentLayout.fit(
                CHESS, new AvailablePaneSpace(1020, height, ScenePlacement.WINDOW, 1.2, AvailablePaneSpace.Parts.ALL));
        assertTrue(single.beside());
        assertFalse(single.isBare());
        assertTrue(
                single.geometry().side() >= 36,
                "squares of " + single.geometry().side());
        PaneContentLayout.Column column = single.column(height, true, true);
        assertTrue(column.whyHeight() >= single.text().why, "two lines for the reason");
        assertEquals(single.codeHeight(), column.codeHeight(), "counters below the code");
    }

    /** The search tree leaves three panes of a window of 1280 x 720 some 340 pixels of height. */
    @ParameterizedTest
    @ValueSource(ints = {389, 392, 396, 401})
    void fitLosesNoCountersWhereAPaneGrowsHigher(int width) {
        boolean before = false;
        for (int height = 280; height <= 390; height++) {
            AvailablePaneSpace room = new AvailablePaneSpace(width, height, ScenePlacement.WINDOW);
            PaneContentLayout pane = PaneContentLayout.fit(CHESS, room);
            boolean now = !pane.isBare() || pane.countersAlone(height).isPresent();
            assertTrue(now || !before, "at a height of " + height);
            before = now;
        }
        assertTrue(before);
    }

    /** The legend leaves three panes of the usual window 320 pixels of width, and the depth curves take height. */
    @ParameterizedTest
    @ValueSource(ints = {311, 320, 396})
    void fitLeavesTheCodeOutBeforeTheNumbersOfTheSquares(int width) {
        int uncoded = 0;
        for (int height = 420; height <= 604; height++) {
            PaneContentLayout pane =
                    PaneContentLayout.fit(CHESS, new AvailablePaneSpace(width, height, ScenePlacement.WINDOW));
            assertTrue(pane.geometry().side() >= SquareMeasures.NUMBERS_FROM_PIXELS, "at a height of " + height);
            assertTrue(!pane.isBare() || pane.countersAlone(height).isPresent(), "at a height of " + height);
            uncoded += pane.isBare() ? 1 : 0;
        }
        assertTrue(uncoded > 20, uncoded + " heights without code");
    }

    @Test
    void fitGivesTwoPanesOfASlideAllTheirHeight() {
        PaneContentLayout pane = PaneContentLayout.fit(CHESS, new AvailablePaneSpace(379, 570, ScenePlacement.SLIDE));
        assertEquals(PaneContentLayout.Text.SLIDE, pane.text());
        assertFalse(pane.isNarrow());
        assertTrue(pane.geometry().side() >= 34);
        assertTrue(
                570 - pane.whyTop() - pane.whyHeight() < pane.geometry().board().rows());
    }

    @Test
    void fitGivesABoardThatStandsAloneOnASlideAllOfItsRoom() {
        AvailablePaneSpace room = new AvailablePaneSpace(379, 570, ScenePlacement.SLIDE);
        assertEquals(
                43,
                PaneContentLayout.fit(CHESS, room.with(AvailablePaneSpace.Parts.NONE))
                        .geometry()
                        .side());
        assertTrue(PaneContentLayout.fit(CHESS, room).geometry().side() < 40);
        AvailablePaneSpace large = new AvailablePaneSpace(561, 884, ScenePlacement.SLIDE);
        assertTrue(PaneContentLayout.fit(CHESS, large.with(AvailablePaneSpace.Parts.NONE))
                .text()
                .isLarge());
    }

    @Test
    void fitHasLargeTextOnTheSlidesOfALargeScreen() {
        PaneContentLayout one = PaneContentLayout.fit(CHESS, new AvailablePaneSpace(1144, 884, ScenePlacement.SLIDE));
        assertTrue(one.beside() && one.text().isLarge());
        PaneContentLayout two = PaneContentLayout.fit(CHESS, new AvailablePaneSpace(561, 884, ScenePlacement.SLIDE));
        assertTrue(two.text().isLarge() && !two.isNarrow());
        PaneContentLayout three = PaneContentLayout.fit(CHESS, new AvailablePaneSpace(410, 884, ScenePlacement.SLIDE));
        assertTrue(three.text().isLarge() && three.isNarrow());
        assertTrue(three.geometry().side() >= 46);
    }

    @Test
    void fitLeavesCodeAndCountersOutWhereTheyHaveNoRoom() {
        assertTrue(
                PaneContentLayout.fit(CHESS, new AvailablePaneSpace(197, 540, ScenePlacement.WINDOW))
                        .isBare(),
                "six panes in the usual window");
        assertFalse(
                PaneContentLayout.fit(CHESS, new AvailablePaneSpace(610, 410, ScenePlacement.WINDOW))
                        .isBare(),
                "six panes on a large screen");
        assertFalse(
                PaneContentLayout.fit(CHESS, new AvailablePaneSpace(297, 590, ScenePlacement.WINDOW))
                        .isBare(),
                "four panes in the usual window");
    }

    /** A board as wide as its pane leaves height empty; the pane without that height is the same. */
    @Test
    void spareHeightIsWhatTheBoardAndThePartsBesideItLeaveEmpty() {
        AvailablePaneSpace room = new AvailablePaneSpace(396, 400, ScenePlacement.WINDOW);
        PaneContentLayout at = PaneContentLayout.fit(CHESS, room);
        double spare = PaneContentLayout.spareHeight(CHESS, room);
        assertTrue(spare >= 40, () -> at + " leaves " + spare);
        assertEquals(at, PaneContentLayout.fit(CHESS, room.lowerBy(spare)));
        assertEquals(0, PaneContentLayout.spareHeight(CHESS, room.lowerBy(spare)));
        assertEquals(
                0,
                PaneContentLayout.spareHeight(CHESS, new AvailablePaneSpace(396, 604, ScenePlacement.WINDOW)),
                "code and counters are below the board");
    }

    /** Six panes beside the legend in the usual window: squares of 18 left half of the height of a pane empty. */
    @Test
    void fitHasANarrowColumnOfCountersBesideSquaresThatWouldBeSmall() {
        AvailablePaneSpace room = new AvailablePaneSpace(318, 259, ScenePlacement.WINDOW);
        PaneContentLayout pane = PaneContentLayout.fit(CHESS, room);
        assertTrue(pane.geometry().side() >= 23, pane::toString);
        assertTrue(pane.hasStackedCounters() && pane.countersAlone(259).isPresent());
        AvailablePaneSpace wider = new AvailablePaneSpace(405, 265, ScenePlacement.WINDOW);
        assertFalse(PaneContentLayout.fit(CHESS, wider).hasStackedCounters(), "squares of 24 are not small");
    }

    /** Six panes beside the legend on a large screen. */
    @Test
    void fitLeavesOutTheCodeThatWouldCostTheSquaresAThirdOfTheirSide() {
        PaneContentLayout pane = PaneContentLayout.fit(CHESS, new AvailablePaneSpace(530, 425, ScenePlacement.WINDOW));
        assertTrue(pane.isBare() && pane.countersAlone(425).isPresent());
        assertTrue(pane.geometry().side() >= 37, pane::toString);
    }

    /** The reason for a step needs as many lines in the width of its pane without the code as with it. */
    @ParameterizedTest
    @EnumSource(names = {"ALL", "COUNTERS"})
    void reasonBelowCountersHasTheLinesThatItHasBelowTheCode(AvailablePaneSpace.Parts parts) {
        int counted = 0;
        for (int width = 210; width < 500; width += 10) {
            for (int height = 262; height < 600; height += 10) {
                AvailablePaneSpace room = new AvailablePaneSpace(width, height, ScenePlacement.WINDOW).with(parts);
                PaneContentLayout at = PaneContentLayout.fit(CHESS, room);
                if (!at.beside() && at.text().hasCountersAlone()) {
                    assertTrue(
                            at.whyHeight() >= PaneContentFitter.textBelow(room).why,
                            at + " in " + width + " x " + height);
                    counted++;
                }
            }
        }
        assertTrue(counted > 50, counted + " layouts");
    }

    /** A class is asked about the board: it has the room of code and cells, which would tell the answer. */
    @ParameterizedTest
    @CsvSource({"396, 510, 36, false", "311, 486, 29, false", "610, 850, 66, true", "1232, 510, 50, true"})
    void fitGivesTheBoardTheRoomOfCodeAndCellsWhileAClassIsAsked(
            double width, double height, double side, boolean isLarge) {
        AvailablePaneSpace room = new AvailablePaneSpace(width, height, ScenePlacement.WINDOW);
        PaneContentLayout asked = PaneContentLayout.fit(CHESS, room.with(AvailablePaneSpace.Parts.COUNTERS));
        assertTrue(asked.geometry().side() >= side, asked::toString);
        assertEquals(isLarge, asked.text().isLarge());
        assertTrue(asked.isBare() && asked.hasReason());
        double end = asked.countersAlone(height).orElseThrow().getMaxY();
        assertTrue(end + asked.text().gap + asked.text().why <= height, asked::toString);
        assertTrue(
                asked.geometry().side()
                        >= 0.9 * PaneContentLayout.fit(CHESS, room).geometry().side(),
                "only large text may cost some of it");
    }

    /** Many squares are small in any case: what stands around them is not left out for the sake of a few pixels. */
    @ParameterizedTest
    @CsvSource({"24, 1232, 548", "24, 396, 548", "24, 297, 548", "16, 396, 548", "20, 1232, 548"})
    void fitKeepsCodeAndCountersBelowOrBesideABoardOfManySquares(int lines, double width, double height) {
        AvailablePaneSpace room = new AvailablePaneSpace(width, height, ScenePlacement.WINDOW);
        assertFalse(PaneContentLayout.fit(Board.full(lines, lines), room).isBare());
    }

    /** What lies below the panes of a slide leaves them little: parts yield their room, and the board can be seen. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void fitKeepsABoardOnEverySlide(int panes) {
        for (double slide : new double[] {750, 778, 1269}) {
            double width = Math.floor((slide - 9 * (panes - 1)) / panes);
            int widest = (int) (width - 28) / 8;
            for (double height = 170; height < 600; height += 10) {
                PaneContentLayout at =
                        PaneContentLayout.fit(CHESS, new AvailablePaneSpace(width, height, ScenePlacement.SLIDE));
                int least = height < 210 ? 12 : 16;
                assertTrue(at.geometry().side() >= Math.min(least, widest), at + " in " + width + " x " + height);
                assertTrue(at.isBare() || at.width() >= PaneContentLayout.LEAST_CODE_ON_SLIDE, at.toString());
            }
        }
    }

    /** A pane alone above large tables is low and wide: code and counters stand side by side beside its board. */
    @ParameterizedTest
    @CsvSource({"350, true", "290, true", "250, false", "180, false"})
    void fitKeepsCodeAndCountersInALowWidePane(double height, boolean hasRow) {
        PaneContentLayout low =
                PaneContentLayout.fit(CHESS, new AvailablePaneSpace(1232, height, ScenePlacement.WINDOW));
        assertFalse(low.isBare());
        assertTrue(low.beside() && !low.isNarrow());
        assertEquals(hasRow, low.hasRow(height));
    }

    @ParameterizedTest
    @CsvSource({"1,1", "3,3", "8,8", "24,24", "3,24", "24,3", "8,3", "5,6"})
    void fitClipsNothingFromTheSmallestWindowToTheLargest(int columns, int rows) {
        for (ScenePlacement form : ScenePlacement.values()) {
            clipsNothing(Board.full(columns, rows), form);
        }
    }

    private static void clipsNothing(Board board, ScenePlacement form) {
        for (double width = 150; width < 1900; width += 37) {
            for (double height = form == ScenePlacement.SLIDE ? 133 : 262; height < 1000; height += 23) {
                PaneContentLayout at = PaneContentLayout.fit(board, new AvailablePaneSpace(width, height, form));
                String where = at + " in " + width + " x " + height;
                PaneContentLayout.Column column = at.column(height, at.hasRow(height), true);
                assertTrue(column.whyTop() + column.whyHeight() <= height, where);
                assertTrue(column.whyHeight() >= Math.min(at.text().why, at.whyHeight()), where);
                assertTrue(at.headerHeight() + at.geometry().height() <= height, where);
                assertTrue(at.right() <= width && at.boardLeft() >= 0, where);
                assertTrue(at.gutter() + at.geometry().boardWidth() <= width, where);
            }
        }
    }
}
