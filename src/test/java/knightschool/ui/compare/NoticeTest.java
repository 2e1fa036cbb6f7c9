package knightschool.ui.compare;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilDrawn;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.algorithm.Solver;
import knightschool.board.Board;
import knightschool.setup.CompareSetup;
import knightschool.ui.compare.model.CompareWords;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What the comparison says stands over no control, and goes when a person has read it. */
@ExtendWith(OnScreen.class)
class NoticeTest extends CompareJourney {
    @Start
    void open(Stage stage) {
        show(stage);
    }

    /** Backtracking looks not ahead, so that nothing is ever pruned. */
    private void lookForWhatNeverComes(ScreenRobot robot) {
        open(CompareSetup.of(Board.full(5, 5)).withSolvers(List.of(Solver.read("backtracking"))));
        settled();
        robot.push(KeyCode.SHIFT, KeyCode.P);
        robot.untilText("#notice", CompareWords.NEVER);
    }

    @Test
    void noticeCoversNoControlOfThePlayer(ScreenRobot robot) {
        lookForWhatNeverComes(robot);
        Bounds notice = onScreen(robot.find(".notice"));
        List<String> covered = robot.findAll(Control.class, control -> isUsed(control) && isOutside(control)).stream()
                .filter(control -> onScreen(control).intersects(notice))
                .map(Node::toString)
                .toList();
        assertEquals(List.of(), covered);
    }

    @Test
    void noticeLeavesTheSentenceBelowThePanesInSight(ScreenRobot robot) {
        lookForWhatNeverComes(robot);
        Eventually.untilShown(
                "the step is summed up",
                () -> !robot.text("#compare-summary .summary-text").isEmpty());
        assertFalse(onScreen(robot.find(".notice")).intersects(onScreen(robot.find("#compare-summary"))));
    }

    private static boolean isUsed(Control control) {
        return ScreenRobot.isSeen(control) && !(control instanceof Label || control instanceof ScrollPane);
    }

    private static boolean isOutside(Node node) {
        return node == null || !node.getStyleClass().contains("notice") && isOutside(node.getParent());
    }

    private static Bounds onScreen(Node node) {
        return node.localToScreen(node.getLayoutBounds());
    }

    /** What is found before anyone could read that it is looked for is not spoken of. */
    @Test
    void noticeDoesNotFlash(ScreenRobot robot) {
        settled();
        List<String> said = new ArrayList<>();
        Node notice = robot.find(".notice");
        notice.visibleProperty().addListener((_, _, seen) -> said.add(seen ? "shown" : "hidden"));
        robot.push(KeyCode.SHIFT, KeyCode.END);
        step(63);
        assertEquals(List.of(), said);
    }

    /** One that becomes smaller in the moment in which it goes can leave a line of its edge behind. */
    @Test
    void noticeGoesAsItIs(ScreenRobot robot) {
        settled();
        robot.interact(() -> model.enlarge(OptionalInt.of(0)));
        robot.push(KeyCode.SHIFT, KeyCode.P);
        robot.untilText("#notice", CompareWords.ONE_ALONE);
        Region notice = robot.find(".notice", Region.class);
        untilDrawn();
        double width = onFx(notice::getWidth);
        double height = onFx(notice::getHeight);
        robot.type(KeyCode.ESCAPE);
        untilDrawn();
        assertEquals(false, robot.isSeen(".notice"));
        assertEquals(width, onFx(notice::getWidth));
        assertEquals(height, onFx(notice::getHeight));
    }

    @Test
    void noticeIsClosedByEscAndByItsButton(ScreenRobot robot) {
        lookForWhatNeverComes(robot);
        robot.type(KeyCode.ESCAPE);
        assertEquals(false, robot.isSeen("#notice"));
        lookForWhatNeverComes(robot);
        robot.clickOn("#close-notice");
        assertEquals(false, robot.isSeen("#notice"));
    }
}
