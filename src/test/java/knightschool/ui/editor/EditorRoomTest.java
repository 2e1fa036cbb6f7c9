package knightschool.ui.editor;

import static knightschool.ui.shell.ShownWindow.onFx;
import static knightschool.ui.shell.ShownWindow.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import de.sandec.jmemorybuddy.JMemoryBuddy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.SquareNames;
import knightschool.ui.Rooms;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.graph.GraphLayout;
import knightschool.ui.graph.GraphPane;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.Neighbour;
import knightschool.ui.shell.RoomPlan;
import knightschool.ui.shell.SceneRoom;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(ApplicationExtension.class)
class EditorRoomTest {

    @TempDir
    Path folder;

    private final FixedAnswers answers = new FixedAnswers();
    private final Neighbour compare = new Neighbour();
    private ShownWindow shown;
    private MainWindow window;
    private EditorRoom room;

    @Start
    void open(Stage shared) {
        window = new MainWindow(
                Settings.forgotten(),
                List.of(
                        new RoomPlan("editor", "Editor", shell -> room = new EditorRoom(shell, _ -> answers)),
                        new RoomPlan("compare", "Compare", _ -> compare)));
        shown = new ShownWindow(window);
    }

    @AfterEach
    void close() {
        shown.close();
    }

    private BoardCanvas canvas(FxRobot robot) {
        return robot.lookup("#editor-board").queryAs(BoardCanvas.class);
    }

    private GraphPane graph(FxRobot robot) {
        return robot.lookup("#editor-graph").queryAs(GraphPane.class);
    }

    private Point2D at(FxRobot robot, String name) {
        return ShownWindow.at(canvas(robot), room.model().board(), name);
    }

    private int square(String name) {
        return SquareNames.parse(room.model().board(), name);
    }

    private boolean playable(String name) {
        return room.model().board().isPlayable(square(name));
    }

    @Test
    void clickAndDragMakeAndFillHoles(FxRobot robot) {
        robot.clickOn(at(robot, "c3"));
        assertFalse(playable("c3"));
        robot.drag(at(robot, "e5"), MouseButton.PRIMARY).dropTo(at(robot, "h5"));
        assertFalse(playable("e5"));
        assertFalse(playable("h5"));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertTrue(playable("e5"));
        assertTrue(playable("h5"));
        assertFalse(playable("c3"));
        robot.clickOn("#undo");
        assertEquals(Board.full(8, 8), room.model().board());
        assertTrue(robot.lookup("#undo").queryAs(Button.class).isDisabled());
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
        assertFalse(playable("h5"));
        robot.clickOn(at(robot, "c3"));
        assertTrue(playable("c3"));
    }

    @Test
    void toolsPlaceStartAndEnd(FxRobot robot) {
        robot.clickOn("#tool-start").clickOn(at(robot, "a1"));
        robot.clickOn("#tool-end").clickOn(at(robot, "b3"));
        assertEquals(square("a1"), room.model().board().start());
        assertEquals(square("b3"), room.model().board().end());
    }

    @Test
    void keysEditTheBoard(FxRobot robot) {
        onFx(() -> {
            canvas(robot).requestFocus();
            canvas(robot).point(square("d4"));
            return null;
        });
        robot.push(KeyCode.SPACE);
        assertFalse(playable("d4"));
        robot.push(KeyCode.SPACE);
        assertTrue(playable("d4"));
        robot.push(KeyCode.RIGHT).push(KeyCode.UP).push(KeyCode.H);
        assertFalse(playable("e5"));
        robot.push(KeyCode.DOWN).push(KeyCode.S);
        assertEquals(square("e4"), room.model().board().start());
        robot.push(KeyCode.LEFT).push(KeyCode.E);
        assertEquals(square("d4"), room.model().board().end());
    }

