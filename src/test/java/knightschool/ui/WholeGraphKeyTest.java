package knightschool.ui;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import javafx.geometry.VerticalDirection;
import javafx.scene.input.KeyCode;
import knightschool.setup.SceneKind;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.graph.InteractiveGraphPane;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.WindowOnScreen;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One key brings a graph back that the mouse has moved, although the mouse leaves the focus where it was. */
class WholeGraphKeyTest extends WindowOnScreen {
    static Stream<SceneKind> scenesWithGraphs() {
        return Stream.of(BuiltInSceneKinds.EDITOR, BuiltInSceneKinds.STATEMAP, BuiltInSceneKinds.TOURMAP);
    }

    @ParameterizedTest
    @MethodSource("scenesWithGraphs")
    void keyShowsTheWholeGraphWhereverTheFocusIs(SceneKind kind, ScreenRobot robot) {
        onFx(() -> {
            window.show(kind);
            return null;
        });
        untilShown(
                "the graph is drawn",
                () -> window.isSettled() && pane().graph().vertices().findAny().isPresent());
        robot.moveTo(pane()).scroll(3, VerticalDirection.UP);
        assertFalse(onFx(() -> pane().isWhole()));
        robot.push(KeyCode.DIGIT0);
        assertTrue(onFx(() -> pane().isWhole()));
    }

    private InteractiveGraphPane pane() {
        return (InteractiveGraphPane) window.scene().lookup(".graph-pane");
    }
}
