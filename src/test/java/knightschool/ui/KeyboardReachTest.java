package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.TraversalDirection;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Control;
import javafx.scene.control.ScrollPane;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.setup.SceneKind;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.control.NodeContainment;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.ClosedWindows;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.shell.LoneScene;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.SceneHost;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever has no mouse comes to every button of a tab, in a window as small as it can be. */
@ExtendWith(ClosedWindows.class)
class KeyboardReachTest {
    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    private static final int MOST = 400;

    /** On each pane of Compare, with a key of their own instead. */
    private static final String WITH_KEYS = "pane-button";

    @ParameterizedTest
    @ValueSource(strings = {"play", "level", "compare", "editor", "statemap", "tour", "census", "lessons"})
    void everyButtonThatCanBePressedIsReachedByTab(SceneKind kind) {
        Stage stage = ToolkitThread.call(Stage::new);
        MainWindow window = ToolkitThread.call(() -> opened(stage, kind));
        LoneScene.until(window::isSettled);
        // Large parts of a scene join it a frame later; none may come between the way and the look.
        Eventually.afterFrames();
        List<String> missed = new ArrayList<>();
        Set<Node> reached = ToolkitThread.call(() -> {
            Set<Node> way = reached(window.scene());
            note(window.scene().getRoot(), way, missed);
            return way;
        });
        assertEquals(List.of(), missed);
        assertTrue(reached.size() > 10, reached.size() + " are reached");
    }

    /** A control that only the tab before had must not hand the keyboard to the bar of the window. */
    @ParameterizedTest
    @ValueSource(
            strings = {"play", "level", "compare", "editor", "statemap", "tourmap", "tour", "census", "experiment"})
    void sceneHasTheKeyboardOnceItIsEnteredFirst(SceneKind kind) {
        Stage stage = ToolkitThread.call(Stage::new);
        MainWindow window = ToolkitThread.call(() ->
                opened(stage, kind == BuiltInSceneKinds.COMPARE ? BuiltInSceneKinds.PLAY : BuiltInSceneKinds.COMPARE));
        LoneScene.until(window::isSettled);
        ToolkitThread.run(() -> window.show(kind));
        LoneScene.until(window::isSettled);
        Eventually.afterFrames();
        Node owner = ToolkitThread.call(() -> window.scene().getFocusOwner());
        Node place = ToolkitThread.call(() -> window.scene().lookup("#" + SceneHost.PLACE));
        assertTrue(NodeContainment.isInside(owner, place), () -> "the keyboard is on " + owner);
    }

    private MainWindow opened(Stage stage, SceneKind kind) {
        MainWindow window = windows.make();
        stage.setScene(window.scene());
        stage.setWidth(1024);
        stage.setHeight(700);
        stage.show();
        window.show(kind);
        return window;
    }

    /** What has the focus one after the other, until it comes back. */
    private static Set<Node> reached(Scene scene) {
        Set<Node> reached = new HashSet<>();
        for (int i = 0; i < MOST; i++) {
            scene.getFocusOwner().requestFocusTraversal(TraversalDirection.NEXT);
            if (!reached.add(scene.getFocusOwner())) {
                break;
            }
        }
        return reached;
    }

    private static void note(Node node, Set<Node> reached, List<String> missed) {
        if (!node.isVisible() || node.isDisabled()) {
            return;
        }
        if (node instanceof ButtonBase && !node.getStyleClass().contains(WITH_KEYS) && !reached.contains(node)) {
            missed.add(node.toString());
        }
        if (node instanceof Parent parent && (!(node instanceof Control) || node instanceof ScrollPane)) {
            parent.getChildrenUnmodifiable().forEach(child -> note(child, reached, missed));
        }
    }
}
