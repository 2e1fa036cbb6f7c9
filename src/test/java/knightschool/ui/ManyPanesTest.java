package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.javafx.scene.NodeHelper;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.value.Moment;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** As many panes as there can be are seen side by side also with the largest words. */
@Execution(ExecutionMode.CONCURRENT)
class ManyPanesTest {
    private static final int MOST = 6;
    private static final double WIDE = 1920;
    private static final double HIGH = 1080;

    private MainWindow window;

    @BeforeEach
    void open() {
        window = ToolkitThread.call(() -> new MainWindow(UserSettings.forgotten(), SceneRegistry.all()));
    }

    private void openWith(int panes) {
        ToolkitThread.run(() -> window.open(CompareSetup.of(Board.full(8, 8))));
        FrameLayout.untilSettled(window, WIDE, HIGH);
        for (int added = 3; added < panes; added++) {
            ToolkitThread.run(() -> window.run("compare.add"));
            FrameLayout.untilSettled(window, WIDE, HIGH);
        }
    }

    @AfterEach
    void close() {
        ToolkitThread.run(window::close);
    }

    @Test
    void everyPaneIsSeenWithTheLargestWords() {
        openWith(MOST);
        for (int times = 0; times <= MOST; times++) {
            FrameLayout.untilSettled(window, WIDE, HIGH);
            ToolkitThread.run(this::everyPaneIsSeen);
            ToolkitThread.run(() -> window.run("window.larger"));
        }
    }

    /** On a board of many squares, too, nothing is left out where there is room beside the board, or below it. */
    @ParameterizedTest
    @CsvSource({"true, 1", "false, 3"})
    void panesOfABoardOfManySquaresHaveAllTheirParts(boolean enlarged, int seen) {
        ToolkitThread.run(() -> {
            window.open(CompareSetup.of(Board.full(24, 24)));
            if (enlarged) {
                window.run("compare.zoom");
            }
        });
        FrameLayout.untilSettled(window, WindowSize.PROJECTOR.width(), WindowSize.PROJECTOR.height());
        ToolkitThread.run(() -> {
            for (String part : List.of(".code-view", ".counters", ".domain-row")) {
                assertEquals(seen, seen(part), part);
            }
            assertEquals(List.of(), Clipping.of(window.scene()));
        });
    }

    /** Each pane is enlarged and closed with the mouse, in a classroom's usual window too. */
    @ParameterizedTest
    @CsvSource({"3, 0", "3, 1", "3, 2", "4, 0", "5, 0"})
    void everyPaneHasItsButtons(int panes, int larger) {
        List<String> names = Stream.of(
                        "backtracking", "forward-checking", "warnsdorff", "warnsdorff-article", "stored-circuit")
                .limit(panes)
                .toList();
        ToolkitThread.run(() -> {
            window.open(CompareSetup.of(Board.full(8, 8))
                    .withSolvers(names.stream().map(ConfiguredAlgorithm::read).toList())
                    .at(Optional.of(new Moment.Step(44))));
            IntStream.range(0, larger).forEach(_ -> window.run("window.larger"));
        });
        FrameLayout.untilSettled(window, WindowSize.PROJECTOR.width(), WindowSize.PROJECTOR.height());
        ToolkitThread.run(() -> {
            assertEquals(2 * panes, seen(".pane-button"));
            List<Bounds> headers = window.scene().getRoot().lookupAll(".pane-header").stream()
                    .map(ManyPanesTest::bounds)
                    .toList();
            window.scene().getRoot().lookupAll(".pane-button").forEach(button -> {
                Bounds at = bounds(button);
                assertTrue(headers.stream().anyMatch(header -> header.contains(at)), at::toString);
            });
        });
    }

    private long seen(String style) {
        return window.scene().getRoot().lookupAll(style).stream()
                .filter(NodeHelper::isTreeVisible)
                .count();
    }

    private void everyPaneIsSeen() {
        List<Bounds> headers = window.scene().getRoot().lookupAll(".pane-header").stream()
                .map(ManyPanesTest::bounds)
                .toList();
        assertEquals(MOST, headers.size());
        assertEquals(
                MOST,
                window.scene().getRoot().lookupAll(".code-view").stream()
                        .filter(NodeHelper::isTreeVisible)
                        .count(),
                "code is not left out");
        headers.forEach(header -> assertTrue(
                header.getMinX() >= 0 && header.getMinY() >= 0 && header.getMaxX() <= WIDE, header::toString));
    }

    private static Bounds bounds(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    /** In the narrowest panes long names have smaller letters. */
    @Test
    void everyNameIsReadWholeInTheSmallestWindow() {
        openWith(MOST - 1);
        FrameLayout.untilSettled(window, WindowSize.SMALLEST.width(), WindowSize.SMALLEST.height());
        assertEquals(List.of(), ToolkitThread.call(() -> {
            FrameLayout.of(window.scene(), WindowSize.SMALLEST.width(), WindowSize.SMALLEST.height());
            return Clipping.of(window.scene());
        }));
    }

    /** What is empty below five boards has the code. */
    @Test
    void fivePanesWithLargerWordsHaveTheirCodeAndTheirPlayerInTheUsualWindow() {
        openWith(MOST - 1);
        ToolkitThread.run(() -> window.run("window.larger"));
        FrameLayout.untilSettled(window, WindowSize.PROJECTOR.width(), WindowSize.PROJECTOR.height());
        ToolkitThread.run(() -> {
            assertEquals(
                    MOST - 1,
                    window.scene().getRoot().lookupAll(".code-view").stream()
                            .filter(NodeHelper::isTreeVisible)
                            .count());
            Bounds player = bounds(window.scene().getRoot().lookup(".transport"));
            assertTrue(player.getMaxY() <= WindowSize.PROJECTOR.height() + 1, player::toString);
            assertEquals(List.of(), Clipping.of(window.scene()));
        });
    }
}
