package knightschool.ui.editor;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicInteger;
import javafx.application.Platform;
import javafx.stage.Stage;
import knightschool.setup.SceneKind;
import knightschool.ui.SceneRegistry;
import knightschool.ui.editor.file.QuestionWords;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.theme.Settings;
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

    @Start
    void open(Stage shared) {
        window = new MainWindow(Settings.forgotten(), SceneRegistry.all());
        window.show(SceneKind.EDITOR);
        scene = (EditorScene) window.current().orElseThrow();
        shown = new ShownWindow(window);
    }

    @AfterEach
    void close() {
        shown.close();
    }

    /** The question is a window of its own, which is shown until it is answered. */
    private void requestClose(ScreenRobot robot) {
        Platform.runLater(() -> window.beforeClose(closed::incrementAndGet));
        untilShown("the question is asked", () -> robot.isThere(QuestionWords.CANCEL));
    }

    private void choose(ScreenRobot robot, String words) {
        robot.clickOn(words);
        untilShown("the question is gone", () -> !robot.isThere(words));
    }

    @Test
    void unsavedBoardBehindAnotherTabIsAskedAbout(ScreenRobot robot) {
        onFx(() -> {
            scene.model().toggleHole(3);
            window.show(SceneKind.COMPARE);
            return null;
        });
        requestClose(robot);
        assertTrue(robot.isThere(QuestionWords.SAVE_FIRST));
        choose(robot, QuestionWords.CANCEL);
        assertEquals(0, closed.get());
        requestClose(robot);
        choose(robot, "Don't save");
        assertEquals(1, closed.get());
    }
}
