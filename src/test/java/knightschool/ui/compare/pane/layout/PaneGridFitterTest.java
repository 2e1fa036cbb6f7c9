package knightschool.ui.compare.pane.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import knightschool.board.Board;
import knightschool.drawing.board.BoardGeometry;
import knightschool.setup.scene.CompareSetup;
import knightschool.ui.scene.ScenePlacement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PaneGridFitterTest {
    private static final Board CHESS = Board.full(8, 8);
    private static final double VERDICT = 30;

    /** The distance between two widths or heights that are tried, in pixels. */
    private static final int STEP = 40;

    /** The length by which a board may shrink for the code of its pane, in pixels. */
    private static final double PRICE_OF_CODE = 16;

    /** The length of the smallest board with its coordinates, in pixels. */
    private static final double LEAST_BOARD = 148;

    /** The height that counters between board and reason need at most, in pixels. */
    private static final double COUNTERS = 41;

    /** The part of its length that a board keeps where its pane comes to have large text. */
    private static final double LARGE_TEXT = 0.9;

    /** The width of a pane whose header has room for the longest usual name, in pixels. */
    private static final double WHOLE_NAME = 210;

    private static PaneGridContent content(int panes, AvailablePaneSpace.Parts parts, double verdict, double width) {
        return new PaneGridContent(
                CHESS,
                panes,
                false,
                parts,
                false,
                verdict,
                new PaneGridContent.Screen(ScenePlacement.WINDOW, 1, width));
    }

    /** While a class is asked, the verdicts do not give way to the panes: these are as high as without them. */
    @ParameterizedTest
    @CsvSource({"1, 1000", "3, 1000", "3, 300", "6, 500"})
    void leastHeightHasRoomForTheVerdictsWhileAClassIsAsked(int panes, double width) {
        PaneGridLayout without = leastWhileAsking(panes, width, 0);
        PaneGridLayout with = leastWhileAsking(panes, width, VERDICT);
        assertEquals(VERDICT, with.below());
        assertEquals(without.lines(), with.lines());
        assertTrue(with.paneHeight() >= without.paneHeight(), with.paneHeight() + " < " + without.paneHeight());
    }

    private static PaneGridLayout leastWhileAsking(int panes, double width, double verdict) {
        PaneGridContent asking = content(panes, AvailablePaneSpace.Parts.COUNTERS, verdict, width);
        return PaneGridLayout.fit(asking, width, PaneGridFitter.leastHeight(asking, width));
    }

    @Test
    void leastHeightHasNoRoomForVerdictsThatGiveWay() {
        assertEquals(
                PaneGridFitter.leastHeight(content(3, AvailablePaneSpace.Parts.ALL, 0, 1000), 1000),
                PaneGridFitter.leastHeight(content(3, AvailablePaneSpace.Parts.ALL, VERDICT, 1000), 1000));
    }

    /** In narrow panes width rather than height limits the boards. */
    @ParameterizedTest
    @CsvSource({"4, 950, 450", "5, 950, 560", "5, 902, 450"})
    void verdictsStayWhereTheBoardsGainNothingByTheirRoom(int panes, double width, double height) {
        PaneGridContent content = content(panes, AvailablePaneSpace.Parts.ALL, VERDICT, width);
        assertEquals(VERDICT, PaneGridLayout.fit(content, width, height).below());
    }

    /** One line of panes would leave half of the height empty, and cut their names. */
    @ParameterizedTest
    @CsvSource({
        // five beside the legend, and in a small window
        "5, 950, 506, 1, 2",
        "5, 930, 500, 1, 2",
        // six in larger words
        "6, 1100, 480, 1.12, 2",
        "5, 980, 440, 1.25, 2",
        // as many counters below the boards, and a pixel more a square
        "5, 1100, 480, 1.12, 1",
        // much larger boards are worth more than code beside some
        "5, 1230, 580, 1, 2",
        // code and counters, or larger boards, are worth more than two lines
        "4, 950, 506, 1, 1",
        "6, 1230, 350, 1, 1",
    })
    void panesAreInTheLinesThatGiveLargeBoardsAndWholeNames(
            int panes, double width, double height, double factor, int lines) {
        PaneGridContent content = new PaneGridContent(
                CHESS,
                panes,
                false,
                AvailablePaneSpace.Parts.ALL,
                false,
                0,
                new PaneGridContent.Screen(ScenePlacement.WINDOW, factor, width));
        assertEquals(lines, PaneGridLayout.fit(content, width, height).lines());
    }

    /** Larger words take the room of the code, and not that of the boards, as words of the usual size do. */
    @Test
    void largerWordsLeaveTheCodeOutBeforeSquaresShrink() {
        PaneGridContent content = new PaneGridContent(
                CHESS,
                3,
                false,
                AvailablePaneSpace.Parts.ALL,
                false,
                0,
                new PaneGridContent.Screen(ScenePlacement.WINDOW, 1.12, 1100));
        PaneGridLayout layout = PaneGridLayout.fit(content, 1100, 440);
        assertEquals(1, layout.lines());
        assertTrue(layout.pane().geometry().side() >= 30, layout::toString);
        assertTrue(layout.pane().countersAlone(layout.paneHeight()).isPresent());
    }

    /**
     * Whatever opens beside or below the panes takes width or height from them: so opening it never enlarges the
     * boards.
     */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void boardsDoNotShrinkAsTheirRoomGrows(int panes) {
        for (AvailablePaneSpace.Parts parts :
                EnumSet.of(AvailablePaneSpace.Parts.ALL, AvailablePaneSpace.Parts.COUNTERS)) {
            for (int width = 700; width <= 1920; width += STEP) {
                for (int height = 200; height <= 1000; height += STEP) {
                    double board = length(panes, parts, width, height);
                    double less = Math.max(
                            length(panes, parts, width - STEP, height), length(panes, parts, width, height - STEP));
                    assertTrue(
                            board >= Math.min(less - PRICE_OF_CODE, LARGE_TEXT * less),
                            panes + " boards of " + less + " shrink to " + board + " in " + width + " × " + height);
                }
            }
        }
    }

    /** Code and counters take the room of boards that are comfortable to read, or nearly as wide as their panes. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void noRoomIsEmptyThatASmallBoardCouldUse(int panes) {
        for (int width = 700; width <= 1920; width += STEP) {
            for (int height = 200; height <= 1000; height += STEP) {
                PaneGridContent content = content(panes, AvailablePaneSpace.Parts.ALL, 0, width);
                double most = 0;
                for (int lines = 1; lines <= panes; lines++) {
                    most = Math.max(most, largest(new PaneGridLayout(content, lines, width, height, 0)));
                }
                double board = length(panes, AvailablePaneSpace.Parts.ALL, width, height);
                assertTrue(
                        board >= most - PRICE_OF_CODE,
                        panes + " boards of " + board + " where " + most + " fit in " + width + " × " + height);
            }
        }
    }

    /** Returns the length up to which a board grows before another part of the pane is shown, in pixels. */
    private static double largest(PaneGridLayout layout) {
        double around = PaneContentFitter.leastBareHeight(CHESS) - LEAST_BOARD;
        double widest = board(layout, 10_000);
        double most = 8 * Math.floor(0.8 * widest / 8);
        double alone = Math.min(192, board(layout, layout.paneHeight() - around));
        double aboveCounters = Math.min(300, board(layout, layout.paneHeight() - around - COUNTERS));
        return Math.min(most, Math.max(alone, aboveCounters));
    }

    private static double board(PaneGridLayout layout, double height) {
        double width = layout.paneWidth() - PaneContentLayout.BEFORE_RANKS;
        return 8 * BoardGeometry.fit(CHESS, width, height, 10_000).side();
    }

    private static double length(int panes, AvailablePaneSpace.Parts parts, double width, double height) {
        PaneContentLayout pane = PaneGridLayout.fit(content(panes, parts, 0, width), width, height)
                .pane();
        return 8 * pane.geometry().side();
    }

    /** While a class is asked all arrangements show the same parts; else code, counters and whole names come first. */
    @ParameterizedTest
    @EnumSource(names = {"ALL", "COUNTERS"})
    void noOtherLinesGiveLargerSquaresWithTheSameParts(AvailablePaneSpace.Parts parts) {
        for (int panes = 1; panes <= CompareSetup.MOST_PANES; panes++) {
            for (int width = 700; width <= 1920; width += 20) {
                for (int height = 200; height <= 1000; height += 20) {
                    assertNoneIsLarger(content(panes, parts, 0, width), width, height);
                }
            }
        }
    }

    private static void assertNoneIsLarger(PaneGridContent content, double width, double height) {
        PaneGridLayout chosen = PaneGridLayout.fit(content, width, height);
        for (int lines = 1; lines <= content.panes(); lines++) {
            PaneGridLayout other = new PaneGridLayout(content, lines, width, height, 0);
            boolean hasAsMuch = content.isAsking()
                    || parts(other) >= parts(chosen) && other.paneWidth() >= Math.min(WHOLE_NAME, chosen.paneWidth());
            double most = hasAsMuch ? other.pane().geometry().side() : 0;
            assertTrue(
                    chosen.pane().geometry().side() >= most,
                    content.panes() + " panes in " + width + " × " + height + ": " + chosen.lines() + " lines for "
                            + lines);
        }
    }

    /** How much is shown besides the board: code, or counters alone, or neither. */
    private static int parts(PaneGridLayout layout) {
        boolean counters = layout.pane().countersAlone(layout.paneHeight()).isPresent();
        return !layout.pane().isBare() ? 2 : counters ? 1 : 0;
    }
}
