package knightschool.ui.compare.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.Comparison;
import knightschool.compare.event.Breakpoint;
import knightschool.compare.event.BreakpointCondition;
import knightschool.compare.event.EventSearch;
import knightschool.compare.event.PredictableEvent;
import knightschool.compare.prediction.PredictionAnswer;
import knightschool.compare.prediction.PredictionQuestion;
import knightschool.search.Problem;
import knightschool.ui.playback.PlaybackStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** How a run comes from one question to the next. */
@Execution(ExecutionMode.CONCURRENT)
class PredictionRunsTest extends PredictionModelJourney {
    private static final int MANY = 40;

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
}
