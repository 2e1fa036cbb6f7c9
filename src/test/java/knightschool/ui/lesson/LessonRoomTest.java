package knightschool.ui.lesson;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.RoomPlan;
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
class LessonRoomTest {
    private static final String GOOD = "---\ntitle: A good one\n---\n## Only\n\nText.\n";

    private MainWindow window;
    private LessonRoom room;

    @Start
    void open(Stage stage) {
        window = new MainWindow(Settings.forgotten(), List.of(new RoomPlan("lessons", "Lessons", LessonRoom::new)));
        room = (LessonRoom) window.room();
        stage.setScene(window.scene());
        stage.setWidth(1000);
        stage.setHeight(760);
        stage.show();
    }

    @AfterEach
    void close() {
        onFx(() -> {
            window.close();
            return null;
        });
    }

    @Test
    void pageDownStepsThroughALesson(FxRobot robot) {
        await(
                "the lessons are listed and checked",
                () -> robot.lookup("#lesson-1").tryQuery().isPresent() && room.ready());
        robot.clickOn("#lesson-1");
        assertEquals("slide 1 of 7", text(robot, "#where"));
        for (int slide = 2; slide <= 7; slide++) {
            robot.type(KeyCode.PAGE_DOWN);
            assertEquals("slide " + slide + " of 7", text(robot, "#where"));
        }
        robot.type(KeyCode.PAGE_DOWN);
        assertEquals("slide 7 of 7", text(robot, "#where"));
        robot.type(KeyCode.PAGE_UP).type(KeyCode.LEFT);
        assertEquals("slide 5 of 7", text(robot, "#where"));
        robot.type(KeyCode.RIGHT);
        assertEquals("slide 6 of 7", text(robot, "#where"));
        robot.type(KeyCode.ESCAPE);
        assertTrue(robot.lookup("#lesson-1").tryQuery().isPresent());
    }

    @Test
    void clickingAWalkShowsTheVerdictAtEveryClick(FxRobot robot) {
        await("the lessons are checked", room::ready);
        robot.interact(() -> room.openAt(1, 2));
        click(robot, "b3");
        assertEquals("a path", text(robot, "#verdict"));
        click(robot, "a5");
        assertEquals("a closed walk", text(robot, "#verdict"));
        robot.type(KeyCode.BACK_SPACE);
        click(robot, "b4");
        assertEquals("not a walk", text(robot, "#verdict"));
        robot.clickOn("#take-back");
        assertEquals("a path", text(robot, "#verdict"));
        robot.clickOn("#start-again");
        assertEquals("Click a square", text(robot, "#verdict"));
        robot.clickOn("#as-it-was");
        assertEquals("a path", text(robot, "#verdict"));
    }

    @Test
    void walkIsAlsoStruckOnTheKeyboard(FxRobot robot) {
        await("the lessons are checked", room::ready);
        robot.interact(() -> room.openAt(1, 2));
        click(robot, "b3");
        robot.type(KeyCode.RIGHT, KeyCode.RIGHT, KeyCode.UP).type(KeyCode.ENTER);
        assertEquals("a path", text(robot, "#verdict"));
        assertEquals("slide 3 of 8", text(robot, "#where"));
    }

