package knightschool.ui.census;

import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.setup.scene.CensusSetup;
import knightschool.setup.value.ShownCensusSolvers;
import knightschool.ui.Clipping;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.shell.MainWindow;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The page of a census: one left edge, and nothing left empty between its parts. */
@Execution(ExecutionMode.CONCURRENT)
class CensusPageTest {
    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    private static final double CLOSE = 48;

    private MainWindow window;

    @ParameterizedTest
    @CsvSource({"6,1280,720", "6,1920,1080", "20,1280,720"})
    void partsBeginAtOneEdgeAndLeaveNoHole(int side, double width, double height) {
        window = windows.make();
        ToolkitThread.run(() -> {
            window.open(CensusSetup.of(Board.full(side, side)));
            FrameLayout.of(window.scene(), width, height);
        });
        double edge = at("#algorithm").getMinX();
        BoardCanvas board = (BoardCanvas) node("#census-board");
        List.of(
                        at("#census-board").getMinX()
                                + ToolkitThread.call(() -> board.geometry().left()),
                        at("#census-words").getMinX(),
                        at("#census-open").getMinX())
                .forEach(left -> assertEquals(edge, left, 1));
        assertTrue(at("#census-table").getMinX() - at("#census-legend").getMaxX() <= CLOSE, "beside the legend");
        assertTrue(at("#census-table").getMinY() - at("#progress").getMaxY() <= CLOSE / 2, "above the table");
    }

    /** The sentence on two searches is long: it says the steps of both. */
    @ParameterizedTest
    @CsvSource({"1280,690", "1920,1080"})
    void sentenceOnTwoSearchesIsReadToItsEnd(double width, double height) {
        window = windows.make();
        CensusViewModel model = ToolkitThread.call(() -> {
            window.open(CensusSetup.of(Board.full(8, 8))
                    .withSolvers(
                            List.of(
                                    ConfiguredAlgorithm.read("forward-checking"),
                                    ConfiguredAlgorithm.read("backtracking")),
                            ShownCensusSolvers.usual(2))
                    .withLimit(1_000));
            CensusScene census = (CensusScene) window.current().orElseThrow();
            census.model().run();
            return census.model();
        });
        until(
                "all starts are counted",
                () -> ToolkitThread.call(() -> {
                    model.tick();
                    return model.isComplete();
                }));
        assertEquals(List.of(), ToolkitThread.call(() -> {
            model.pointedProperty().set(0);
            FrameLayout.of(window.scene(), width, height);
            return Clipping.of(window.scene());
        }));
    }

    private Node node(String id) {
        return ToolkitThread.call(() -> window.scene().getRoot().lookup(id));
    }

    private Bounds at(String id) {
        Node node = node(id);
        return ToolkitThread.call(() -> node.localToScene(node.getLayoutBounds()));
    }
}