    @Test
    void boardAndGraphPointAtTheSameSquare(FxRobot robot) {
        robot.moveTo(at(robot, "d3"));
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(square("d3"), graph(robot).pointedProperty().get());
        assertEquals("degree of d3", text(robot, "#degree-word"));
        assertEquals("8", text(robot, "#degree"));
        onFx(() -> {
            graph(robot).pointedProperty().set(square("g7"));
            return null;
        });
        assertEquals(square("g7"), canvas(robot).pointedProperty().get());
        assertEquals("degree of g7", text(robot, "#degree-word"));
    }

    private static String text(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(Label.class).getText();
    }

    @Test
    void clickOnAVertexPointsAtItsSquare(FxRobot robot) {
        GraphPane graph = graph(robot);
        robot.moveTo(onFx(() -> graph.localToScreen(graph.getWidth() / 2, graph.getHeight() / 2)));
        for (int dx = 0; dx < 60 && graph.pointedProperty().get() == Board.NONE; dx += 6) {
            robot.moveBy(6, 4);
            WaitForAsyncUtils.waitForFxEvents();
        }
        int square = graph.pointedProperty().get();
        assertTrue(room.model().board().contains(square));
        robot.clickOn(MouseButton.PRIMARY);
        assertEquals(square, canvas(robot).pointedProperty().get());
        assertTrue(canvas(robot).isFocused());
    }

    @Test
    void sizeIsChangedByTheSpinners(FxRobot robot) {
        Spinner<?> columns = robot.lookup("#columns").queryAs(Spinner.class);
        robot.doubleClickOn(columns.getEditor()).write("6").push(KeyCode.ENTER);
        assertEquals(6, room.model().board().columns());
        robot.doubleClickOn(columns.getEditor()).write("x").push(KeyCode.ENTER);
        assertEquals(6, room.model().board().columns());
        assertEquals("6", columns.getEditor().getText());
        assertTrue(message(robot).contains("\"x\" is not a number of columns"), message(robot));
        robot.clickOn("#undo");
        assertEquals("8", columns.getEditor().getText());
    }

    private static String message(FxRobot robot) {
        return text(robot, "#message");
    }

    @Test
    void badFileShowsItsFaultAndKeepsTheBoard(FxRobot robot) throws Exception {
        Path bad = Files.writeString(folder.resolve("bad.board"), "K..\n..K\n");
        answers.open = Optional.of(bad);
        robot.push(KeyCode.CONTROL, KeyCode.O);
        until(() -> !message(robot).isEmpty());
        assertTrue(message(robot).contains("bad.board:2: this is a second start"), message(robot));
        assertEquals(Board.full(8, 8), room.model().board());
        assertEquals("new board", text(robot, "#file-name"));
    }

    @Test
    void savedBoardIsReopened(FxRobot robot) throws Exception {
        Path mine = folder.resolve("mine.board");
        answers.save = Optional.of(mine);
        robot.clickOn(at(robot, "c3"));
        assertEquals("new board  ·  changed", text(robot, "#file-name"));
        robot.clickOn("#save");
        until(() -> text(robot, "#file-name").equals("mine.board"));
        assertEquals(63, BoardText.read(mine).playableCount());
        robot.clickOn(at(robot, "c4"));
        answers.changes = Questions.Changes.DISCARD;
        answers.open = Optional.of(mine);
        robot.clickOn("#open");
        until(() -> room.model().board().playableCount() == 63);
        assertEquals("mine.board", text(robot, "#file-name"));
        assertEquals(1, answers.asked);
    }

