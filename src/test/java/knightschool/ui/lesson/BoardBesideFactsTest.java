package knightschool.ui.lesson;

import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.shell.MainWindow;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A board with its graph and its facts uses the room of its slide. */
@Execution(ExecutionMode.CONCURRENT)
class BoardBesideFactsTest {
    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    private static final double MOST_EMPTY = 0.3;

    @ParameterizedTest
    @CsvSource({"degrees-and-handshakes,2", "degrees-and-handshakes,3", "two-colours,6"})
    void boardAndGraphFillTheHeightOfTheSlide(String lesson, int slide) {
        MainWindow window = windows.make();
        ToolkitThread.run(() -> window.open(OwnLessons.slide(lesson, slide)));
        FrameLayout.untilSettled(window, 1280, 720);
        double lowest = ToolkitThread.call(() -> Math.max(
                bounds(window, ".board-canvas").getMaxY(),
                bounds(window, ".graph-pane").getMaxY()));
        assertTrue(lowest > (1 - MOST_EMPTY) * 720, "they end at " + lowest);
    }

    private static Bounds bounds(MainWindow window, String style) {
        Node node = window.scene().getRoot().lookup(".slide-scene " + style);
        return node.localToScene(node.getLayoutBounds());
    }
}
