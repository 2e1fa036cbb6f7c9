package knightschool.ui;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.setup.Setup;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.capability.SetupOnBoard;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.LessonsSetup;
import knightschool.setup.scene.WalkSetup;
import knightschool.setup.value.Moment;
import knightschool.ui.compare.CompareScene;
import knightschool.ui.lesson.OwnLessons;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.WindowOnScreen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** From a slide to a scene of the window and back to what was left, as a person goes. */
class NavigationTest extends WindowOnScreen {
    private void open(Setup setup) throws Exception {
        onFx(() -> {
            window.open(setup);
            return null;
        });
        untilShown("what the test names is on screen", window::isSettled);
    }

    private Setup now() {
        return onFx(() -> window.now().orElseThrow());
    }

    private static void press(ScreenRobot robot, KeyCode modifier, KeyCode key) {
        robot.press(modifier, key).release(key, modifier);
    }

    @Test
    void comparisonOfASlideGoesOnInItsTabAndTheSlideIsAsItWasLeft(ScreenRobot robot) throws Exception {
        open(OwnLessons.slide("looking-one-move-ahead", 2));
        robot.type(KeyCode.RIGHT, 3);
        untilShown("what the test names is on screen", window::isSettled);
        LessonsSetup left = (LessonsSetup) now();
        CompareSetup beside = (CompareSetup) left.slideScene().orElseThrow();
        robot.clickOn("#lesson-open-beside");
        untilShown("what the test names is on screen", window::isSettled);
        assertEquals(beside, now());
        robot.type(KeyCode.RIGHT);
        press(robot, KeyCode.ALT, KeyCode.LEFT);
        untilShown("what the test names is on screen", window::isSettled);
        assertEquals(left, now());
        robot.type(KeyCode.RIGHT);
        untilShown("what the test names is on screen", () -> !now().equals(left));
    }

    @Test
    void doorOfTheFirstPagePlaysTheUsualThreeAndUndoLeadsToThePaneThatWasThere(ScreenRobot robot) throws Exception {
        open(CompareSetup.of(Board.full(5, 5)).withSolvers(List.of(ConfiguredAlgorithm.read("dead-ends"))));
        open(LessonsSetup.LIST);
        robot.clickOn("#door-compare");
        untilShown("what the test names is on screen", window::isSettled);
        assertEquals(CompareSetup.of(Board.full(5, 5)).solvers(), ((CompareSetup) now()).solvers());
        untilShown(
                "the searches play",
                () -> ((CompareScene) window.current().orElseThrow())
                                .model()
                                .snapshotProperty()
                                .get()
                                .step()
                        > 0);
        press(robot, KeyCode.CONTROL, KeyCode.Z);
        assertEquals(List.of(ConfiguredAlgorithm.read("dead-ends")), ((CompareSetup) now()).solvers());
    }

