package knightschool.ui.compare;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import javafx.collections.ListChangeListener;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.search.Problem;
import knightschool.trace.StepPredicate;
import knightschool.trace.Trace;
import knightschool.ui.choice.ChosenProblem;
import knightschool.ui.command.Command;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.compare.player.ComparisonTimeline;
import knightschool.ui.compare.player.StepPlaces;
import knightschool.ui.playback.PlaybackStatus;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** Journeys through the compare scene: the clock, and what it looks for. */
@ExtendWith(OnScreen.class)
class CompareSceneTest extends CompareJourney {
    @Start
    void open(Stage stage) {
        show(stage);
    }

    @Test
    void spacePlaysAndPausesWhateverWasClickedBefore(ScreenRobot robot) {
        computed();
        robot.clickOn("#compare-step-forward");
        step(1);
        robot.press(KeyCode.SPACE).release(KeyCode.SPACE);
        assertEquals(
                PlaybackStatus.FORWARD, model.playback().directionProperty().get());
        untilShown("the clock is beyond step 2", () -> model.stepProperty().get() > 2);
        robot.press(KeyCode.SPACE).release(KeyCode.SPACE);
        assertEquals(PlaybackStatus.PAUSED, model.playback().directionProperty().get());
        robot.press(KeyCode.SHIFT, KeyCode.SPACE).release(KeyCode.SPACE, KeyCode.SHIFT);
        step(0);
        untilShown("play has ended", () -> model.playback().directionProperty().get() == PlaybackStatus.PAUSED);
    }

    @Test
    void escStopsPlayingBeforeItShowsAllPanes(ScreenRobot robot) {
        computed();
        robot.interact(() -> {
            model.panes().enlarge(OptionalInt.of(0));
            scene.view().requestFocus();
        });
        robot.type(KeyCode.SPACE);
        assertEquals(
                PlaybackStatus.FORWARD, model.playback().directionProperty().get());
        robot.type(KeyCode.ESCAPE);
        assertEquals(PlaybackStatus.PAUSED, model.playback().directionProperty().get());
        assertTrue(onFx(() -> model.panes().enlarged().isPresent()), "one Esc stops one thing");
        robot.type(KeyCode.ESCAPE);
        assertTrue(onFx(() -> model.panes().enlarged().isEmpty()));
    }

    @Test
    void arrowsHomeAndEndMoveTheClock(ScreenRobot robot) {
        computed();
        robot.type(KeyCode.RIGHT, 3);
        step(3);
        robot.type(KeyCode.LEFT);
        step(2);
        robot.press(KeyCode.SHIFT).type(KeyCode.RIGHT).release(KeyCode.SHIFT);
        step(12);
        robot.press(KeyCode.CONTROL).type(KeyCode.RIGHT).release(KeyCode.CONTROL);
        step(112);
        assertEquals("112", robot.text("#step"));
        robot.type(KeyCode.HOME);
        step(0);
        robot.type(KeyCode.END);
        untilShown("the clock is at the end", () -> model.stepProperty().get() >= FAR_ENOUGH);
    }

    @Test
    void keysGoToTheNextUndoPruneAndEnd(ScreenRobot robot) {
        robot.type(KeyCode.U);
        arrived();
        step(first(StepPredicate.UNDO));
        robot.type(KeyCode.HOME);
        step(0);
        robot.type(KeyCode.P);
        arrived();
        step(first(StepPredicate.PRUNE));
        robot.push(KeyCode.SHIFT, KeyCode.END);
        arrived();
        step(63);
        assertEquals(List.of("Tour found after 63 steps"), visible(robot, ".ending"));
    }

    @Test
    void untilMenuOffersTheSame(ScreenRobot robot) {
        robot.clickOn("#until").clickOn("#until-undo");
        arrived();
        step(first(StepPredicate.UNDO));
    }

    @Test
    void draggingTheTimelineScrubs(ScreenRobot robot) {
        untilShown(
                "nothing is searched any more",
                () -> model.progress().idleProperty().get());
        ComparisonTimeline timeline = robot.find(".timeline", ComparisonTimeline.class);
        robot.drag(at(timeline, 0), MouseButton.PRIMARY).moveTo(at(timeline, 300));
        settled();
        long dragged = model.stepProperty().get();
        assertEquals(
                StepPlaces.x(timeline, 300),
                StepPlaces.x(timeline, dragged),
                1.5,
                "in pixels, for the pointer moves by whole ones");
        robot.drop();
        robot.clickOn(at(timeline, 3));
        step(3);
    }

