package knightschool.ui.compare.pane.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import knightschool.board.Board;
import knightschool.setup.scene.CompareSetup;
import knightschool.ui.scene.ScenePlacement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class PaneGridFitterTest {
    private static final Board CHESS = Board.full(8, 8);
    private static final double VERDICT = 30;

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
        // counters beside the boards are worth more than a pixel a square
        "5, 1100, 480, 1.12, 2",
        // code and counters, or much larger boards, are worth more than two lines
        "5, 1230, 580, 1, 1",
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
