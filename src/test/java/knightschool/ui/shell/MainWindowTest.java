package knightschool.ui.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.graph.Dictionary;
import knightschool.ui.theme.Settings;
import knightschool.ui.theme.Theme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(ApplicationExtension.class)
class MainWindowTest {
    private final List<String> log = new ArrayList<>();
    private final Settings settings = Settings.forgotten();
    private MainWindow window;

    /** A room that writes down what happens to it. */
    private final class LoggedRoom implements SceneRoom {
        private final String name;

        LoggedRoom(String name) {
            this.name = name;
            log.add(name + " made");
        }

        @Override
        public Node node() {
            return new Label(name);
        }

        @Override
        public boolean handle(KeyEvent key) {
            return switch (key.getCode()) {
                case P -> log.add(name + " got P");
                case ESCAPE -> log.add(name + " got Esc");
                default -> false;
            };
        }

        @Override
        public void take(Board board) {
            log.add(name + " took " + board);
        }

        @Override
        public void shown() {
            log.add(name + " shown");
        }

        @Override
        public void left() {
            log.add(name + " left");
        }

        @Override
        public void close() {
            log.add(name + " closed");
        }
    }

    @Start
    void open(Stage stage) {
        window = new MainWindow(settings, List.of(plan("one"), plan("two"), plan("three")));
        stage.setScene(window.scene());
        stage.show();
    }

    private RoomPlan plan(String name) {
        return new RoomPlan(name, name, _ -> new LoggedRoom(name));
    }

    @Test
    void showMakesARoomOnlyWhenItIsFirstShown(FxRobot robot) {
        assertEquals(List.of("one made", "one shown"), log);
        robot.clickOn("#tab-two").clickOn("#tab-one").clickOn("#tab-one").clickOn("#tab-two");
        assertEquals(
                List.of(
                        "one made",
                        "one shown",
                        "two made",
                        "one left",
                        "two shown",
                        "two left",
                        "one shown",
                        "one left",
                        "two shown"),
                log);
    }

    @Test
    void keysGoToTabsThemeAndRoom(FxRobot robot) {
        robot.press(KeyCode.CONTROL, KeyCode.DIGIT3).release(KeyCode.DIGIT3, KeyCode.CONTROL);
        assertTrue(log.contains("three shown"), log.toString());
        robot.press(KeyCode.CONTROL, KeyCode.T).release(KeyCode.T, KeyCode.CONTROL);
        assertEquals(Theme.DARK, settings.themeProperty().get());
        robot.type(KeyCode.P);
        assertTrue(log.contains("three got P"), log.toString());
    }

    @Test
    void showHandsABoardOn(FxRobot robot) {
        robot.interact(() -> window.show("two", Board.full(3, 4)));
        assertTrue(log.contains("two took 3x4 with 0 holes"), log.toString());
    }

    @Test
    void messageStaysUntilItIsDismissed(FxRobot robot) {
        robot.interact(() -> window.messages().show(new InputFault("a.board", 3, "this row is short", "Lengthen it.")));
        Label message = robot.lookup("#message").queryAs(Label.class);
        assertEquals("a.board:3: this row is short. Lengthen it.", message.getText());
        assertTrue(message.getParent().isVisible());
        robot.clickOn("#dismiss");
        assertFalse(message.getParent().isVisible());
    }

    @Test
    void escapeIsTheRoomsInFullScreenAndF11LeavesIt(FxRobot robot) {
        robot.type(KeyCode.F11);
        WaitForAsyncUtils.waitForFxEvents();
        Stage stage = (Stage) window.scene().getWindow();
        assertTrue(stage.isFullScreen());
        assertEquals("", stage.getFullScreenExitHint());
        assertTrue(robot.lookup("#message").queryAs(Label.class).getText().contains("F11"));
        robot.type(KeyCode.ESCAPE);
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(stage.isFullScreen());
        assertTrue(log.contains("one got Esc"), log.toString());
        robot.type(KeyCode.F11);
        WaitForAsyncUtils.waitForFxEvents();
        assertFalse(stage.isFullScreen());
    }

    @Test
    void helpListsTheKeysAndNamesTheLicences(FxRobot robot) {
        robot.type(KeyCode.F1);
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(robot.lookup("#help-window").tryQuery().isPresent());
        String words = robot.lookup("#help-window .label").queryAllAs(Label.class).stream()
                .map(Label::getText)
                .reduce("", String::concat);
        assertTrue(words.contains("SIL Open Font License") && words.contains("Ctrl + T"), words);
    }

    @Test
    void helpLetsTheTeacherChooseTheDictionary(FxRobot robot) {
        robot.type(KeyCode.F1);
        WaitForAsyncUtils.waitForFxEvents();
        robot.clickOn("#dictionary-books");
        assertEquals(Dictionary.BOOKS, settings.dictionaryProperty().get());
    }

    @Test
    void closeClosesTheRoomsThatWereMade(FxRobot robot) {
        robot.interact(window::close);
        assertEquals("one closed", log.getLast());
        assertFalse(log.contains("two closed"));
    }
}