    @Test
    void fileThatCannotBeWrittenIsSaidSo(FxRobot robot) throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "");
        answers.save = Optional.of(file.resolve("inside.board"));
        robot.clickOn("#save");
        until(() -> !message(robot).isEmpty());
        assertTrue(message(robot).contains("its folder does not exist"), message(robot));
    }

    @Test
    void windowStaysOpenWhereChangesAreNotGivenUp(FxRobot robot) throws Exception {
        AtomicInteger closed = new AtomicInteger();
        Callable<Void> close = () -> {
            window.beforeClose(closed::incrementAndGet);
            return null;
        };
        robot.clickOn(at(robot, "c3"));
        onFx(close);
        assertEquals(0, closed.get());
        answers.changes = Questions.Changes.SAVE;
        answers.save = Optional.of(folder.resolve("last.board"));
        onFx(close);
        until(() -> closed.get() == 1);
        assertEquals(63, BoardText.read(folder.resolve("last.board")).playableCount());
        onFx(close);
        assertEquals(2, closed.get());
        assertEquals(2, answers.asked);
    }

    @Test
    void compareHandsTheBoardOver(FxRobot robot) {
        robot.clickOn(at(robot, "c3")).clickOn("#compare-here");
        assertEquals(63, compare.taken().playableCount());
        assertEquals(compare, window.room());
    }

    @Test
    void boardTooLargeToCompareOnStaysInTheEditor(FxRobot robot) {
        onFx(() -> {
            room.take(Board.full(25, 8));
            return null;
        });
        robot.clickOn("#compare-here");
        assertEquals(room, window.room());
        assertTrue(message(robot).contains("25 × 8 squares is too large for the compare scene"), message(robot));
        robot.push(KeyCode.CONTROL, KeyCode.ENTER);
        assertEquals(room, window.room());
        onFx(() -> {
            room.take(Board.full(24, 24));
            return null;
        });
        robot.push(KeyCode.CONTROL, KeyCode.ENTER);
        assertEquals(24, compare.taken().columns());
    }

    @Test
    void messageCoversNoControlAndGoesWithTheNextEdit(FxRobot robot) {
        Spinner<?> columns = robot.lookup("#columns").queryAs(Spinner.class);
        robot.doubleClickOn(columns.getEditor()).write("x").push(KeyCode.ENTER);
        Node strip = robot.lookup(".message").query();
        assertTrue(strip.isVisible());
        for (String control : List.of("#open", "#save-as", "#compare-here", "#editor-board", "#verdict")) {
            assertFalse(
                    onScreen(strip).intersects(onScreen(robot.lookup(control).query())), control);
        }
        robot.clickOn(at(robot, "c3"));
        assertFalse(strip.isVisible());
    }

    private static Bounds onScreen(Node node) {
        return onFx(() -> node.localToScreen(node.getLayoutBounds()));
    }

    @Test
    void boardHasTheFocusWhenTheEditorIsShown(FxRobot robot) {
        onFx(() -> {
            window.show("compare");
            return null;
        });
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT1);
        assertTrue(canvas(robot).isFocused());
        robot.push(KeyCode.G);
        assertEquals(GraphLayout.SPRINGS, graph(robot).graphLayoutProperty().get());
    }

    @Test
    void boardHasTheFocusWhenTheEditorIsFirstShown(FxRobot robot) {
        MainWindow fresh = onFx(() -> {
            MainWindow all = new MainWindow(Settings.forgotten(), Rooms.all());
            shown.show(all);
            return all;
        });
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT3);
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(canvas(robot).isFocused(), () -> String.valueOf(fresh.scene().getFocusOwner()));
        robot.push(KeyCode.TAB);
        onFx(() -> {
            fresh.close();
            return null;
        });
    }

    @Test
    void undoAndRedoAreTheBoardsWhereASizeFieldHasTheFocus(FxRobot robot) {
        robot.clickOn(at(robot, "c3"));
        Spinner<?> columns = robot.lookup("#columns").queryAs(Spinner.class);
        robot.doubleClickOn(columns.getEditor()).write("6").push(KeyCode.ENTER);
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertTrue(columns.getEditor().isFocused());
        assertEquals(8, room.model().board().columns());
        assertEquals("8", columns.getEditor().getText());
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertTrue(playable("c3"));
        robot.push(KeyCode.CONTROL, KeyCode.Y).push(KeyCode.CONTROL, KeyCode.Y);
        assertEquals(6, room.model().board().columns());
    }

    @Test
    void oneSquareIsATour(FxRobot robot) throws Exception {
        onFx(() -> {
            room.take(Board.full(1, 1));
            return null;
        });
        until(() -> room.isSettled());
        assertEquals("A tour of 0 steps", text(robot, "#verdict"));
        assertEquals("The one square is visited before the first move.", text(robot, "#reason"));
        assertFalse(robot.lookup("#show-route").query().isVisible());
    }

    @Test
    void witnessIsSaidWhereThereIsOne(FxRobot robot) throws Exception {
        until(() -> room.isSettled());
        assertEquals("A tour exists", text(robot, "#verdict"));
        onFx(() -> {
            room.take(Board.full(3, 3));
            return null;
        });
        assertEquals("No tour on this board", text(robot, "#verdict"));
        assertEquals("No move leads to b2 or away from it, so the board is disconnected.", text(robot, "#reason"));
        onFx(() -> {
            room.take(Board.full(4, 4));
            return null;
        });
        until(() -> room.isSettled());
        assertTrue(text(robot, "#reason").startsWith("Without b3, c3, b2 and c2 the board falls into 6 pieces"));
        assertEquals("Shortest walk: 16 moves, 1 more than a tour would have.", text(robot, "#shortest-walk"));
    }

    @Test
    void tourIsDrawnByButtonAndByKeyAndGoesWithTheNextHole(FxRobot robot) throws Exception {
        until(() -> room.isSettled());
        ToggleButton show = robot.lookup("#show-route").queryAs(ToggleButton.class);
        assertEquals("Show the tour", show.getText());
        robot.clickOn("#show-route");
        assertTrue(room.tours().route().isPresent());
        assertTrue(show.isSelected());
        robot.push(KeyCode.T);
        assertTrue(room.tours().route().isEmpty());
        assertFalse(show.isSelected());
        robot.push(KeyCode.T);
        robot.clickOn(at(robot, "c3"));
        assertTrue(room.tours().route().isEmpty());
        until(() -> room.isSettled());
        assertEquals(63, room.tours().answerProperty().get().board().playableCount());
    }

    @Test
    void closedToursAreAskedForByButtonAndByKeyAndRemembered(FxRobot robot) throws Exception {
        robot.clickOn("#tours-closed");
        until(() -> room.isSettled());
        assertEquals("A closed tour exists", text(robot, "#verdict"));
        robot.clickOn(at(robot, "c3"));
        until(() -> room.isSettled());
        assertEquals("No closed tour here", text(robot, "#verdict"));
        robot.push(KeyCode.C);
        until(() -> room.isSettled());
        assertEquals("A tour exists", text(robot, "#verdict"));
        Settings settings = Settings.forgotten();
        assertFalse(isClosedAtFirst(settings, true));
        assertTrue(isClosedAtFirst(settings, false));
    }

    /** Opens an editor that remembers, looks what it asks, chooses, and closes it. */
    private static boolean isClosedAtFirst(Settings settings, boolean thenClosed) {
        return onFx(() -> {
            EditorRoom[] made = new EditorRoom[1];
            MainWindow other = new MainWindow(
                    settings,
                    List.of(new RoomPlan("editor", "Editor", shell -> made[0] = new EditorRoom(shell).remembering())));
            boolean first = made[0].tours().closedProperty().get();
            made[0].tours().closedProperty().set(thenClosed);
            other.close();
            return first;
        });
    }

    @Test
    void layoutIsChangedByKeyAndByButton(FxRobot robot) {
        robot.clickOn("#layout-springs");
        assertEquals(GraphLayout.SPRINGS, graph(robot).graphLayoutProperty().get());
        robot.push(KeyCode.G);
        assertEquals(GraphLayout.BOARD, graph(robot).graphLayoutProperty().get());
    }

    @Test
    void closedRoomIsCollectable() {
        JMemoryBuddy.memoryTest(checker -> onFx(() -> {
            MainWindow[] other = new MainWindow[1];
            SceneRoom[] made = new SceneRoom[1];
            other[0] = new MainWindow(
                    Settings.forgotten(),
                    List.of(new RoomPlan("editor", "Editor", shell -> made[0] = new EditorRoom(shell))));
            other[0].scene().snapshot(null);
            other[0].close();
            checker.assertCollectable(made[0]);
            checker.assertCollectable(made[0].node());
            checker.assertCollectable(((EditorRoom) made[0]).tours());
            return null;
        }));
    }
}
