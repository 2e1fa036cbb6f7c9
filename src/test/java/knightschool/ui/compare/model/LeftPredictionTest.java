package knightschool.ui.compare.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import knightschool.board.Board;
import knightschool.compare.prediction.PredictionQuestion;
import knightschool.compare.prediction.PredictionRecord;
import knightschool.search.Problem;
import knightschool.ui.command.Command;
import knightschool.ui.scene.ScenePlacement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * However a class leaves a question that only some teams have answered: their answers are judged, and the verdict stays
 * to be read until the next step.
 */
@Execution(ExecutionMode.CONCURRENT)
class LeftPredictionTest extends PredictionModelJourney {
    private PredictionQuestion asked;

    /** Asks three teams about a step, and the first of them answers. */
    private void answerHalf(long step) {
        openFive("backtracking", "forward-checking", "warnsdorff");
        predictions.rounds().setTeams(List.of("Red", "Blue", "Green"));
        model.transport().reach(step);
        settle();
        begin();
        asked = question();
        answerRight();
    }

    private List<PredictionRecord.Entry> told() {
        return predictions.rounds().recordProperty().get().entries();
    }

    private void assertVerdict() {
        assertEquals(asked, question());
        assertTrue(round().isJudged());
        assertEquals(
                List.of("Red"),
                told().stream()
                        .filter(entry -> !entry.answer().isEmpty())
                        .map(PredictionRecord.Entry::team)
                        .toList());
        assertEquals(3, told().size(), "the others were asked");
    }

    private void assertVerdictGoesWithTheNextStep() {
        model.transport().step(1);
        settle();
        assertNotEquals(
                Optional.of(asked), predictions.rounds().roundProperty().get().map(round -> round.question()));
    }

    @Test
    void dragIsOneWayHoweverManyStepsItShows() {
        answerHalf(5);
        model.transport().reach(8);
        settle();
        for (long step : List.of(12L, 17L, 14L)) {
            model.transport().dragOn(step);
            settle();
            assertVerdict();
        }
        assertEquals(Optional.empty(), predictions.roundOnBoard(), "another step is on the boards");
        assertVerdictGoesWithTheNextStep();
    }

    @Test
    void anotherPaneShownAloneLeavesTheVerdict() {
        answerHalf(20);
        int other = asked.pane().orElseThrow() == 0 ? 1 : 0;
        model.panes().enlarge(OptionalInt.of(other));
        settle();
        assertVerdict();
        assertVerdictGoesWithTheNextStep();
    }

    @Test
    void questionsEndOnlyAfterTheVerdict() {
        for (String command : List.of(CompareCommands.PREDICT, "compare.close-panel")) {
            answerHalf(5);
            Command end = Command.named(new CompareCommands(model, ScenePlacement.WINDOW).all(), command);
            end.run();
            assertVerdict();
            assertTrue(predictions.shownProperty().get());
            end.run();
            assertFalse(predictions.shownProperty().get());
            predictions.rounds().forget();
        }
    }

    @Test
    void setUpWithoutQuestionsLosesNoAnswers() {
        answerHalf(5);
        predictions.open(false);
        assertEquals(3, told().size());
    }

    @Test
    void otherSearchesAreAskedAboutAfterTheVerdict() {
        answerHalf(5);
        model.panes().close(asked.pane().orElseThrow());
        settle();
        assertVerdict();
        assertTrue(predictions.coveredProperty().get(), "a question is to come");
        assertEquals(Optional.empty(), predictions.roundOnBoard());
        next();
        assertFalse(round().isJudged());
    }

    @Test
    void answersAboutAnotherBoardKeepTheirBoard() {
        answerHalf(5);
        model.restart(Problem.open(Board.full(6, 6), 0));
        settle();
        assertVerdict();
        assertTrue(told().getFirst().board().startsWith("5x5"), told().getFirst()::board);
        next();
        assertFalse(round().isJudged());
        assertTrue(question().isBet());
    }
}