    @Test
    void aFaultyLessonSaysWhatIsWrongAndTheOthersOpen(FxRobot robot, @TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("1.md"), GOOD);
        Files.writeString(folder.resolve("2.md"), "---\ntitle: Bad\n---\n## One\n```setup\nscene: graf\n```\n");
        Files.writeString(folder.resolve("3.md"), GOOD.replace("Text.", "{{edges 5x5}} edges"));
        Files.writeString(folder.resolve("4.md"), GOOD + "\n```expect\nedges 8x8 = 1\n```\n");
        robot.interact(() -> room.openFolder(folder));
        await(
                "the lessons are listed and checked",
                () -> room.ready() && robot.lookup("#lesson-4").tryQuery().isPresent());
        robot.clickOn("#lesson-2");
        await(
                "the fault is shown",
                () -> robot.lookup("there is no scene \"graf\".").tryQuery().isPresent());
        assertTrue(robot.lookup("Line 6").tryQuery().isPresent());
        robot.clickOn("#home");
        robot.interact(() -> room.openAt(3, 0));
        assertTrue(robot.lookup("edges 8x8 is 168, not 1.").tryQuery().isPresent());
        robot.interact(() -> room.openAt(2, 0));
        assertEquals("Only", text(robot, "#slide-title"));
        robot.interact(() -> room.openFolder(folder.resolve("none")));
        await("the lessons are checked", room::ready);
        assertEquals("Only", text(robot, "#slide-title"));
        assertTrue(text(robot, "#message").contains("there is no such folder"));
    }

    @Test
    void notesAreShownAndHiddenWithN(FxRobot robot) {
        await("the lessons are checked", room::ready);
        robot.interact(() -> room.openAt(0, 0));
        robot.type(KeyCode.N);
        assertTrue(robot.lookup("#notes").tryQuery().isPresent());
        robot.type(KeyCode.N);
        assertFalse(robot.lookup("#notes").tryQuery().isPresent());
    }

    @Test
    void compareSlideShowsItsMomentAndKeepsTheArrows(FxRobot robot) {
        await("the lessons are checked", room::ready);
        robot.interact(() -> room.openAt(2, 1));
        await("step 42 is shown", () -> hasLabel(robot, "42"));
        robot.type(KeyCode.RIGHT);
        await("step 43 is shown", () -> hasLabel(robot, "43"));
        assertEquals("slide 2 of 8", text(robot, "#where"));
        robot.type(KeyCode.PAGE_DOWN);
        assertEquals("slide 3 of 8", text(robot, "#where"));
    }

    @Test
    void compareSlideThatIsLeftOnItsWayStillReachesItsMoment(FxRobot robot) {
        await("the lessons are checked", room::ready);
        robot.interact(() -> {
            room.openAt(2, 1);
            room.left();
        });
        await("step 42 is shown", () -> hasLabel(robot, "42"));
    }

    @Test
    void answersThatArriveLeaveTheSceneAsItIs(FxRobot robot) {
        await(
                "the lessons are listed",
                () -> robot.lookup("#lesson-1").tryQuery().isPresent());
        robot.interact(() -> room.openAt(1, 2));
        Node board = robot.lookup("#walk-board").query();
        await("the lessons are checked", room::ready);
        assertSame(board, robot.lookup("#walk-board").query());
    }

    @Test
    void comparisonIsArrangedAnewWhenTheWindowChangesItsSize(FxRobot robot) {
        await("the lessons are checked", room::ready);
        robot.interact(() -> room.openAt(2, 0));
        await("nothing is under way", room::isSettled);
        for (double width : new double[] {1900, 700, 1280, 1024}) {
            robot.interact(() -> {
                window.scene().getRoot().resize(width, 700);
                window.scene().getRoot().applyCss();
                window.scene().getRoot().layout();
            });
            assertTrue(robot.lookup(".code-line").tryQuery().isPresent());
        }
    }

    private static boolean hasLabel(FxRobot robot, String text) {
        return robot.lookup((Node node) -> node instanceof Label label && text.equals(label.getText()))
                .tryQuery()
                .isPresent();
    }

    private static void click(FxRobot robot, String square) {
        BoardCanvas canvas = robot.lookup("#walk-board").queryAs(BoardCanvas.class);
        var geometry = canvas.geometry();
        int index = SquareNames.parse(Board.full(5, 5), square);
        robot.clickOn(canvas.localToScreen(geometry.centreX(index), geometry.centreY(index)));
    }

    private static String text(FxRobot robot, String query) {
        WaitForAsyncUtils.waitForFxEvents();
        return robot.lookup(query).queryAs(Label.class).getText();
    }

    /** Waits until it holds, and until what is shown then stands where a click will find it. */
    private void await(String what, Callable<Boolean> condition) {
        untilShown(what, condition);
        onFx(() -> {
            window.scene().getRoot().applyCss();
            window.scene().getRoot().layout();
            return null;
        });
    }
}