    /** From the first page to where and why searches differ, and back: what was opened on the way is still there. */
    @Test
    void comparisonFromTheFirstPageIsAsItWasLeftAfterAVisitThere(ScreenRobot robot) throws Exception {
        open(LessonsSetup.LIST);
        robot.clickOn("#door-compare");
        untilShown("three panes are there", () -> robot.findAll(".pane").size() == 3 && window.isSettled());
        untilShown("they play", () -> stepShown() > 0);
        robot.type(KeyCode.SPACE);
        robot.push(KeyCode.SHIFT, KeyCode.P);
        untilShown("the first difference is summed up", () -> sentence(robot).contains("where panes begin to differ"));
        robot.push(KeyCode.SHIFT, KeyCode.P);
        untilShown(
                "forward checking turns back",
                () -> sentence(robot)
                        .startsWith("Step 44, where panes begin to differ: forward checking takes e3 back"));
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.T);
        untilShown("a tree is there", () -> robot.isSeen("#search-tree"));
        robot.push(KeyCode.SHIFT, KeyCode.I);
        untilShown("the costs are there", () -> robot.isSeen("#compare-costs") && window.isSettled());
        Setup left = now();
        robot.clickOn("#back");
        untilShown("the first page is there", () -> now() instanceof LessonsSetup);
        press(robot, KeyCode.CONTROL, KeyCode.DIGIT3);
        untilShown("the comparison is as it was left", () -> now().equals(left) && window.isSettled());
        assertTrue(robot.isSeen("#search-tree") && robot.isSeen("#compare-costs"));
    }

    private static String sentence(ScreenRobot robot) {
        return robot.find(".summary-text", Label.class).getText();
    }

    private long stepShown() {
        return ((CompareSetup) now())
                .moment()
                .map(moment -> ((Moment.Step) moment).number())
                .orElse(0L);
    }

    @Test
    void walkOfASlideIsThereAfterAVisitToATab(ScreenRobot robot) throws Exception {
        open(OwnLessons.slide("walks-trails-paths-circuits", 3));
        assertFalse(robot.find("#lesson-open-beside").isVisible());
        robot.clickOn("#walk-board");
        LessonsSetup left = (LessonsSetup) now();
        assertInstanceOf(WalkSetup.class, left.slideScene().orElseThrow());
        press(robot, KeyCode.CONTROL, KeyCode.DIGIT3);
        assertInstanceOf(CompareSetup.class, now());
        robot.clickOn("#back");
        assertEquals(left, now());
    }

    @Test
    void slideThatPlaysRestsWhileAnotherSceneIsShownAndGoesOnByItsKeys(ScreenRobot robot) throws Exception {
        open(OwnLessons.slide("looking-one-move-ahead", 2));
        robot.type(KeyCode.SPACE);
        untilShown(
                "what the test names is on screen",
                () -> ((LessonsSetup) window.now().orElseThrow()).slideScene().isPresent());
        press(robot, KeyCode.CONTROL, KeyCode.DIGIT4);
        press(robot, KeyCode.ALT, KeyCode.LEFT);
        LessonsSetup returned = (LessonsSetup) now();
        assertTrue(returned.slideScene().isPresent());
        robot.type(KeyCode.RIGHT);
        untilShown(
                "what the test names is on screen",
                () -> !window.now().orElseThrow().equals(returned));
    }

    /** What a slide has counted is there in the tab, where it can be saved; nothing is counted twice. */
    @Test
    void countOfASlideGoesOnInItsTab() throws Exception {
        open(OwnLessons.slide("all-solvers-in-one-table", 3));
        assertEquals(List.of(), onFx(window::documents));
        onFx(() -> {
            window.run("lesson.open-beside");
            return null;
        });
        untilShown("what the test names is on screen", window::isSettled);
        assertEquals(1, onFx(window::documents).size());
        String rows = onFx(window::unsaved).getFirst().data();
        assertTrue(rows.lines().noneMatch(row -> row.endsWith(",")), rows);
    }

    @ParameterizedTest
    @CsvSource({
        "what-the-rules-do-not-say,7",
        "why-there-is-no-tour,1",
        "why-there-is-no-tour,7",
        "circuits-and-large-boards,1"
    })
    void sceneOfASlideIsOpenedInItsTab(String lesson, int slide) throws Exception {
        open(OwnLessons.slide(lesson, slide));
        onFx(() -> {
            window.run("lesson.open-beside");
            return null;
        });
        SlideEmbeddableSetup setup = OwnLessons.of(lesson)
                .lesson()
                .orElseThrow()
                .slides()
                .get(slide - 1)
                .scene()
                .orElseThrow()
                .setup();
        SlideEmbeddableSetup opened = (SlideEmbeddableSetup) now();
        assertEquals(setup.scene(), opened.scene());
        assertEquals(
                setup.offer(SetupOnBoard.class).map(SetupOnBoard::board),
                opened.offer(SetupOnBoard.class).map(SetupOnBoard::board));
    }
}
