package knightschool.ui.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.lesson.LessonFolderReader;
import knightschool.setup.scene.LessonsSetup;
import knightschool.setup.scene.WalkSetup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.command.KeyStroke;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(OnScreen.class)
class LessonSceneTest {
    private static final String GOOD = "---\ntitle: A good one\n---\n## Only\n\nText.\n";

    private MainWindow window;
    private LessonScene lessons;

    @Start
    void open(Stage stage) {
        window = new MainWindow(UserSettings.forgotten(), SceneRegistry.all());
        window.open(LessonsSetup.LIST);
        lessons = (LessonScene) window.current().orElseThrow();
        stage.setScene(window.scene());
        stage.setWidth(1000);
        stage.setHeight(760);
        stage.show();
    }

    @AfterEach
    void close() {
        window.close();
        Eventually.untilAnswered();
    }

    @Test
    void pageDownStepsThroughALesson(ScreenRobot robot) {
        await(() -> robot.isThere("#lesson-1") && lessons.ready());
        robot.clickOn("#lesson-1");
        int slides = LessonFolderReader.own()
                .getFirst()
                .lesson()
                .orElseThrow()
                .slides()
                .size();
        assertEquals("slide 1 of " + slides, robot.text("#where"));
        for (int slide = 2; slide <= slides; slide++) {
            robot.type(KeyCode.PAGE_DOWN);
            assertEquals("slide " + slide + " of " + slides, robot.text("#where"));
        }
        robot.type(KeyCode.PAGE_DOWN);
        assertEquals("slide " + slides + " of " + slides, robot.text("#where"));
        robot.type(KeyCode.PAGE_UP);
        assertEquals("slide " + (slides - 1) + " of " + slides, robot.text("#where"));
        robot.type(KeyCode.ESCAPE);
        assertTrue(robot.isThere("#lesson-1"));
    }

    @Test
    void clickingAWalkShowsTheVerdictAtEveryClick(ScreenRobot robot) {
        await(lessons::ready);
        open(robot, "walks-trails-paths-circuits", 3);
        click(robot, "b3");
        assertEquals("a path", robot.text("#verdict"));
        click(robot, "a5");
        assertEquals("a walk", robot.text("#verdict"));
        robot.type(KeyCode.BACK_SPACE);
        click(robot, "b4");
        assertEquals("not a walk", robot.text("#verdict"));
        robot.clickOn("#take-back");
        assertEquals("a path", robot.text("#verdict"));
        click(robot, "a5");
        robot.clickOn("#start-again");
        assertEquals("a path", robot.text("#verdict"), "the start that is given stays");
        assertFalse(robot.isSeen("#empty-board"));
    }

    /** As in Play, and as the help says. */
    @Test
    void numbersWalkOnWhereverTheFocusIs(ScreenRobot robot) {
        await(lessons::ready);
        open(robot, "walks-trails-paths-circuits", 3);
        robot.type(KeyCode.DIGIT1);
        assertEquals("a path", robot.text("#verdict"));
        robot.type(KeyCode.BACK_SPACE);
        robot.clickOn("#toggle-notes").clickOn("#help");
        robot.type(KeyCode.DIGIT1, KeyCode.ESCAPE);
        assertEquals(1, walked());
        robot.type(KeyCode.DIGIT1);
        assertEquals(2, walked());
        assertEquals("slide 3 of 8", robot.text("#where"));
    }

    private int walked() {
        return ((WalkSetup) lessons.live().orElseThrow().now()).walk().size();
    }

    @Test
    void walkOfTheBeginningComesBack(ScreenRobot robot) {
        await(lessons::ready);
        open(robot, "walks-trails-paths-circuits", 2);
        assertEquals("a trail", robot.text("#verdict"));
        robot.clickOn("#empty-board");
        assertEquals("Choose a square", robot.text("#verdict"));
        robot.clickOn("#start-again");
        assertEquals("a trail", robot.text("#verdict"));
    }

    @Test
    void walkIsAlsoStruckOnTheKeyboard(ScreenRobot robot) {
        await(lessons::ready);
        open(robot, "walks-trails-paths-circuits", 3);
        click(robot, "b3");
        robot.type(KeyCode.RIGHT, KeyCode.RIGHT, KeyCode.UP).type(KeyCode.ENTER);
        assertEquals("a path", robot.text("#verdict"));
        assertEquals("slide 3 of 8", robot.text("#where"));
    }

