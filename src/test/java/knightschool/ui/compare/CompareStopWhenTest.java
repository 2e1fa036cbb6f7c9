package knightschool.ui.compare;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import knightschool.board.Board;
import knightschool.compare.event.Breakpoint;
import knightschool.compare.event.BreakpointCondition;
import knightschool.setup.SetupText;
import knightschool.setup.scene.CompareDisplayOptions;
import knightschool.setup.scene.CompareSetup;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Journeys through "Stop when": from a first breakpoint to a set-up that has it. */
@ExtendWith(OnScreen.class)
class CompareStopWhenTest extends CompareJourney {
    private static final String E5 = "square e5 is entered, in any pane";

    /** Small, as each test opens another: three searches on 8 × 8 would go on beside it. */
    @Override
    CompareSetup first() {
        return CompareSetup.of(FIVE);
    }

    @Start
    void open(Stage stage) {
        show(stage);
    }

    private static List<String> chosen(ScreenRobot robot) {
        return robot.findAll("#stop-list .stop-words", Label.class).stream()
                .map(Label::getText)
                .toList();
    }

    private static List<Button> struck(ScreenRobot robot) {
        return robot.findAll("#stop-strikes .stop-strike", Button.class);
    }

    private int visitedBy(int pane) {
        return model.snapshotProperty().get().frames().get(pane).path().head();
    }

    @Test
    void escClosesTheChoiceOfWhatToStopAtAndGivesTheKeysBack(ScreenRobot robot) {
        openFive("backtracking", "forward-checking");
        robot.push(KeyCode.SHIFT, KeyCode.F9);
        untilShown("a square can be typed", () -> robot.find("#stop-value-1").isFocused());
        robot.type(KeyCode.ESCAPE);
        assertFalse(onFx(() -> robot.isSeen("#compare-stops")));
        assertTrue(onFx(() -> scene.node().isFocused()));
    }

    @Test
    void keysAddABreakpointRunToItAndUndoIt(ScreenRobot robot) {
        openFive("backtracking", "forward-checking");
        assertFalse(onFx(() -> robot.isSeen("#compare-stops")));
        robot.push(KeyCode.SHIFT, KeyCode.F9);
        untilShown("a square can be typed", () -> robot.find("#stop-value-1").isFocused());
        robot.write("z9").type(KeyCode.ENTER);
        untilShown("that is refused in words", () -> robot.text("#stop-fault").contains("z9"));
        assertEquals(List.of(), onFx(() -> chosen(robot)));
        robot.push(KeyCode.CONTROL, KeyCode.A).write("e5").type(KeyCode.ENTER);
        untilShown("it is listed", () -> chosen(robot).equals(List.of(E5)) && !robot.isSeen("#stop-fault"));
        robot.clickOn("#stop-value-1").write("e5").type(KeyCode.ENTER);
        untilShown("that is said", () -> robot.text("#stop-fault").contains("already"));
        assertEquals(
                "e5", onFx(() -> robot.find("#stop-value-1", TextField.class).getText()));
        robot.clickOn("#pane-backtracking");
        robot.type(KeyCode.F9);
        untilShown("it has stopped", () -> struck(robot).size() == 1);
        arrived();
        long first = onFx(model.stepProperty()::get);
        assertTrue(first > 19);
        assertTrue(visitedBy(0) == onFive("e5") || visitedBy(1) == onFive("e5"));
        robot.type(KeyCode.F9);
        untilShown("it has stopped again", () -> struck(robot).size() == 2);
        arrived();
        long second = onFx(model.stepProperty()::get);
        assertTrue(second > first);
        robot.clickOn(onFx(() -> struck(robot).getFirst()));
        step(first);
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        step(second);
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        untilShown(
                "nothing is stopped at",
                () -> chosen(robot).isEmpty() && struck(robot).isEmpty());
        step(second);
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        untilShown("it is stopped at again", () -> chosen(robot).equals(List.of(E5)));
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        step(first);
        robot.push(KeyCode.SHIFT, KeyCode.F9);
        untilShown("no list is there", () -> !robot.isSeen("#compare-stops"));
        robot.push(KeyCode.F9);
        untilShown(
                "what stopped it is said",
                () -> model.transport().noticeProperty().get().contains("square e5 is entered"));
    }