    /** While steps follow one another fast, styling would take more time than what changes on screen. */
    @Test
    void anotherStepStylesNothingAnew(ScreenRobot robot) {
        robot.interact(() -> model.tree().shownProperty().set(true));
        seek(100);
        settled();
        List<String> styled = new ArrayList<>();
        ListChangeListener<String> listener =
                change -> styled.add(change.getList().toString());
        List<Node> nodes = robot.findAll(Node.class, _ -> true);
        assertTrue(nodes.contains(robot.find("#step")), "the number of the step is looked at");
        robot.interact(() -> nodes.forEach(node -> node.getStyleClass().addListener(listener)));
        seek(101);
        settled();
        seek(102);
        settled();
        robot.interact(() -> nodes.forEach(node -> node.getStyleClass().removeListener(listener)));
        assertEquals(List.of(), styled);
    }

    @Test
    void ctrlWithUpAndDownChangesTheSpeed(ScreenRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.UP);
        assertEquals(5, model.speedProperty().get());
        robot.push(KeyCode.CONTROL, KeyCode.DOWN).push(KeyCode.CONTROL, KeyCode.DOWN);
        assertEquals(1, model.speedProperty().get());
    }

    @Test
    void limitIsRaisedByItsKeyAndItsButton(ScreenRobot robot) {
        openOn(Board.full(10, 10));
        robot.type(KeyCode.E);
        assertEquals(
                10 * CompareModel.FIRST_LIMIT, model.progress().limitProperty().get());
        robot.clickOn("#raise-limit");
        assertEquals(
                100 * CompareModel.FIRST_LIMIT, model.progress().limitProperty().get());
    }

    @Test
    void anotherBoardTakesAMessageAway(ScreenRobot robot) {
        robot.interact(
                () -> window.messages().show(new InputFault("wide.board", 3, "this row is short", "Lengthen it.")));
        assertTrue(robot.find(".message").isVisible());
        robot.interact(() -> scene.compare(ChosenProblem.of(CompareScene.BOARD, Board.full(5, 5))));
        assertFalse(robot.find(".message").isVisible());
    }

    @Test
    void tooltipsNameTheKeysOfTheirCommands(ScreenRobot robot) {
        for (String id : List.of("play", "play-backward", "step-back", "step-forward", "to-start", "to-end")) {
            Command command = Command.named(scene.commands(), "compare." + id);
            assertEquals(
                    command.tooltip(),
                    robot.find("#compare-" + id, javafx.scene.control.Control.class)
                            .getTooltip()
                            .getText());
        }
        String speed = robot.find("#speed", javafx.scene.control.Control.class)
                .getTooltip()
                .getText();
        assertTrue(
                speed.contains(Command.named(scene.commands(), "compare.faster").keyText()));
        Labeled why = robot.find("#why-not", Labeled.class);
        assertNotEquals(Feather.HELP_CIRCLE, ((FontIcon) why.getGraphic()).getIconCode());
    }

    @Test
    void everyControlHasATooltip(ScreenRobot robot) {
        List<javafx.scene.control.ButtonBase> controls =
                robot.findAll(javafx.scene.control.ButtonBase.class, Node::isVisible);
        assertNotEquals(0, controls.size());
        controls.forEach(control -> assertFalse(control.getTooltip() == null, () -> control + " has no tooltip"));
    }

    private static long first(StepPredicate event) {
        return Algorithms.usual().stream()
                .map(algorithm -> new Trace(Problem.open(Board.full(8, 8), 0), ConfiguredAlgorithm.of(algorithm)))
                .mapToLong(trace -> {
                    trace.extend(FAR_ENOUGH);
                    return trace.next(event, 0, FAR_ENOUGH);
                })
                .filter(step -> step > 0)
                .min()
                .orElseThrow();
    }

    /** A step's place on a timeline, on whole pixels as the pointer is. */
    private static Point2D at(ComparisonTimeline timeline, long step) {
        return timeline.localToScreen(StepPlaces.x(timeline, step), timeline.getHeight() / 2);
    }
}
