package knightschool.ui.compare;

import static knightschool.Eventually.afterFrames;
import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.event.ComparisonJumpTarget;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.value.SceneControl;
import knightschool.ui.compare.model.CompareCommands;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.compare.model.CompareWords;
import knightschool.ui.compare.player.ComparisonNoticeController;
import knightschool.ui.message.WindowMessageRouter;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.shell.SceneHost;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What the comparison says stands over no control, and goes when a person has read it. */
@ExtendWith(OnScreen.class)
class NoticeTest extends CompareJourney {
    /** So often that the limit is further away than a search comes in a minute. */
    private static final int RAISES = 4;

    @Start
    void open(Stage stage) {
        show(stage);
    }

    /** Backtracking looks not ahead, so that nothing is ever pruned. */
    private void lookForWhatNeverComes(ScreenRobot robot) {
        open(CompareSetup.of(Board.full(5, 5)).withSolvers(List.of(ConfiguredAlgorithm.read("backtracking"))));
        settled();
        robot.type(KeyCode.P);
        robot.untilText("#message", CompareWords.NEVER);
    }

    @Test
    void noticeCoversNoControlOfThePlayer(ScreenRobot robot) {
        lookForWhatNeverComes(robot);
        Bounds notice = onScreen(robot.find(".message"));
        List<String> covered = robot.findAll(Control.class, control -> isUsed(control) && isOutside(control)).stream()
                .filter(control -> onScreen(control).intersects(notice))
                .map(Node::toString)
                .toList();
        assertEquals(List.of(), covered);
    }

    @Test
    void noticeLeavesTheSentenceBelowThePanesInSight(ScreenRobot robot) {
        lookForWhatNeverComes(robot);
        untilShown(
                "the step is summed up",
                () -> !robot.text("#compare-summary .summary-text").isEmpty());
        assertFalse(onScreen(robot.find(".message")).intersects(onScreen(robot.find("#compare-summary"))));
    }

    /** Also where it stands over the panes: a board that is covered in part can still be understood. */
    @Test
    void noticeLeavesTheCodeOfThePanesInSight(ScreenRobot robot) {
        open(CompareSetup.of(FIVE)
                .withSolvers(
                        List.of(ConfiguredAlgorithm.read("backtracking"), ConfiguredAlgorithm.read("warnsdorff"))));
        for (int finished = 0; finished <= 2; finished++) {
            settled();
            robot.push(KeyCode.SHIFT, KeyCode.END);
        }
        robot.untilText("#message", CompareWords.NEVER);
        untilShown("no line of code is below it", () -> covered(robot).isEmpty());
    }

    private static List<String> covered(ScreenRobot robot) {
        Bounds notice = onScreen(robot.find(".message"));
        return Stream.of(".code-text", ".counters", ".why-text", ".domain-row")
                .flatMap(part -> robot.findAll(part, Node.class).stream())
                .filter(ScreenRobot::isSeen)
                .filter(part -> onScreen(part).intersects(notice))
                .map(Node::toString)
                .toList();
    }

    private static boolean isUsed(Control control) {
        return ScreenRobot.isSeen(control) && !(control instanceof Label || control instanceof ScrollPane);
    }

    private static boolean isOutside(Node node) {
        return node == null || !node.getStyleClass().contains("message") && isOutside(node.getParent());
    }

    private static Bounds onScreen(Node node) {
        return node.localToScreen(node.getLayoutBounds());
    }

    /** What is found before anyone could read that it is looked for is not spoken of. */
    @Test
    void noticeDoesNotStandThereAtOnce(ScreenRobot robot) {
        settled();
        onFx(() -> {
            model.transport().untilNext(ComparisonJumpTarget.PANE_FINISHES);
            assertTrue(model.transport().searchingProperty().get());
            assertFalse(ScreenRobot.isSeen(robot.find(".message")));
            return true;
        });
        step(63);
    }

    /**
     * The words change with each report of how far the search is, which comes more often than the notice is patient.
     */
    @Test
    void whatIsLookedForLongIsSaidAndCanBeStopped(ScreenRobot robot) {
        lookForLong(robot);
        Node focused = onFx(() -> window.scene().getFocusOwner());
        robot.clickOn("#compare-stop");
        untilShown(
                "it is not looked for any more",
                () -> !model.transport().searchingProperty().get());
        assertEquals(focused, onFx(() -> window.scene().getFocusOwner()), "the keys of the scene work on");
    }

    private void lookForLong(ScreenRobot robot) {
        open(CompareSetup.of(Board.full(20, 20)).withSolvers(List.of(ConfiguredAlgorithm.read("backtracking"))));
        settled();
        robot.interact(
                () -> IntStream.range(0, RAISES).forEach(_ -> model.progress().raiseLimit()));
        robot.interact(() -> model.transport().untilNext(ComparisonJumpTarget.fallBelow(2)));
        untilShown("that it is looked for is said", () -> ScreenRobot.isSeen(robot.find("#compare-stop")));
    }