    @Test
    void faultyLessonSaysWhatIsWrongAndTheOthersOpen(ScreenRobot robot, @TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("1.md"), GOOD);
        Files.writeString(folder.resolve("2.md"), "---\ntitle: Bad\n---\n## One\n```setup\nscene: graf\n```\n");
        Files.writeString(folder.resolve("3.md"), GOOD.replace("Text.", "{{edges 5x5}} edges"));
        Files.writeString(folder.resolve("4.md"), GOOD + "\n```expect\nedges 8x8 = 1\n```\n");
        open(robot, folder, "");
        await(() -> lessons.ready() && robot.isThere("#lesson-4"));
        robot.clickOn("#lesson-2");
        await(() -> robot.isThere("There is no scene \"graf\"."));
        assertTrue(robot.isThere("Line 6"));
        robot.clickOn("#home");
        open(robot, folder, "4.md");
        assertTrue(robot.isThere("Edges 8x8 is 168, not 1."));
        open(robot, folder, "3.md");
        assertEquals("Only", robot.text("#slide-title"));
    }

    @Test
    void notesAreShownAndHiddenWithN(ScreenRobot robot) {
        await(lessons::ready);
        open(robot, "vertices-and-edges", 1);
        robot.type(KeyCode.N);
        assertTrue(robot.isThere("#notes"));
        robot.type(KeyCode.N);
        assertFalse(robot.isThere("#notes"));
    }

    @Test
    void compareSlideShowsItsMomentAndKeepsTheArrows(ScreenRobot robot) {
        await(lessons::ready);
        open(robot, "looking-one-move-ahead", 2);
        await(() -> hasLabel(robot, "42"));
        robot.type(KeyCode.RIGHT);
        await(() -> hasLabel(robot, "43"));
        assertEquals("slide 2 of 8", robot.text("#where"));
        robot.type(KeyCode.PAGE_DOWN);
        assertEquals("slide 3 of 8", robot.text("#where"));
    }

    @Test
    void eachKeyMeansOneThingOnASlideWithASearchAndTheKeysSaySo(ScreenRobot robot) {
        await(lessons::ready);
        open(robot, "looking-one-move-ahead", 2);
        await(() -> hasLabel(robot, "42"));
        robot.type(KeyCode.HOME);
        await(() -> hasLabel(robot, "0"));
        assertEquals("slide 2 of 8", robot.text("#where"));
        List<KeyStroke> keys = lessons.commands().stream()
                .filter(command -> command.available().get())
                .flatMap(command -> command.keys().stream())
                .filter(key -> key.text().endsWith("Home") || key.text().endsWith("End"))
                .toList();
        assertEquals(Set.copyOf(keys).size(), keys.size(), keys.toString());
        robot.push(KeyCode.CONTROL, KeyCode.END);
        assertEquals("slide 8 of 8", robot.text("#where"));
        robot.push(KeyCode.CONTROL, KeyCode.HOME);
        assertEquals("slide 1 of 8", robot.text("#where"));
    }

    @Test
    void compareSlideThatIsLeftOnItsWayStillReachesItsMoment(ScreenRobot robot) {
        await(lessons::ready);
        robot.interact(() -> {
            window.open(OwnLessons.slide("looking-one-move-ahead", 2));
            lessons.onHidden();
        });
        await(() -> hasLabel(robot, "42"));
    }

    @Test
    void answersThatArriveLeaveTheSceneAsItIs(ScreenRobot robot) {
        await(() -> robot.isThere("#lesson-1"));
        open(robot, "walks-trails-paths-circuits", 3);
        Node board = robot.find("#walk-board");
        await(lessons::ready);
        assertSame(board, robot.find("#walk-board"));
    }

    @Test
    void comparisonIsArrangedAnewWhenTheWindowChangesItsSize(ScreenRobot robot) {
        await(lessons::ready);
        open(robot, "looking-one-move-ahead", 1);
        await(lessons::isSettled);
        for (double width : new double[] {1900, 700, 1280, 1024}) {
            robot.interact(() -> {
                window.scene().getRoot().resize(width, 700);
                window.scene().getRoot().applyCss();
                window.scene().getRoot().layout();
            });
            assertTrue(robot.isThere(".pane-title"));
        }
    }

    private void open(ScreenRobot robot, String lesson, int slide) {
        robot.interact(() -> window.open(OwnLessons.slide(lesson, slide)));
        // The slide is shown once the progress is read: it must stand where a click will find it.
        await(window::isSettled);
    }

    private void open(ScreenRobot robot, Path folder, String lesson) {
        robot.interact(() -> window.open(new LessonsSetup(folder.toString(), lesson, 1, Optional.empty())));
    }

    private static boolean hasLabel(ScreenRobot robot, String text) {
        return !robot.findAll(Label.class, label -> text.equals(label.getText()))
                .isEmpty();
    }

    private static void click(ScreenRobot robot, String square) {
        BoardCanvas canvas = robot.find("#walk-board", BoardCanvas.class);
        var geometry = canvas.geometry();
        int index = SquareNames.parse(Board.full(5, 5), square);
        robot.clickOn(canvas.localToScreen(geometry.centreX(index), geometry.centreY(index)));
    }

    /** Waits until it holds, and until what is shown then stands where a click will find it. */
    private void await(BooleanSupplier condition) {
        Eventually.untilShown("what the test names is on screen", condition::getAsBoolean);
        Eventually.onFx(() -> {
            FrameLayout.of(window.scene());
            return true;
        });
    }
}
