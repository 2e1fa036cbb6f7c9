package knightschool.ui;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.setup.SceneKind;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Esc in every scene, in a window and in full screen: what lies on top is closed, one thing for each press. */
@ExtendWith(OnScreen.class)
class EscapeInFullScreenTest {
    private Stage stage;
    private MainWindow window;

    @Start
    void open(Stage shown) {
        stage = shown;
        window = new MainWindow(UserSettings.forgotten(), SceneRegistry.all());
        window.show(BuiltInSceneKinds.PLAY);
        stage.setScene(window.scene());
        // The headless platform fails where a picture of the whole screen comes while the window is not at its origin.
        stage.setX(0);
        stage.setY(0);
        stage.show();
    }

    /** A window that stays open goes on making frames, in the tests after this too. */
    @AfterEach
    void close() {
        onFx(() -> {
            stage.hide();
            window.close();
            return true;
        });
    }

    private static List<SceneKind> scenes() {
        Stream<SceneKind> tabs = SceneRegistry.all().all().stream()
                .filter(SceneDescriptor::fillsWindow)
                .map(SceneDescriptor::kind);
        // The list of words, in whose field one types at once.
        return Stream.concat(tabs, Stream.of(BuiltInSceneKinds.GLOSSARY))
                .distinct()
                .toList();
    }

    @Test
    void leavesItAndTheSceneStays(ScreenRobot robot) {
        for (SceneKind kind : scenes()) {
            onFx(() -> {
                window.show(kind);
                return true;
            });
            closesTheMessageAlone(robot, kind);
            fill(robot);
            closesTheMessageAlone(robot, kind);
            robot.type(KeyCode.ESCAPE);
            untilShown("the full screen of " + kind + " is left", () -> !stage.isFullScreen());
            assertEquals(kind, onFx(() -> window.now().orElseThrow().scene()));
        }
    }

    private void closesTheMessageAlone(ScreenRobot robot, SceneKind kind) {
        boolean full = onFx(stage::isFullScreen);
        onFx(() -> {
            window.messages().say("Saved.");
            return true;
        });
        robot.type(KeyCode.ESCAPE);
        untilShown("the message of " + kind + " is closed", () -> !isMessageShown());
        Eventually.afterFrames();
        assertEquals(full, onFx(stage::isFullScreen), kind::word);
        assertEquals(kind, onFx(() -> window.now().orElseThrow().scene()));
    }

    private boolean isMessageShown() {
        return window.scene().getRoot().lookup(".message").isVisible();
    }

    /** What is open over the scene is closed first: one Esc closes one thing. */
    @Test
    void closesACardAndAMenuFirst(ScreenRobot robot) {
        fill(robot);
        closesTheMessageAlone(robot, BuiltInSceneKinds.PLAY);
        robot.type(KeyCode.F1);
        untilShown("the keys are listed", () -> isCardShown());
        robot.type(KeyCode.ESCAPE);
        untilShown("the list is closed", () -> !isCardShown());
        assertTrue(onFx(stage::isFullScreen));
        MenuButton menu = onFx(() -> window.scene().getRoot().lookupAll(".menu-button").stream()
                .map(MenuButton.class::cast)
                .filter(ScreenRobot::isSeen)
                .findFirst()
                .orElseThrow());
        onFx(() -> {
            menu.show();
            return true;
        });
        untilShown("the menu is open", menu::isShowing);
        robot.type(KeyCode.ESCAPE);
        untilShown("the menu is closed", () -> !menu.isShowing());
        Eventually.afterFrames();
        assertTrue(onFx(stage::isFullScreen));
        robot.type(KeyCode.ESCAPE);
        untilShown("the full screen is left", () -> !stage.isFullScreen());
    }

    private boolean isCardShown() {
        return window.scene().getRoot().lookup("#overlay").isVisible();
    }

    private void fill(ScreenRobot robot) {
        Eventually.afterFrames();
        robot.type(KeyCode.F11);
        untilShown("the screen is full", stage::isFullScreen);
    }
}
