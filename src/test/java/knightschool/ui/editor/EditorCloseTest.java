package knightschool.ui.editor;

import static knightschool.Eventually.onFx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.stage.Stage;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.SceneRegistry;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.session.CloseConfirmation;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The window is closed while the editor, which has an unsaved board, is not the scene on screen. */
@ExtendWith(OnScreen.class)
class EditorCloseTest {
    private final AtomicInteger closed = new AtomicInteger();
    private ShownWindow shown;
    private MainWindow window;
    private EditorScene scene;
    private CloseConfirmation closing;

    @Start
    void open(Stage shared) {
        window = new MainWindow(UserSettings.forgotten(), SceneRegistry.all());
        window.show(BuiltInSceneKinds.EDITOR);
        scene = (EditorScene) window.current().orElseThrow();
        closing = new CloseConfirmation(window, List::of);
        shown = new ShownWindow(window);
    }

    @AfterEach
    void close() {
        shown.close();
    }

    private void requestClose() {
        onFx(() -> {
            closing.request(closed::incrementAndGet);
            return null;
        });
    }

    private void choose(ScreenRobot robot, String words) {
        robot.clickOn(words);
        assertNull(onFx(() -> window.scene().lookup("#closing")));
    }

    @Test
    void unsavedBoardBehindAnotherTabIsAskedAbout(ScreenRobot robot) {
        onFx(() -> {
            scene.model().toggleHole(3);
            window.show(BuiltInSceneKinds.COMPARE);
            return null;
        });
        requestClose();
        choose(robot, "Cancel");
        assertEquals(0, closed.get());
        assertEquals(
                BuiltInSceneKinds.COMPARE, onFx(() -> window.now().orElseThrow().scene()));
        requestClose();
        choose(robot, "Don't save");
        assertEquals(1, closed.get());
    }
}