    @Test
    void mouseCombinesConditionsInOnePaneAndTakesThemAway(ScreenRobot robot, @TempDir Path folder) {
        openFive("backtracking", "forward-checking");
        robot.clickOn("#until");
        untilShown("the menu is open", () -> robot.isSeen("#stop-when"));
        robot.clickOn("#stop-when");
        untilShown("it can be chosen", () -> robot.isSeen("#stop-what-1"));
        robot.clickOn("#stop-what-1").type(KeyCode.DOWN, 3).type(KeyCode.ENTER);
        untilShown("nothing has to be typed for a prune", () -> !robot.isSeen("#stop-value-1"));
        robot.clickOn("#stop-and");
        untilShown("there is a second condition", () -> robot.isSeen("#stop-what-2"));
        robot.clickOn("#stop-value-2").write("20");
        robot.clickOn("#stop-panes").type(KeyCode.DOWN, 3).type(KeyCode.ENTER);
        robot.clickOn("#stop-add");
        Breakpoint expected = new Breakpoint(
                List.of(new BreakpointCondition.Pruned(), new BreakpointCondition.Depth(20)),
                new Breakpoint.Panes.Of(model.panes().solvers().get(1)));
        untilShown("it is stopped at", () -> model.stops().all().equals(List.of(expected)));
        assertEquals(List.of("a branch is pruned and depth is 20, in forward checking"), onFx(() -> chosen(robot)));
        assertFalse(onFx(() -> robot.isThere("#stop-what-2")));
        robot.clickOn("#stop-run");
        untilShown("it has stopped", () -> struck(robot).size() == 1);
        arrived();
        assertEquals(20, model.snapshotProperty().get().frames().get(1).path().length());
        Path file = folder.resolve("stops.setup");
        SetupText.write(file, onFx(scene::now));
        robot.clickOn("#stop-list .stop-remove");
        untilShown("nothing is stopped at", () -> chosen(robot).isEmpty());
        robot.push(KeyCode.SHIFT, KeyCode.F9);
        open((CompareSetup) SetupText.read(file));
        untilShown("the set-up has it", () -> model.stops().all().equals(List.of(expected)));
        untilShown("and shows it", () -> robot.isSeen("#compare-stops"));
        assertTrue(onFx(scene::now).shows(CompareDisplayOptions.STOPS));
        settled();
    }

    @Test
    void enlargedPaneStaysSoWhenAStopIsTakenBack(ScreenRobot robot) {
        openFive("backtracking", "forward-checking");
        onFx(() -> {
            model.panes().enlarge(OptionalInt.of(1));
            return null;
        });
        robot.push(KeyCode.SHIFT, KeyCode.F9);
        untilShown("a square can be typed", () -> robot.find("#stop-value-1").isFocused());
        robot.write("e5").type(KeyCode.ENTER);
        untilShown("it is listed", () -> chosen(robot).equals(List.of(E5)));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        untilShown("it is gone", () -> chosen(robot).isEmpty());
        assertEquals(OptionalInt.of(1), onFx(model.panes().enlargedProperty()::get));
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        untilShown("it is back", () -> chosen(robot).equals(List.of(E5)));
        assertEquals(OptionalInt.of(1), onFx(model.panes().enlargedProperty()::get));
    }

    @Test
    void playingStopsThere(ScreenRobot robot) {
        openFive("backtracking", "forward-checking");
        onFx(() -> {
            model.stops()
                    .set(List.of(
                            new Breakpoint(List.of(new BreakpointCondition.Pruned()), new Breakpoint.Panes.Any())));
            model.speedProperty().set(1_000);
            return null;
        });
        robot.type(KeyCode.SPACE);
        untilShown("it has stopped", () -> model.stops().strikesProperty().get().size() == 1);
        settled();
        assertEquals(model.stops().strikesProperty().get().getFirst().step(), onFx(model.stepProperty()::get));
        assertFalse(onFx(() -> model.playback().isPlaying()));
    }

    @Test
    void wordsThatAStudentTypesFindIt(ScreenRobot robot) {
        for (String words : List.of("stop when", "breakpoint", "pause at")) {
            robot.push(KeyCode.CONTROL, KeyCode.K).write(words);
            untilShown(
                    words + " finds it",
                    () -> robot.findAll("#palette .list-cell .label", Label.class).stream()
                            .anyMatch(label -> ScreenRobot.isSeen(label)
                                    && label.getText().startsWith("Stop when something happens")));
            robot.type(KeyCode.ESCAPE);
            untilShown("the palette is closed", () -> !robot.isSeen("#palette"));
        }
    }

    /** A board of another size has other squares: what names one goes, and comes back with the board. */
    @Test
    void anotherBoardKeepsWhatItCan(ScreenRobot robot) {
        openFive("backtracking");
        Breakpoint square =
                new Breakpoint(List.of(new BreakpointCondition.Entered(onFive("e5"))), new Breakpoint.Panes.Any());
        Breakpoint deep = new Breakpoint(List.of(new BreakpointCondition.Depth(9)), new Breakpoint.Panes.Any());
        onFx(() -> {
            model.stops().set(List.of(square, deep));
            return null;
        });
        openOn(Board.full(6, 6));
        untilShown("the set-up's stops are there", () -> model.stops().all().isEmpty());
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        untilShown("both are back", () -> model.stops().all().equals(List.of(square, deep)));
        assertTrue(onFx(() -> robot.find("#until").isVisible()));
        assertFalse(onFx(() -> robot.findAll("#stop-value-1", TextField.class)).stream()
                .anyMatch(ScreenRobot::isSeen));
    }
}
