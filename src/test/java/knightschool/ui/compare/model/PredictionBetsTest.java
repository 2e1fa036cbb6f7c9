package knightschool.ui.compare.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.OptionalInt;
import knightschool.board.Board;
import knightschool.compare.prediction.PredictionQuestion;
import knightschool.compare.prediction.PredictionRecord;
import knightschool.compare.prediction.PredictionRecordText;
import knightschool.search.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The bets on the ends of the searches, at their start. */
@Execution(ExecutionMode.CONCURRENT)
class PredictionBetsTest extends PredictionModelJourney {
    @Test
    void raceBeginsWithTheBetsAndTheirEndsStayCoveredUntilAllAreMade() {
        openFive("backtracking", "forward-checking", "warnsdorff");
        begin();
        assertTrue(question() instanceof PredictionQuestion.FinishesFirst, question()::toString);
        assertTrue(predictions.coveredProperty().get());
        assertTrue(predictions.rounds().answer(3));
        assertTrue(round().isJudged() && round().isRight());
        assertTrue(predictions.coveredProperty().get(), "the other bet is open");
        next();
        PredictionQuestion second = question();
        assertTrue(second instanceof PredictionQuestion.StepsToPowerOfTen, second::toString);
        assertEquals(OptionalInt.of(0), second.pane());
        assertTrue(predictions.rounds().answer(2));
        assertFalse(round().isRight());
        assertFalse(predictions.coveredProperty().get());
        assertEquals(
                new PredictionRecord.Score(0, 0, 1, 2),
                predictions.rounds().recordProperty().get().score(""));
        next();
        assertFalse(question().isBet());
        assertTrue(model.stepProperty().get() > 0);
    }

    @Test
    void endsStayHiddenAtLaterStepsUntilTheWithdrawnBetIsMade() {
        openFive("backtracking", "forward-checking", "warnsdorff");
        begin();
        assertTrue(question().isBet());
        model.transport().step(1);
        settle();
        assertEquals(Optional.empty(), predictions.rounds().roundProperty().get());
        assertFalse(predictions.coveredProperty().get(), "the step itself may be looked at");
        assertTrue(predictions.endsCoveredProperty().get(), "nobody has bet yet");
        model.transport().reach(0);
        settle();
        next();
        assertTrue(question() instanceof PredictionQuestion.FinishesFirst, question()::toString);
        assertTrue(predictions.rounds().answer(3));
        next();
        assertTrue(question() instanceof PredictionQuestion.StepsToPowerOfTen, question()::toString);
        assertTrue(predictions.rounds().answer(2));
        assertFalse(predictions.endsCoveredProperty().get());
        begin();
        predictions.shownProperty().set(false);
        assertFalse(predictions.endsCoveredProperty().get(), "without questions there is no bet");
    }

    @Test
    void noBetIsMadeOnEndsThatWereSeen() {
        openFive("backtracking", "forward-checking", "warnsdorff");
        model.transport().reach(5);
        settle();
        begin();
        assertFalse(question().isBet());
        model.transport().reach(0);
        settle();
        next();
        assertFalse(question().isBet(), "the ends were on the timeline");
        openFive("forward-checking", "warnsdorff");
        settle();
        assertTrue(question().isBet(), "these are other searches");
    }

    /** After a trial before the class no bet came any more, and nothing said why. */
    @Test
    void betsAreMadeAgainOnceTheScoreBeginsAgain() {
        openFive("backtracking", "forward-checking", "warnsdorff");
        model.transport().reach(5);
        settle();
        begin();
        assertFalse(question().isBet());
        predictions.shownProperty().set(false);
        predictions.forget();
        model.transport().reach(0);
        settle();
        begin();
        assertTrue(question().isBet(), "another class has not seen the ends");
    }

    @Test
    void betsThatWereMadeAreNotMadeAgain() {
        openFive("backtracking", "forward-checking", "warnsdorff");
        begin();
        answerRight();
        next();
        answerRight();
        assertFalse(predictions.coveredProperty().get());
        predictions.shownProperty().set(false);
        begin();
        assertFalse(question().isBet());
        predictions.open(true);
        settle();
        assertFalse(question().isBet(), "its answer would be scored again");
        predictions.forget();
        model.transport().reach(0);
        settle();
        predictions.open(true);
        settle();
        assertTrue(question().isBet(), "the score began again");
    }

    @Test
    void answerAboutPanesThatAreNotSeenIsNotTakenBack() {
        openFive("backtracking", "forward-checking", "warnsdorff");
        begin();
        answerRight();
        assertTrue(predictions.answerUndoableProperty().get());
        model.panes().enlarge(OptionalInt.of(1));
        assertFalse(predictions.answerUndoableProperty().get(), "the question would open again unseen");
        model.panes().enlarge(OptionalInt.empty());
        assertTrue(predictions.answerUndoableProperty().get());
    }

    /** The bets at step 0 were made and scored again in every run of the program. */
    @Test
    void betsOfAnEarlierRunAreNotScoredAgainOnTheSameBoard() {
        openFive("backtracking", "forward-checking", "warnsdorff");
        begin();
        answerRight();
        next();
        answerRight();
        predictions
                .rounds()
                .restore(PredictionRecordText.parse(PredictionRecordText.format(
                        predictions.rounds().recordProperty().get())));
        predictions.shownProperty().set(false);
        openFive("backtracking", "forward-checking", "warnsdorff");
        begin();
        assertTrue(predictions
                .rounds()
                .roundProperty()
                .get()
                .filter(one -> one.question().isBet())
                .isEmpty());
        model.restart(Problem.open(Board.full(5, 6), 12), model.panes().solvers(), CompareModel.FIRST_LIMIT);
        until("all ends are known", () -> model.progress().idleProperty().get());
        settle();
        assertTrue(question().isBet(), "on another board it is another bet");
    }

    @Test
    void betFromAnotherStartOrWithOtherSearchesIsAnotherBet() {
        openFive("backtracking", "forward-checking", "warnsdorff");
        begin();
        answerRight();
        predictions.shownProperty().set(false);
        openFive("forward-checking", "warnsdorff");
        begin();
        assertTrue(question() instanceof PredictionQuestion.FinishesFirst, "other searches");
        answerRight();
        model.restart(Problem.open(Board.full(5, 5), 0), model.panes().solvers(), CompareModel.FIRST_LIMIT);
        until("all ends are known", () -> model.progress().idleProperty().get());
        settle();
        assertTrue(question() instanceof PredictionQuestion.FinishesFirst, "another start");
    }
}
