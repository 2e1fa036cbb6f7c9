package knightschool.ui;

import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import knightschool.session.SessionStore;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.LessonsSetup;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A comparison in the window of the program: from the first page to a second start of the program. */
@ExtendWith(OnScreen.class)
class CompareRestartTest {
    @TempDir
    private static Path state;

    private final UserSettings settings = UserSettings.forgotten();
    private Stage stage;
    private KnightSchool program;

    @Start
    void open(Stage first) {
        start(first);
    }

    private void start(Stage next) {
        stage = next;
        program = new KnightSchool();
        // The program reads it before there is a JavaFX thread.
        KnightSchool.Start last = CompletableFuture.supplyAsync(
                        () -> KnightSchool.Start.read(new SessionStore(state), List.of()))
                .join();
        program.start(next, settings, last, () -> List.of(new Rectangle2D(0, 0, 1280, 720)));
    }

    private CompareSetup comparison() {
        return (CompareSetup) program.window().now().orElseThrow();
    }

    private static long panes(ScreenRobot robot) {
        return robot.findAll(".pane", Node.class).stream()
                .filter(ScreenRobot::isSeen)
                .count();
    }

    @Test
    void nextStartShowsPaneTreeAndStepThatWereThere(ScreenRobot robot) {
        assertEquals(LessonsSetup.LIST, program.window().now().orElseThrow());
        robot.clickOn("#door-compare");
        untilShown(
                "three panes play",
                () -> panes(robot) == 3 && comparison().moment().isPresent());
        robot.type(KeyCode.SPACE);
        robot.push(KeyCode.SHIFT, KeyCode.P);
        untilShown(
                "panes differ",
                () -> robot.find(".summary-text", Labeled.class).getText().contains("where panes begin to differ"));
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.T);
        untilShown("a tree is there", () -> robot.isSeen("#search-tree"));
        robot.moveTo(".pane .board-canvas");
        robot.push(KeyCode.Z);
        untilShown(
                "one pane is alone", () -> panes(robot) == 1 && program.window().isSettled());
        CompareSetup before = comparison();
        assertEquals(OptionalInt.of(0), before.enlarged());
        close(robot);
        robot.interact(() -> start(new Stage()));
        untilShown(
                "all is as before",
                () -> before.equals(comparison()) && program.window().isSettled());
        assertEquals(1, panes(robot));
        assertTrue(robot.isSeen("#search-tree"));
        close(robot);
    }

    private void close(ScreenRobot robot) {
        robot.interact(() -> stage.fireEvent(new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST)));
        untilShown("the window is closed", () -> !stage.isShowing());
    }
}
