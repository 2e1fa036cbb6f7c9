package knightschool.ui.compare.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.Comparison;
import knightschool.compare.event.Breakpoint;
import knightschool.compare.event.BreakpointCondition;
import knightschool.compare.event.EventSearch;
import knightschool.compare.event.PredictableEvent;
import knightschool.compare.prediction.PredictionAnswer;
import knightschool.compare.prediction.PredictionQuestion;
import knightschool.compare.prediction.PredictionRecord;
import knightschool.compare.prediction.PredictionRecordText;
import knightschool.search.Problem;
import knightschool.setup.value.HideableScenePart;
import knightschool.ui.command.Command;
import knightschool.ui.compare.model.prediction.PredictionRound;
import knightschool.ui.playback.PlaybackStatus;
import knightschool.ui.scene.ScenePlacement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class PredictionModelTest extends ModelUnderPulses {
    private static final int MANY = 40;

    private final PredictionModel predictions = model.predictions();

    private void openFive(String... solvers) {
        model.restart(
                Problem.open(Board.full(5, 5), 12),
                Stream.of(solvers).map(ConfiguredAlgorithm::read).toList(),
                CompareModel.FIRST_LIMIT);
        until("all ends are known", () -> model.progress().idleProperty().get());
    }

    private void begin() {
        predictions.shownProperty().set(true);
        settle();
    }

    private PredictionRound round() {
        return predictions.rounds().roundProperty().get().orElseThrow();
    }

    private PredictionQuestion question() {
        return round().question();
    }

    private void next() {
        predictions.next();
        settle();
    }

    private void answerRight() {
        predictions.rounds().answer(question().right().getFirst());
    }

    private void answerWrong() {
        PredictionAnswer wrong = question().choices().stream()
                .filter(answer -> !question().isRight(answer))
                .findFirst()
                // Where every square that may be tried is as good: the one where the knight stands.
                .orElseGet(() -> new PredictionAnswer.Square(((PredictionQuestion.NextSquare) question())
                        .now()
                        .path()
                        .head()));
        predictions.rounds().answer(wrong);
    }

    @Test
    void nothingIsAskedUntilTheClassIs() {
        openFive("backtracking", "warnsdorff");
        assertEquals(Optional.empty(), predictions.rounds().roundProperty().get());
        predictions.next();
        settle();
        assertEquals(Optional.empty(), predictions.rounds().roundProperty().get());
        assertFalse(predictions.coveredProperty().get());
    }

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

    /** What is asked is what happens: every right answer agrees with the step that is made then. */
    @Test
    void everyQuestionOfARunIsAnsweredByItsNextStep() {
        openFive("backtracking", "forward-checking", "warnsdorff");
        begin();
        Set<Class<?>> kinds = new HashSet<>();
        Set<OptionalInt> panes = new HashSet<>();
        long before = -1;
        for (int asked = 0;
                asked < MANY && predictions.rounds().roundProperty().get().isPresent();
                asked++) {
            PredictionQuestion question = question();
            kinds.add(question.getClass());
            panes.add(question.pane());
            assertEquals(model.stepProperty().get(), question.step());
            assertTrue(question.step() > before || question.isBet());
            before = question.step();
            if (question instanceof PredictionQuestion.ForwardOrBack direction) {
                model.transport().step(1);
                settle();
                int pane = direction.search();
                int length =
                        model.snapshotProperty().get().frames().get(pane).path().length();
                boolean on = length > direction.now().path().length();
                assertTrue(question.isRight(new PredictionAnswer.Onward(on)));
                assertEquals(
                        Optional.empty(), predictions.rounds().roundProperty().get(), "it was seen");
            }
            next();
        }
        assertEquals(5, kinds.size(), kinds::toString);
        assertEquals(4, panes.size(), "each search, and all: " + panes);
    }

    @Test
    void runStopsBeforeSomethingHappens() {
        openFive("backtracking", "forward-checking");
        predictions.shownProperty().set(true);
        settle();
        model.speedProperty().set(1_000);
        model.transport().play(PlaybackStatus.FORWARD);
        until("it has stopped by itself", () -> {
            pulses(1);
            return !model.playback().isPlaying() && model.isSettled();
        });
        long stopped = model.stepProperty().get();
        assertTrue(stopped > 0);
        assertEquals(stopped, question().step());
        predictions.shownProperty().set(false);
        next();
        predictions.shownProperty().set(true);
        settle();
        assertEquals(stopped, question().step(), "the run has not gone on");
    }

    /** After the prune at step 43 of backtracking on 8 × 8 the next of many prunes is passed for a long retreat. */
    @Test
    void nextQuestionIsAtAMomentOfAnotherKind() {
        Problem problem = Problem.open(Board.full(8, 8), 0);
        List<ConfiguredAlgorithm> alone = List.of(ConfiguredAlgorithm.read("backtracking"));
        model.restart(problem, alone, CompareModel.FIRST_LIMIT);
        until("it is computed", () -> model.playback().last() > 100_000);
        model.transport().reach(43);
        until(
                "step 43 is shown",
                () -> model.isSettled() && model.stepProperty().get() == 43);
        begin();
        next();
        EventSearch retreat = EventSearch.turningPoint(
                new Comparison(problem, alone), OptionalInt.empty(), Set.of(PredictableEvent.RETREAT), 43);
        retreat.finish(100_000, CompareModel.FIRST_LIMIT);
        assertEquals(retreat.step(), question().step());
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
        assertEquals(6, record.entries().size(), "who gave no answer is in no line");
        assertEquals(
                2,
                record.entries().stream()
                        .filter(entry -> entry.team().equals("Red"))
                        .count());
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

    @Test
    void endOfAllPanesHasNothingMoreToAsk() {
        openFive("warnsdorff");
        model.transport().reach(23);
        settle();
        begin();
        next();
        assertEquals(Optional.empty(), predictions.rounds().roundProperty().get());
        assertEquals(
                CompareWords.NO_QUESTION, model.transport().noticeProperty().get());
    }

    @Test
    void looksForTheNextQuestionEndWithTheQuestions() {
        begin();
        predictions.next();
        predictions.next();
        predictions.shownProperty().set(false);
        settle();
        assertFalse(model.transport().searchingProperty().get());
        assertEquals(Optional.empty(), predictions.rounds().roundProperty().get());
    }

    /** A run stops where the next question is, or at a stop of one's own if that comes before it. */
    @Test
    void runStopsAtOwnStopsAndAtQuestionsWhicheverComesFirst() {
        openFive("backtracking", "forward-checking");
        model.transport().reach(1);
        settle();
        begin();
        EventSearch question = EventSearch.turningPoint(
                new Comparison(model.problem(), model.panes().solvers()),
                OptionalInt.empty(),
                EnumSet.allOf(PredictableEvent.class),
                2);
        question.finish(100_000, CompareModel.FIRST_LIMIT);
        long first = question.step();
        assertTrue(first > 3, () -> "a question at once: " + first);
        int second = model.snapshotProperty()
                .get()
                .frames()
                .getFirst()
                .position()
                .candidates()
                .getFirst()
                .square();
        Breakpoint stop = new Breakpoint(
                List.of(new BreakpointCondition.Entered(second)),
                new Breakpoint.Panes.Of(ConfiguredAlgorithm.read("backtracking")));
        model.stops().set(List.of(stop));
        playToAStop();
        assertEquals(2, model.stepProperty().get());
        assertEquals(1, model.stops().strikesProperty().get().size());
        assertEquals(Optional.empty(), predictions.rounds().roundProperty().get(), "the stop is no question");
        model.stops()
                .set(List.of(new Breakpoint(
                        List.of(new BreakpointCondition.Ends(Optional.empty())), new Breakpoint.Panes.Any())));
        playToAStop();
        assertTrue(question().step() < 2_394, "the stop is at the end of forward checking");
        assertEquals(question().step(), model.stepProperty().get());
        assertEquals(0, model.stops().strikesProperty().get().size());
    }

    /** What a breakpoint at the step of a question says would give its answer away. */
    @Test
    void nothingIsSaidOfABreakpointWhereAQuestionIsAsked() {
        openFive("forward-checking");
        model.transport().reach(1);
        settle();
        begin();
        model.stops()
                .set(List.of(new Breakpoint(
                        List.of(new BreakpointCondition.Narrowed(Board.NONE, 0)), new Breakpoint.Panes.Any())));
        boolean both = false;
        for (int i = 0; i < MANY && !both; i++) {
            playToAStop();
            both = predictions.rounds().isAsking()
                    && model.stops().strikesProperty().get().stream()
                            .anyMatch(strike -> strike.step() == question().step());
            if (predictions.rounds().isAsking()) {
                assertEquals("", model.transport().noticeProperty().get());
                answerRight();
            }
        }
        assertTrue(both, "a question is asked where it stops");
    }

    private void playToAStop() {
        model.speedProperty().set(1_000);
        model.transport().play(PlaybackStatus.FORWARD);
        until("it has stopped by itself", () -> {
            pulses(1);
            return !model.playback().isPlaying() && model.isSettled();
        });
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
        model.moveCosts().shownProperty().set(true);
        until("it is counted", () -> model.moveCosts().busyProperty().get());
        model.transport().say("said");
        assertTrue(stop.available().get());
        stop.run();
        assertFalse(model.moveCosts().busyProperty().get());
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