    /** As often as the search says how far it is, the other message would go at once. */
    @Test
    void searchGivesWayToAnotherMessageAndIsSaidAgainAfterIt(ScreenRobot robot) {
        lookForLong(robot);
        robot.interact(() -> window.messages().report("Copied."));
        String said = onFx(() -> model.transport().noticeProperty().get());
        untilShown(
                "the search goes on",
                () -> !model.transport().noticeProperty().get().equals(said));
        assertTrue(robot.text("#message").startsWith("Copied. "), "the report stands before the search");
        robot.type(KeyCode.ESCAPE);
        assertTrue(robot.isSeen("#compare-stop"));
        assertFalse(robot.isSeen("#dismiss"));
        robot.type(KeyCode.ESCAPE);
        assertFalse(robot.isSeen(".message"));
        assertFalse(model.transport().searchingProperty().get());
    }

    @Test
    void noticeIsThereAsLongAsItsScene(ScreenRobot robot) {
        lookForLong(robot);
        Pane place = robot.find("#" + SceneHost.PLACE, Pane.class);
        List<Node> content = onFx(() -> List.copyOf(place.getChildren()));
        robot.interact(() -> place.getChildren().clear());
        assertFalse(robot.isSeen(".message"));
        robot.interact(() -> place.getChildren().setAll(content));
        untilShown("the search is said again", () -> robot.isSeen("#compare-stop"));
        lookForWhatNeverComes(robot);
        robot.interact(() -> place.getChildren().clear());
        assertFalse(robot.isSeen(".message"));
        assertEquals("", model.transport().noticeProperty().get());
    }

    /** One that becomes smaller in the moment in which it goes can leave a line of its edge behind. */
    @Test
    void noticeGoesAsItIs(ScreenRobot robot) {
        settled();
        robot.interact(() -> model.panes().enlarge(OptionalInt.of(0)));
        robot.push(KeyCode.SHIFT, KeyCode.P);
        robot.untilText("#message", CompareWords.ONE_ALONE);
        Region notice = robot.find(".message", Region.class);
        afterFrames();
        double width = onFx(notice::getWidth);
        double height = onFx(notice::getHeight);
        robot.type(KeyCode.ESCAPE);
        afterFrames();
        assertEquals(false, robot.isSeen(".message"));
        assertEquals(width, onFx(notice::getWidth));
        assertEquals(height, onFx(notice::getHeight));
    }

    /**
     * Every notice had the button where a search was at its limit, such as the one that tells which choices there are.
     */
    @Test
    void limitIsOfferedByTheNoticeOfTheLimitAlone(ScreenRobot robot) {
        open(CompareSetup.of(Board.full(8, 8))
                .withSolvers(
                        List.of(ConfiguredAlgorithm.read("backtracking"), ConfiguredAlgorithm.read("forward-checking")))
                .with(SceneControl.LIMIT, 1_000, CompareModel.FIRST_LIMIT));
        settled();
        untilShown(
                "the searches are at their limit",
                () -> model.progress().idleProperty().get());
        robot.push(KeyCode.SHIFT, KeyCode.END);
        robot.untilText("#message", "That does not happen up to step 1,000. Go on to raise the limit.");
        // The report that the searches rest again may come after the words.
        untilShown("the limit can be raised", () -> robot.isSeen("#compare-go-on"));
        robot.interact(() -> model.panes().enlarge(OptionalInt.of(0)));
        robot.push(KeyCode.SHIFT, KeyCode.P);
        robot.untilText("#message", CompareWords.ONE_ALONE);
        assertFalse(robot.isSeen("#compare-go-on"));
    }

    @Test
    void noticeGoesByItselfOnceThereWasTimeToReadIt(ScreenRobot robot) {
        lookForWhatNeverComes(robot);
        untilShown("it is gone", () -> !ScreenRobot.isSeen(robot.find(".message")));
    }

    /** In either order. */
    @Test
    void noticeAndAnswerToAKeyTakeEachOthersPlace(ScreenRobot robot) {
        lookForWhatNeverComes(robot);
        robot.push(KeyCode.F9);
        untilShown("the key is answered", () -> !robot.text("#message").equals(CompareWords.NEVER));
        assertEquals("", model.transport().noticeProperty().get());
        robot.push(KeyCode.SHIFT, KeyCode.P);
        robot.untilText("#message", CompareWords.ONE_PANE);
        robot.type(KeyCode.ESCAPE);
        assertFalse(robot.isSeen(".message"));
    }

    /** The model ends its search after the announcer is closed, which changes the notice. */
    @Test
    void closedAnnouncerSaysNothingMore(ScreenRobot robot) {
        WindowMessageRouter messages = new WindowMessageRouter();
        Node panes = new Region();
        robot.interact(() -> new Scene(new StackPane(panes, messages.window().node()), 600, 400));
        lookForWhatNeverComes(robot);
        ComparisonNoticeController announcer = new ComparisonNoticeController(
                model, new CompareCommands(model, ScenePlacement.WINDOW), messages, panes);
        robot.push(KeyCode.SHIFT, KeyCode.P);
        robot.untilText("#message", CompareWords.ONE_PANE);
        assertEquals(CompareWords.ONE_PANE, messages.shownProperty().get());
        announcer.close();
        robot.type(KeyCode.P);
        robot.untilText("#message", CompareWords.NEVER);
        assertEquals("", messages.shownProperty().get());
    }

    @Test
    void noticeIsClosedByEscAndByItsButton(ScreenRobot robot) {
        lookForWhatNeverComes(robot);
        robot.type(KeyCode.ESCAPE);
        assertEquals(false, robot.isSeen("#message"));
        lookForWhatNeverComes(robot);
        robot.clickOn("#dismiss");
        assertEquals(false, robot.isSeen("#message"));
    }
}
