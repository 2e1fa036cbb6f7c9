package knightschool.ui.compare;

import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import javafx.scene.Node;
import javafx.stage.Stage;
import knightschool.algorithm.Solver;
import knightschool.setup.value.ScenePart;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The sentence below all panes: what just happened, and which searches go on in vain. */
@ExtendWith(OnScreen.class)
class CompareSummaryTest extends CompareJourney {
    private static final List<Solver> BACKTRACKING_TWICE =
            List.of(Solver.read("backtracking"), Solver.read("forward-checking"), Solver.read("backtracking"));
    private static final long END_OF_THE_SPAN = 58_884;

    @Start
    void open(Stage stage) {
        show(stage);
    }

    private static List<String> sentence(ScreenRobot robot) {
        return texts(robot, ".summary-text");
    }

    private void computedBeyondTheSpan() {
        untilShown(
                "the end of the span is computed",
                () -> model.exploredProperty().get() > END_OF_THE_SPAN);
    }

    @Test
    void sentenceFollowsTheStepAndThePanes(ScreenRobot robot) {
        computedBeyondTheSpan();
        seek(44);
        String whole = "Step 44: forward checking takes e3 back: h2 had no open move; "
                + "backtracking goes on in vain for 58,840 more steps; Warnsdorff goes on to d5.";
        untilShown("the step is summed up", () -> sentence(robot).equals(List.of(whole)));
        seek(43);
        untilShown(
                "the step before is summed up", () -> sentence(robot).getFirst().startsWith("Step 43: "));
        seek(44);
        robot.interact(() -> model.line(BACKTRACKING_TWICE));
        settled();
        assertEquals(
                List.of("Step 44: forward checking takes e3 back: h2 had no open move; "
                        + "backtracking and backtracking (number 2) go on in vain for 58,840 more steps."),
                sentence(robot));
    }

    /** Until a question is answered the panes hold back what the sentence would say. */
    @Test
    void sentenceIsHeldBackWithAnyPart(ScreenRobot robot) {
        Node summary = robot.find("#compare-summary");
        assertTrue(ScreenRobot.isSeen(summary));
        robot.interact(() -> scene.hide(Set.of(ScenePart.TIMELINE), Set.of()));
        assertFalse(ScreenRobot.isSeen(summary));
        robot.interact(() -> scene.hide(Set.of(), Set.of()));
        assertTrue(ScreenRobot.isSeen(summary));
    }
}
