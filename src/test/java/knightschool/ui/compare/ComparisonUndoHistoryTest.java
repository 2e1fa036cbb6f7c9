package knightschool.ui.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import knightschool.Eventually;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.search.Problem;
import knightschool.setup.scene.CompareSetup;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.compare.model.prediction.PredictionRound;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Answers of a class and changes are undone in the order in which they were made, whichever was first. */
@Execution(ExecutionMode.CONCURRENT)
class ComparisonUndoHistoryTest {
    private static final Board FIVE = Board.full(5, 5);
    private static final List<ConfiguredAlgorithm> SOLVERS =
            List.of(ConfiguredAlgorithm.read("backtracking"), ConfiguredAlgorithm.read("warnsdorff"));

    private final CompareModel model = new CompareModel(Problem.open(FIVE, 12), SOLVERS);
    private CompareSetup now = CompareSetup.of(FIVE).withSolvers(SOLVERS);
    private final ComparisonUndoHistory history =
            new ComparisonUndoHistory(() -> now, (setup, _) -> now = setup, model.predictions());

    @BeforeEach
    void askTheClass() {
        until("all ends are known", () -> model.progress().idleProperty().get());
        model.predictions().shownProperty().set(true);
        until(
                "a question is asked",
                () -> model.isSettled() && model.predictions().rounds().isAsking());
    }

    @AfterEach
    void end() {
        model.close();
        until("the threads behind it have ended", model::isEnded);
    }

    private void until(String what, BooleanSupplier condition) {
        Eventually.until(what, () -> model.tick(0), condition);
    }

    private void answer() {
        assertTrue(model.predictions().rounds().answer(1));
        assertTrue(isJudged());
    }

    private void enlarge(int pane) {
        history.make(() -> now = now.enlarging(OptionalInt.of(pane)));
    }

    private boolean isJudged() {
        return model.predictions()
                .rounds()
                .roundProperty()
                .get()
                .filter(PredictionRound::isJudged)
                .isPresent();
    }

    private void assertState(boolean isJudged, OptionalInt enlarged) {
        assertEquals(isJudged, isJudged());
        assertEquals(enlarged, now.enlarged());
    }

    @Test
    void changeAfterAnAnswerIsUndoneFirst() {
        answer();
        enlarge(1);
        history.undo();
        assertState(true, OptionalInt.empty());
        history.undo();
        assertState(false, OptionalInt.empty());
        assertFalse(history.canUndo());
        history.redo();
        assertState(true, OptionalInt.empty());
        history.redo();
        assertState(true, OptionalInt.of(1));
        assertFalse(history.canRedo());
    }

    @Test
    void answerAfterAChangeIsUndoneFirst() {
        enlarge(1);
        answer();
        history.undo();
        assertState(false, OptionalInt.of(1));
        history.undo();
        assertState(false, OptionalInt.empty());
        history.redo();
        assertState(false, OptionalInt.of(1));
        history.redo();
        assertState(true, OptionalInt.of(1));
    }

    @Test
    void answerAtAnotherStepIsRefusedInWordsAndNoOlderChangeGoesFirst() {
        enlarge(1);
        answer();
        goTo(1);
        assertTrue(history.canUndo());
        assertFalse(history.undoableProperty().get());
        assertEquals(
                "The answer was given at step 0. Go to that step to take it back or to give it again.",
                history.undoRefusal());
        history.undo();
        assertState(true, OptionalInt.of(1));
        goTo(0);
        assertTrue(history.undoableProperty().get());
        assertEquals("", history.undoRefusal());
        history.undo();
        assertState(false, OptionalInt.of(1));
    }

    private void goTo(long step) {
        model.transport().reach(step);
        until(
                "step " + step + " is shown",
                () -> model.isSettled() && model.stepProperty().get() == step);
    }

    @Test
    void nothingUndoneIsRedoneAfterAnotherAct() {
        answer();
        history.undo();
        enlarge(0);
        assertFalse(history.canRedo(), "a change ends the answer that was undone");
        history.undo();
        answer();
        assertFalse(history.canRedo(), "an answer ends the change that was undone");
    }

    @Test
    void changeUndoneBeforeTheQuestionsIsNotAdvisedOnceTheClassHasAnswered() {
        model.predictions().shownProperty().set(false);
        enlarge(1);
        history.undo();
        model.predictions().shownProperty().set(true);
        until(
                "a question is asked again",
                () -> model.isSettled() && model.predictions().rounds().isAsking());
        assertTrue(history.isRedoHeldBack());
        answer();
        assertFalse(history.isRedoHeldBack());
        model.predictions().shownProperty().set(false);
        assertFalse(history.canRedo());
    }
}
