package knightschool.ui.editor;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import knightschool.board.Board;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.SceneRegistry;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What is said and drawn of the board: a tour, or why there is none. */
@ExtendWith(OnScreen.class)
class EditorAnswerTest extends EditorJourney {
    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    @Start
    void open(Stage shared) {
        show();
    }

    @Test
    void oneSquareIsATour(ScreenRobot robot) throws Exception {
        open(Board.full(1, 1));
        untilShown("the board has been answered", () -> scene.isSettled());
        assertEquals("A tour of 0 steps", robot.text("#verdict"));
        assertEquals("The one square is visited before the first move.", robot.text("#reason"));
        assertFalse(robot.find("#show-walk").isVisible());
    }

    @Test
    void witnessIsSaidWhereThereIsOne(ScreenRobot robot) throws Exception {
        untilShown("the board has been answered", () -> scene.isSettled());
        assertEquals("A tour exists", robot.text("#verdict"));
        open(Board.full(3, 3));
        assertEquals("No tour on this board", robot.text("#verdict"));
        assertEquals("No move leads to b2 or away from it, so the board is disconnected.", robot.text("#reason"));
        open(Board.full(4, 4));
        untilShown("the board has been answered", () -> scene.isSettled());
        assertTrue(robot.text("#reason").startsWith("Without b3, c3, b2 and c2 the board falls into 6 pieces"));
        assertEquals("Shortest walk: 16 moves, 1 more than a tour would have.", robot.text("#shortest-walk"));
    }

    @Test
    void tourIsDrawnByButtonAndByKeyAndGoesWithTheNextHole(ScreenRobot robot) throws Exception {
        untilShown("the board has been answered", () -> scene.isSettled());
        ToggleButton show = robot.find("#show-walk", ToggleButton.class);
        assertEquals("Solution", show.getText());
        robot.clickOn("#show-walk");
        assertTrue(scene.tours().shownWalk().isPresent());
        assertTrue(show.isSelected());
        robot.push(KeyCode.D);
        assertTrue(scene.tours().shownWalk().isEmpty());
        assertFalse(show.isSelected());
        robot.push(KeyCode.D);
        robot.clickOn(at(robot, "c3"));
        assertTrue(scene.tours().shownWalk().isEmpty());
        untilShown("the board has been answered", () -> scene.isSettled());
        assertEquals(63, scene.tours().answerProperty().get().board().playableCount());
    }

    /** The keys and buttons of all playbacks; the arrow keys are those of the board again when the walk is hidden. */
    @Test
    void solutionIsSteppedAndPlayedLikeAnyOther(ScreenRobot robot) throws Exception {
        open(Board.full(5, 5));
        untilShown("the board has been answered", () -> scene.isSettled());
        robot.clickOn("#show-walk");
        assertEquals(25, drawn());
        robot.moveTo("#editor-board"); // Where Space moves a board that is larger than its place.
        robot.push(KeyCode.LEFT);
        assertEquals(24, drawn());
        assertFalse(
                onFx(scene::gestures).stream().anyMatch(EditorWords.ARROWS::equals),
                "the arrow keys go to no other square now");
        robot.push(KeyCode.HOME);
        assertEquals(1, drawn());
        robot.push(KeyCode.RIGHT);
        assertEquals(2, drawn());
        robot.push(KeyCode.SPACE);
        assertTrue(onFx(() -> scene.tours().walkPlayback().playback().isPlaying()));
        untilShown("the walk goes on", () -> drawn() > 2);
        robot.push(KeyCode.SPACE);
        assertFalse(onFx(() -> scene.tours().walkPlayback().playback().isPlaying()));
        robot.interact(() -> {
            fireSpace(robot, KeyEvent.KEY_PRESSED);
            fireSpace(robot, KeyEvent.KEY_PRESSED);
            fireSpace(robot, KeyEvent.KEY_RELEASED);
        });
        assertTrue(onFx(() -> scene.tours().walkPlayback().playback().isPlaying()), "a held key acts once");
        robot.push(KeyCode.END);
        assertEquals(25, drawn());
        robot.push(KeyCode.D);
        robot.push(KeyCode.RIGHT);
        assertTrue(scene.tours().shownWalk().isEmpty());
        assertEquals(25, onFx(() -> scene.model().board().playableCount()), "no key has made a hole");
    }

    /** Space that is held while the mouse is dragged moves the board, and plays nothing. */
    @Test
    void boardIsMovedWhileASolutionIsShownAndSpacePlaysOnItToo(ScreenRobot robot) throws Exception {
        open(Board.full(5, 5));
        untilShown("the board has been answered", () -> scene.isSettled());
        robot.clickOn("#show-walk");
        BoardCanvas canvas = robot.find("#editor-board", BoardCanvas.class);
        robot.push(KeyCode.PLUS).push(KeyCode.PLUS).push(KeyCode.PLUS).push(KeyCode.PLUS);
        robot.moveTo(canvas);
        double left = onFx(() -> canvas.geometry().left());
        Point2D from = onFx(() -> canvas.localToScreen(canvas.getWidth() / 2, canvas.getHeight() / 2));
        robot.press(KeyCode.SPACE).drag(from).dropTo(from.add(15, 0)).release(KeyCode.SPACE);
        assertEquals(left + 15, onFx(() -> canvas.geometry().left()), 1);
        assertFalse(onFx(() -> scene.tours().walkPlayback().playback().isPlaying()));
        assertEquals(25, drawn());
        robot.push(KeyCode.SPACE);
        assertTrue(onFx(() -> scene.tours().walkPlayback().playback().isPlaying()));
        assertEquals(25, onFx(() -> scene.model().board().playableCount()), "no key has made a hole");
    }

    private static void fireSpace(ScreenRobot robot, EventType<KeyEvent> type) {
        robot.find("#editor-board").fireEvent(new KeyEvent(type, " ", " ", KeyCode.SPACE, false, false, false, false));
    }

    private int drawn() {
        return onFx(() ->
                scene.tours().shownWalk().map(walk -> walk.squares().size()).orElse(0));
    }

    @Test
    void closedToursAreAskedForByButtonAndByKeyAndRemembered(ScreenRobot robot) throws Exception {
        robot.clickOn("#tours-closed");
        untilShown("the board has been answered", () -> scene.isSettled());
        assertEquals("A closed tour exists", robot.text("#verdict"));
        robot.push(KeyCode.LEFT);
        assertTrue(
                onFx(() -> scene.tours().closedProperty().get()
                        && ((ToggleButton) window.scene().lookup("#tours-closed")).isSelected()),
                "an arrow key lights nothing that is not asked for");
        robot.clickOn(at(robot, "c3"));
        untilShown("the board has been answered", () -> scene.isSettled());
        assertEquals("No closed tour here", robot.text("#verdict"));
        robot.push(KeyCode.C);
        untilShown("the board has been answered", () -> scene.isSettled());
        assertEquals("A tour exists", robot.text("#verdict"));
        UserSettings settings = UserSettings.forgotten();
        assertFalse(isClosedAtFirst(settings, true));
        assertTrue(isClosedAtFirst(settings, false));
    }

    /** Opens an editor that remembers, looks what it asks, chooses, and closes it. */
    private boolean isClosedAtFirst(UserSettings settings, boolean thenClosed) {
        return onFx(() -> {
            MainWindow other = windows.make(settings, SceneRegistry.all());
            other.show(BuiltInSceneKinds.EDITOR);
            EditorScene made = (EditorScene) other.current().orElseThrow();
            boolean first = made.tours().closedProperty().get();
            made.tours().closedProperty().set(thenClosed);
            windows.close(other);
            return first;
        });
    }
}
