package knightschool.ui.compare.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.prediction.PredictionQuestion;
import knightschool.compare.prediction.PredictionRecord;
import knightschool.compare.prediction.PredictionRecordText;
import knightschool.search.Problem;
import knightschool.setup.value.HideableScenePart;
import knightschool.ui.command.Command;
import knightschool.ui.scene.ScenePlacement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class PredictionModelTest extends PredictionModelJourney {
    @Test
    void nothingIsAskedUntilTheClassIs() {
        openFive("backtracking", "warnsdorff");
        assertEquals(Optional.empty(), predictions.rounds().roundProperty().get());
        predictions.next();
        settle();
        assertEquals(Optional.empty(), predictions.rounds().roundProperty().get());
        assertFalse(predictions.coveredProperty().get());
    }

    /** The tree came back at every answer, and shrank the boards on which the next question was asked. */
    @Test
    void treeStaysAwayFromAQuestionUntilTheQuestionsEndUnlessTheUserShowsIt() {
        openFive("backtracking", "forward-checking", "warnsdorff");
        model.tree().shownProperty().set(true);
        model.transport().reach(5);
        settle();
        begin();
        assertFalse(model.tree().shownProperty().get());
        answerRight();
        assertFalse(model.tree().shownProperty().get());
        assertTrue(model.tree().isWanted(), "a set-up has it");
        predictions.shownProperty().set(false);
        assertTrue(model.tree().shownProperty().get());
        begin();
        next();
        answerRight();
        model.tree().shownProperty().set(true);
        model.tree().shownProperty().set(false);
        predictions.shownProperty().set(false);
        assertFalse(model.tree().shownProperty().get(), "it was hidden by the user");
    }

    @Test
    void numbersThatAreNoChoiceAnswerNothing() {
        openFive("backtracking", "forward-checking", "warnsdorff");
        begin();
        assertFalse(predictions.rounds().answer(4));
        assertFalse(predictions.rounds().answer(0));
        assertFalse(round().isJudged());
    }

    @Test
    void questionIsAboutTheStepThatIsShown() {
        until("it is computed", () -> model.playback().last() > 43);
        model.transport().reach(43);
        until(
                "step 43 is shown",
                () -> model.isSettled() && model.stepProperty().get() == 43);
        begin();
        assertEquals(43, question().step());
        assertTrue(question() instanceof PredictionQuestion.ForwardOrBack, question()::toString);
        assertTrue(round().spoilers()
                .containsAll(Set.of(HideableScenePart.NEXT, HideableScenePart.CANDIDATES, HideableScenePart.CODE)));
        answerRight();
        assertEquals(Set.of(), round().spoilers());
    }

    @Test
    void stepTakesTheQuestionAwayAndWhatWasSaidIsReadOneStepLonger() {
        openFive("warnsdorff");
        model.transport().reach(3);
        settle();
        begin();
        model.transport().step(1);
        settle();
        assertEquals(Optional.empty(), predictions.rounds().roundProperty().get());
        assertTrue(predictions.rounds().recordProperty().get().isEmpty(), "nobody has answered");
        next();
        answerWrong();
        assertTrue(round().isJudged());
        model.transport().step(1);
        settle();
        assertTrue(round().isJudged());
        model.transport().step(1);
        settle();
        assertEquals(Optional.empty(), predictions.rounds().roundProperty().get());
    }

    @Test
    void teamsAnswerOneAfterTheOtherAndEachIsFirstInTurn() {
        openFive("backtracking", "forward-checking", "warnsdorff");
        predictions.rounds().setTeams(List.of(" Red", "Blue", "", "Blue", "Green "));
        assertEquals(
                List.of("Red", "Blue", "Green"),
                predictions.rounds().teamsProperty().get());
        begin();
        List<String> first = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            first.add(round().answeringTeam().orElseThrow());
            answerRight();
            assertFalse(round().isJudged());
            assertFalse(round().spoilers().isEmpty() && !question().isBet(), "the others have not answered");
            answerWrong();
            predictions.rounds().pass();
            assertTrue(round().isJudged());
            assertFalse(round().isRight());
            assertEquals(Optional.empty(), round().answeringTeam());
            next();
        }
        assertEquals(List.of("Red", "Blue", "Green"), first);
        PredictionRecord record = predictions.rounds().recordProperty().get();
        assertEquals(9, record.entries().size(), "who gave no answer was asked, too");
        assertEquals(6, record.answerCount());
        assertEquals(new PredictionRecord.Score(0, 1, 1, 1), record.score("Red"), "won a bet, missed a question");
    }

    /** The other teams give no answer, and the next question comes only then. */
    @Test
    void answersOfTheFirstTeamsCountWhereTheQuestionIsLeftBeforeAllHaveAnswered() {
        openFive("backtracking", "warnsdorff");
        begin();
        predictions.rounds().setTeams(List.of("Red", "Blue", "Green"));
        answerRight();
        PredictionQuestion asked = question();
        next();
        assertEquals(asked, question());
        assertTrue(round().isJudged());
        assertEquals(1, predictions.rounds().recordProperty().get().score("Red").betsWon());
        assertEquals(
                0, predictions.rounds().recordProperty().get().score("Blue").bets());
        next();
        assertNotEquals(asked, question());
        answerRight();
        model.transport().reach(5);
        settle();
        assertEquals(
                1, predictions.rounds().recordProperty().get().score("Blue").bets());
    }

    @Test
    void otherPanesAndOtherBoardsBeginOtherQuestions() {
        openFive("backtracking", "forward-checking", "warnsdorff");
        begin();
        answerRight();
        model.panes().close(2);
        settle();
        assertFalse(round().isJudged());
        assertEquals(2, question().choices().size());
        openFive("warnsdorff");
        settle();
        assertTrue(question() instanceof PredictionQuestion.StepsToPowerOfTen, "one alone is no race");
        assertEquals(1, predictions.rounds().recordProperty().get().entries().size(), "the score stays");
    }

    @Test
    void paneShownAloneIsTheOneThatIsAskedAbout() {
        openFive("backtracking", "forward-checking", "warnsdorff");
        model.panes().enlarge(OptionalInt.of(1));
        model.transport().reach(20);
        settle();
        begin();
        for (int i = 0; i < 5; i++) {
            assertEquals(OptionalInt.of(1), question().pane());
            next();
        }
        model.panes().enlarge(OptionalInt.of(0));
        settle();
        assertEquals(Optional.empty(), predictions.rounds().roundProperty().get());
    }

    /** The score counted the same question at the same step a second time. */
    @Test
    void questionThatWasAnsweredIsNotScoredAgainAtItsStepUntilTheScoreBeginsAgain() {
        openFive("backtracking", "forward-checking", "warnsdorff");
        model.transport().reach(5);
        settle();
        begin();
        PredictionQuestion first = question();
        while (!predictions.answeredBeforeProperty().get()) {
            answerWrong();
            predictions
                    .rounds()
                    .restore(PredictionRecordText.parse(PredictionRecordText.format(
                            predictions.rounds().recordProperty().get())));
            predictions.shownProperty().set(false);
            begin();
        }
        assertEquals(Optional.empty(), predictions.rounds().roundProperty().get());
        List<PredictionRecord.Entry> entries =
                predictions.rounds().recordProperty().get().entries();
        assertEquals(entries.size(), new HashSet<>(entries).size(), entries::toString);
        predictions.forget();
        settle();
        assertEquals(first.step(), question().step());
        next();
        assertTrue(question().step() > first.step());
    }

    @Test
    void noTwinIsMadeAndNoChoiceIsToldWhileAQuestionStands() {
        openFive("backtracking", "forward-checking");
        model.transport().reach(2);
        settle();
        int other = model.forks().choices(0).getFirst();
        begin();
        assertTrue(predictions.rounds().isAsking());
        assertTrue(predictions.coveredProperty().get());
        assertEquals(List.of(), model.forks().choices(0));
        model.forks().fork(0, other);
        assertEquals(
                TwinPaneWords.ANSWER_FIRST, model.transport().noticeProperty().get());
        assertEquals(2, model.panes().solvers().size());
        answerRight();
        assertTrue(model.forks().choices(0).contains(other));
        model.forks().fork(0, other);
        assertEquals(3, model.panes().solvers().size());
    }

    /** The first Esc ends what is counted, the next takes the notice away, and only then are the questions closed. */
    @Test
    void escEndsWhatIsUnderWayBeforeTheQuestions() {
        CompareCommands commands = new CompareCommands(model, ScenePlacement.WINDOW);
        Command stop = commands.named(CompareCommands.STOP);
        Command close = Command.named(commands.all(), "compare.close-panel");
        model.restart(
                Problem.open(Board.full(8, 8), 35),
                List.of(ConfiguredAlgorithm.read("backtracking")),
                CompareModel.LAST_LIMIT);
        model.rest();
        predictions.shownProperty().set(true);
        model.stops().shownProperty().set(true);
        model.choiceCosts().shownProperty().set(true);
        until("it is counted", () -> model.choiceCosts().busyProperty().get());
        model.transport().say("said");
        assertTrue(stop.available().get());
        stop.run();
        assertFalse(model.choiceCosts().busyProperty().get());
        assertEquals("said", model.transport().noticeProperty().get());
        stop.run();
        assertEquals("", model.transport().noticeProperty().get());
        assertFalse(stop.available().get());
        close.run();
        assertFalse(model.stops().shownProperty().get());
        assertTrue(predictions.shownProperty().get());
        close.run();
        assertFalse(predictions.shownProperty().get());
        assertFalse(close.available().get());
    }
}
