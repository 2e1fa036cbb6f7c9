package knightschool.ui.compare;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.value.HideableScenePart;
import knightschool.ui.compare.model.CompareWords;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The sentence below all panes: what just happened, and which searches go on in vain. */
@ExtendWith(OnScreen.class)
class CompareSummaryTest extends CompareJourney {
    private static final List<ConfiguredAlgorithm> BACKTRACKING_TWICE = List.of(
            ConfiguredAlgorithm.read("backtracking"),
            ConfiguredAlgorithm.read("forward-checking"),
            ConfiguredAlgorithm.read("backtracking"));
    private static final List<ConfiguredAlgorithm> SIX = Stream.concat(
                    ConfiguredAlgorithm.usual().stream(),
                    Algorithms.all().stream().map(ConfiguredAlgorithm::of))
            .distinct()
            .limit(6)
            .toList();
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
                () -> model.progress().exploredProperty().get() > END_OF_THE_SPAN);
    }

    @Test
    void sentenceFollowsTheStepAndThePanes(ScreenRobot robot) {
        computedBeyondTheSpan();
        seek(44);
        String whole = "Step 44, where panes begin to differ: forward checking takes e3 back: h2 had no open move; "
                + "backtracking goes on to d1 in vain until step 58,884; Warnsdorff goes on to d5.";
        untilShown("the step is summed up", () -> sentence(robot).equals(List.of(whole)));
        seek(43);
        untilShown(
                "the step before is summed up", () -> sentence(robot).getFirst().startsWith("Step 43: "));
        seek(44);
        robot.interact(() -> model.panes().set(BACKTRACKING_TWICE));
        settled();
        assertEquals(
                List.of("Step 44, where panes begin to differ: forward checking takes e3 back: h2 had no open move; "
                        + "backtracking and backtracking (number 2) go on to d1 in vain until step 58,884."),
                sentence(robot));
    }

    /** Who sees one pane alone reads of that one, and goes on to where something happens in it. */
    @Test
    void sentenceAndKeysAreAboutThePaneThatIsShownAlone(ScreenRobot robot) {
        computedBeyondTheSpan();
        seek(44);
        robot.interact(() -> model.panes().enlarge(OptionalInt.of(2)));
        untilShown(
                "the sentence is about Warnsdorff's pane",
                () -> sentence(robot).equals(List.of("Step 44: Warnsdorff goes on to d5.")));
        robot.push(KeyCode.U);
        robot.untilText("#message", CompareWords.NEVER_HERE);
        assertEquals(44, model.stepProperty().get());
        robot.push(KeyCode.SHIFT, KeyCode.P);
        robot.untilText("#message", CompareWords.ONE_ALONE);
        robot.push(KeyCode.SHIFT, KeyCode.END);
        step(63);
        robot.interact(() -> model.panes().enlarge(OptionalInt.of(0)));
        seek(44);
        int depth = model.snapshotProperty().get().frames().getFirst().path().length();
        robot.push(KeyCode.SHIFT, KeyCode.U);
        arrived();
        assertEquals(
                depth - 1,
                model.snapshotProperty().get().frames().getFirst().path().length());
        robot.interact(() -> model.panes().enlarge(OptionalInt.empty()));
        seek(44);
        untilShown("all are spoken of", () -> sentence(robot).getFirst().contains("Warnsdorff"));
    }

    /** Letters that change their size from step to step are read with more effort than fewer words. */
    @Test
    void lettersAreOfOneSizeInAWindow(ScreenRobot robot) {
        open(CompareSetup.of(Board.full(8, 8)).withSolvers(SIX));
        for (double width : new double[] {1024, 800, 1280}) {
            onFx(() -> {
                window.window().orElseThrow().setWidth(width);
                return true;
            });
            Set<Double> sizes = new HashSet<>();
            for (long step : new long[] {1, 44, 60, 63, 64, 70, 200, 400}) {
                seek(step);
                untilShown(
                        "the step is summed up",
                        () -> sentence(robot).getFirst().matches("Step " + step + "[:,].*"));
                Label words = robot.find(".summary-text", Label.class);
                sizes.add(words.getFont().getSize());
                assertFalse(onFx(words::isTextTruncated), words.getText());
                assertTrue(
                        onFx(() -> words.getHeight()
                                <= robot.find("#compare-summary", Region.class).getHeight()),
                        words.getText());
            }
            assertEquals(1, sizes.size(), "in a window " + width + " wide: " + sizes);
        }
    }

    /** With nothing to say it is no empty line. */
    @Test
    void sentenceWithoutWordsIsNotSeen(ScreenRobot robot) {
        computed();
        Region line = robot.find("#compare-summary", Region.class);
        seek(1);
        untilShown("there is a line", () -> isPainted(line));
        onFx(() -> {
            ((ComparisonStepSummaryView) line).clear();
            line.applyCss();
            assertFalse(isPainted(line));
            return true;
        });
    }

    private static boolean isPainted(Region line) {
        return line.getBackground() != null
                && line.getBackground().getFills().stream()
                        .anyMatch(fill -> !fill.getFill().equals(Color.TRANSPARENT));
    }

    /** Until a question is answered the panes hold back what the sentence would say. */
    @Test
    void sentenceIsHeldBackWithAnyPart(ScreenRobot robot) {
        Node summary = robot.find("#compare-summary");
        assertTrue(ScreenRobot.isSeen(summary));
        robot.interact(() -> scene.hide(Set.of(HideableScenePart.TIMELINE), Set.of()));
        assertFalse(ScreenRobot.isSeen(summary));
        robot.interact(() -> scene.hide(Set.of(), Set.of()));
        assertTrue(ScreenRobot.isSeen(summary));
    }
}
