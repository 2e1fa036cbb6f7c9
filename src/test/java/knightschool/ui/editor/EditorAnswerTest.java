package knightschool.ui.editor;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import knightschool.board.Board;
import knightschool.setup.SceneKind;
import knightschool.ui.SceneRegistry;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** What is said and drawn of the board: a tour, or why there is none. */
@ExtendWith(OnScreen.class)
class EditorAnswerTest extends EditorJourney {
    @Start
    void open(Stage shared) {
        show();
    }

    @Test
    void oneSquareIsATour(FxRobot robot) throws Exception {
        open(Board.full(1, 1));
        untilShown("the board has been answered", () -> scene.isSettled());
        assertEquals("A tour of 0 steps", text(robot, "#verdict"));
        assertEquals("The one square is visited before the first move.", text(robot, "#reason"));
        assertFalse(robot.lookup("#show-walk").query().isVisible());
    }

    @Test
    void witnessIsSaidWhereThereIsOne(FxRobot robot) throws Exception {
        untilShown("the board has been answered", () -> scene.isSettled());
        assertEquals("A tour exists", text(robot, "#verdict"));
        open(Board.full(3, 3));
        assertEquals("No tour on this board", text(robot, "#verdict"));
        assertEquals("No move leads to b2 or away from it, so the board is disconnected.", text(robot, "#reason"));
        open(Board.full(4, 4));
        untilShown("the board has been answered", () -> scene.isSettled());
        assertTrue(text(robot, "#reason").startsWith("Without b3, c3, b2 and c2 the board falls into 6 pieces"));
        assertEquals("Shortest walk: 16 moves, 1 more than a tour would have.", text(robot, "#shortest-walk"));
    }

    @Test
    void tourIsDrawnByButtonAndByKeyAndGoesWithTheNextHole(FxRobot robot) throws Exception {
        untilShown("the board has been answered", () -> scene.isSettled());
        ToggleButton show = robot.lookup("#show-walk").queryAs(ToggleButton.class);
        assertEquals("Show the tour", show.getText());
        robot.clickOn("#show-walk");
        assertTrue(scene.tours().shownWalk().isPresent());
        assertTrue(show.isSelected());
        robot.push(KeyCode.T);
        assertTrue(scene.tours().shownWalk().isEmpty());
        assertFalse(show.isSelected());
        robot.push(KeyCode.T);
        robot.clickOn(at(robot, "c3"));
        assertTrue(scene.tours().shownWalk().isEmpty());
        untilShown("the board has been answered", () -> scene.isSettled());
        assertEquals(63, scene.tours().answerProperty().get().board().playableCount());
    }

    @Test
    void closedToursAreAskedForByButtonAndByKeyAndRemembered(FxRobot robot) throws Exception {
        robot.clickOn("#tours-closed");
        untilShown("the board has been answered", () -> scene.isSettled());
        assertEquals("A closed tour exists", text(robot, "#verdict"));
        robot.push(KeyCode.LEFT);
        assertTrue(
                onFx(() -> scene.tours().closedProperty().get()
                        && ((ToggleButton) window.scene().lookup("#tours-closed")).isSelected()),
                "an arrow key lights nothing that is not asked for");
        robot.clickOn(at(robot, "c3"));
        untilShown("the board has been answered", () -> scene.isSettled());
        assertEquals("No closed tour here", text(robot, "#verdict"));
        robot.push(KeyCode.C);
        untilShown("the board has been answered", () -> scene.isSettled());
        assertEquals("A tour exists", text(robot, "#verdict"));
        Settings settings = Settings.forgotten();
        assertFalse(isClosedAtFirst(settings, true));
        assertTrue(isClosedAtFirst(settings, false));
    }

    /** Opens an editor that remembers, looks what it asks, chooses, and closes it. */
    private static boolean isClosedAtFirst(Settings settings, boolean thenClosed) {
        return onFx(() -> {
            MainWindow other = new MainWindow(settings, SceneRegistry.all());
            other.show(SceneKind.EDITOR);
            EditorScene made = (EditorScene) other.current().orElseThrow();
            boolean first = made.tours().closedProperty().get();
            made.tours().closedProperty().set(thenClosed);
            other.close();
            return first;
        });
    }
}
