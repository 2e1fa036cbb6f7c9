package knightschool.ui.compare.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import knightschool.Eventually;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.compare.Alignment;
import knightschool.compare.Comparison;
import knightschool.compare.ComparisonSnapshot;
import knightschool.compare.event.ComparisonJumpTarget;
import knightschool.search.Problem;
import knightschool.search.SearchStep;
import knightschool.trace.SearchSnapshot;
import knightschool.ui.command.Command;
import knightschool.ui.playback.PlaybackStatus;
import knightschool.ui.playback.SpeedClock;
import knightschool.ui.scene.ScenePlacement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class CompareModelTest extends ModelUnderPulses {
    @Test
    void allPanesShowOneStepWhereverTheClockIs() {
        until(
                "more than 1,000 steps are explored",
                () -> model.progress().exploredProperty().get() > 1_000);
        for (long step : new long[] {44, 43, 1_000, 0, 63}) {
            model.transport().reach(step);
            settle();
            assertEquals(step, model.stepProperty().get());
            model.snapshotProperty()
                    .get()
                    .frames()
                    .forEach(frame -> assertTrue(frame.step() == step || frame.isOver()));
        }
    }

    @Test
    void panesThatAreLinedUpBySquaresVisitedStandWhereEachFirstCameAsFar() {
        until("all searches have ended", () -> model.progress().idleProperty().get());
        model.transport().reach(43);
        model.alignment().lineUp(Alignment.VISITED);
        settle();
        assertEquals(43, model.stepProperty().get());
        model.snapshotProperty()
                .get()
                .frames()
                .forEach(frame -> assertEquals(
                        frame(0).counters().deepest(), frame.counters().deepest()));
        // The next undo is that of the first pane, whose step the clock shows.
        model.jumps().untilNext(ComparisonJumpTarget.UNDO);
        settle();
        assertEquals(SearchStep.Retreat.class, frame(0).stepKind().getClass());
        assertEquals(Alignment.VISITED, model.alignment().get());
        // A class is asked about one step.
        model.predictions().shownProperty().set(true);
        settle();
        assertEquals(Alignment.STEP, model.alignment().get());
        assertEquals(Optional.empty(), model.snapshotProperty().get().aligned());
        model.predictions().shownProperty().set(false);
        assertEquals(Alignment.VISITED, model.alignment().get(), "as before the questions");
        model.alignment().lineUp(Alignment.UNDONE);
        settle();
        model.jumps().toPlacement(1, 5);
        settle();
        assertEquals(Alignment.STEP, model.alignment().get(), "that step is one of another pane");
    }

    /** A click on a square of the path in a pane that was alone left the others lined up by step for good. */
    @Test
    void panesAreLinedUpAsBeforeAfterAJumpInAPaneThatWasAlone() {
        until("all searches have ended", () -> model.progress().idleProperty().get());
        model.transport().reach(20);
        settle();
        model.alignment().lineUp(Alignment.VISITED);
        settle();
        model.panes().enlarge(OptionalInt.of(1));
        settle();
        long before = model.stepProperty().get();
        model.jumps().toPlacement(1, 5);
        settle();
        assertTrue(model.stepProperty().get() < before, "the jump arrived");
        model.panes().enlarge(OptionalInt.empty());
        assertEquals(Alignment.VISITED, model.alignment().get(), "as before that pane was alone");
    }

    @Test
    void panesAreAtOneStepWhileAClassIsAskedOrAPaneOtherThanTheFirstIsAlone() {
        model.alignment().lineUp(Alignment.VISITED);
        model.panes().enlarge(OptionalInt.of(0));
        assertEquals(Alignment.VISITED, model.alignment().get(), "the clock is that of the first pane");
        model.panes().enlarge(OptionalInt.of(1));
        assertEquals(Alignment.STEP, model.alignment().get(), "the clock is that of another pane");
        model.alignment().lineUp(Alignment.VISITED);
        assertEquals(Alignment.STEP, model.alignment().get(), "as long as that pane is alone");
        Command next = new CompareCommands(model, ScenePlacement.WINDOW).named(CompareCommands.ALIGN);
        assertEquals(CompareCommandWords.ALONE_AT_ITS_STEP, next.refusal());
        model.panes().enlarge(OptionalInt.empty());
        assertEquals("", next.refusal());
        assertEquals(Alignment.VISITED, model.alignment().get(), "as before that pane was alone");
        model.predictions().shownProperty().set(true);
        model.alignment().lineUp(Alignment.VISITED);
        assertEquals(Alignment.STEP, model.alignment().get(), "a class is asked about one step");
        assertTrue(next.refusal().contains("the class is asked about one step"), next.refusal());
    }

    @Test
    void panesAreLinedUpByStepOnlyAsPartOfAJumpThatArrives() {
        until("all searches have ended", () -> model.progress().idleProperty().get());
        model.alignment().lineUp(Alignment.VISITED);
        List<Alignment> jumps = new ArrayList<>();
        model.transport().setJumpHandler(jump -> {
            jumps.add(model.alignment().get());
            jump.run();
            jumps.add(model.alignment().get());
        });
        model.jumps().untilDifference();
        settle();
        assertEquals(List.of(Alignment.VISITED, Alignment.STEP), jumps, "before and after the jump");
        jumps.clear();
        model.alignment().lineUp(Alignment.VISITED);
        model.jumps().toStep(1, 20);
        assertEquals(Alignment.VISITED, model.alignment().get(), "the jump has not arrived");
        settle();
        assertEquals(List.of(Alignment.VISITED, Alignment.STEP), jumps, "before and after going to a step of the tree");
        assertEquals(20, model.stepProperty().get());
        jumps.clear();
        model.jumps().toStep(0, 30);
        settle();
        assertEquals(30, model.stepProperty().get());
        assertEquals(2, jumps.size(), "a step of the pane whose steps the clock shows is a jump, too");
        model.transport().reach(model.progress().exploredProperty().get());
        model.alignment().lineUp(Alignment.VISITED);
        settle();
        model.jumps().untilDifference();
        settle();
        assertEquals(
                CompareWords.NO_DIFFERENCE, model.transport().noticeProperty().get());
        assertEquals(Alignment.VISITED, model.alignment().get(), "nothing was found");
        model.jumps().untilNext(ComparisonJumpTarget.UNDO);
        settle();
        assertEquals(
                CompareWords.NEVER_IN_FIRST, model.transport().noticeProperty().get());
    }

    private SearchSnapshot frame(int pane) {
        return model.snapshotProperty().get().frames().get(pane);
    }

    @Test
    void chosenAlgorithmKeepsTheStepShownAndTakesThePlaceOfTheOneBefore() {
        until(
                "more than 100 steps are explored",
                () -> model.progress().exploredProperty().get() > 100);
        model.transport().reach(50);
        settle();
        List<Long> steps = new ArrayList<>();
        model.stepProperty().addListener((_, _, step) -> steps.add(step.longValue()));
        model.panes().choose(0, ConfiguredAlgorithm.read("dead-ends"));
        settle();
        assertEquals(List.of("dead-ends", "forward-checking", "warnsdorff"), shownAlgorithms());
        assertEquals(50, shown());
        model.panes().choose(0, ConfiguredAlgorithm.read("warnsdorff"));
        settle();
        assertEquals(List.of("warnsdorff", "forward-checking", "dead-ends"), shownAlgorithms());
        assertEquals(50, shown());
        model.panes().choose(0, ConfiguredAlgorithm.read("warnsdorff"));
        settle();
        assertEquals(50, shown());
        assertEquals(List.of(), steps, "no other step in between");
    }

    @Test
    void chosenAlgorithmShowsTheLastStepThatCanBeReached() {
        model.transport().open(ComparisonJumpTarget.ALL_FINISHED);
        settle();
        assertEquals(6_484_065, shown());
        model.panes().choose(0, ConfiguredAlgorithm.read("warnsdorff"));
        settle();
        model.panes().choose(2, ConfiguredAlgorithm.read("stored-circuit"));
        settle();
        assertEquals(1_731_697, shown());
    }

    @Test
    void panesThatComeAndGoKeepTheStepAndTheOthersUpToSix() {
        until(
                "more than 100 steps are explored",
                () -> model.progress().exploredProperty().get() > 100);
        model.transport().reach(44);
        settle();
        List<SearchSnapshot> before = model.snapshotProperty().get().frames();
        for (int panes = 4; panes <= 6; panes++) {
            model.panes().add();
            assertEquals(44, shown());
            assertEquals(panes, model.snapshotProperty().get().frames().size());
            assertEquals(before, model.snapshotProperty().get().frames().subList(0, 3), "the panes that were there");
        }
        model.panes().add();
        assertEquals(6, model.panes().solvers().size());
        assertEquals(CompareWords.MOST_PANES, model.transport().noticeProperty().get());
        model.panes().close(0);
        assertEquals(44, shown());
        assertEquals(
                before.subList(1, 3), model.snapshotProperty().get().frames().subList(0, 2));
        while (model.panes().solvers().size() > 1) {
            model.panes().close(0);
        }
        model.panes().close(0);
        assertEquals(1, model.panes().solvers().size());
        assertEquals(CompareWords.LAST_PANE, model.transport().noticeProperty().get());
    }

    @Test
    void chosenAlgorithmGoesOnPlaying() {
        until(
                "more than 100 steps are explored",
                () -> model.progress().exploredProperty().get() > 100);
        model.transport().reach(20);
        settle();
        model.transport().play(PlaybackStatus.FORWARD);
        pulses(1);
        model.panes().choose(1, ConfiguredAlgorithm.read("dead-ends"));
        assertEquals(
                PlaybackStatus.FORWARD, model.playback().directionProperty().get());
        until("a step behind it is shown", () -> {
            pulses(1);
            return model.isSettled() && model.stepProperty().get() >= 22;
        });
        assertEquals(
                PlaybackStatus.FORWARD, model.playback().directionProperty().get());
    }

    @Test
    void stepAskedForWhileAChosenAlgorithmIsComputedIsShown() {
        until(
                "more than 100 steps are explored",
                () -> model.progress().exploredProperty().get() > 100);
        model.transport().reach(50);
        settle();
        model.panes().choose(0, ConfiguredAlgorithm.read("dead-ends"));
        model.transport().step(1);
        assertEquals(51, shown());
        model.panes().choose(0, ConfiguredAlgorithm.read("backtracking"));
        model.transport().reach(0);
        assertEquals(0, shown());
    }

    private List<String> shownAlgorithms() {
        return model.snapshotProperty().get().frames().stream()
                .map(frame -> frame.solver().written())
                .toList();
    }

    @Test
    void stepsGoForwardAndBackButNotBelowZero() {
        until(
                "more than 10 steps are explored",
                () -> model.progress().exploredProperty().get() > 10);
        model.transport().step(1);
        model.transport().step(1);
        settle();
        assertEquals(2, model.stepProperty().get());
        model.transport().step(-1);
        model.transport().step(-1);
        model.transport().step(-1);
        settle();
        assertEquals(0, model.stepProperty().get());
    }

    @Test
    void playMovesOneStepAtOnceAndThenAtItsSpeed() {
        until(
                "more than 100 steps are explored",
                () -> model.progress().exploredProperty().get() > 100);
        model.speedProperty().set(10);
        model.transport().play(PlaybackStatus.FORWARD);
        pulses(2);
        assertEquals(1, shown());
        pulses(1_000_000_000 / (int) PULSE_NANOS);
        assertTrue(shown() >= 10 && shown() <= 11, "after a second: " + shown());
        model.transport().play(PlaybackStatus.BACKWARD);
        pulses(2_000_000_000 / (int) PULSE_NANOS);
        assertEquals(0, shown());
        assertEquals(PlaybackStatus.PAUSED, model.playback().directionProperty().get());
    }

    @Test
    void playEndsWhenEveryPaneHasFinished() {
        model.transport().open(ComparisonJumpTarget.ALL_FINISHED);
        settle();
        assertEquals(6_484_065, shown());
        model.transport().reach(6_484_000);
        settle();
        model.speedProperty().set(SpeedClock.FASTEST);
        model.transport().play(PlaybackStatus.FORWARD);
        until("play has ended", () -> {
            pulses(1);
            return model.playback().directionProperty().get() == PlaybackStatus.PAUSED;
        });
        assertEquals(6_484_065, shown());
    }

    @Test
    void allPanesShowOneStepInEveryMomentOfTheFastestPlay() {
        model.restart(new Problem(Board.full(8, 8), MoveOrder.CLOCKWISE, 0, true));
        List<ComparisonSnapshot> shown = new ArrayList<>();
        model.snapshotProperty().addListener((_, _, snapshot) -> shown.add(snapshot));
        model.speedProperty().set(SpeedClock.FASTEST);
        model.transport().play(PlaybackStatus.FORWARD);
        until("the clock is at the first limit", () -> {
            pulses(1);
            return model.stepProperty().get() >= CompareModel.FIRST_LIMIT;
        });
        assertTrue(shown.size() > 1, () -> shown.size() + " moments");
        for (ComparisonSnapshot snapshot : shown) {
            snapshot.frames()
                    .forEach(frame -> assertTrue(
                            frame.step() == snapshot.step() || frame.isOver() && frame.step() < snapshot.step()));
        }
        assertTrue(shown.getLast().frames().stream().noneMatch(SearchSnapshot::isOver));
    }

    @Test
    void restComputesNothingUntilItIsWoken() {
        until("nothing is searched any more", model.progress().idleProperty()::get);
        model.rest();
        model.restart(Problem.open(Board.full(8, 8), 3));
        until(
                "nothing is searched any more",
                () -> model.isSettled() && model.progress().idleProperty().get());
        assertEquals(0, model.progress().exploredProperty().get());
        model.wake();
        until(
                "the first limit is explored",
                () -> model.progress().exploredProperty().get() == CompareModel.FIRST_LIMIT);
    }

    /** A scene that is left at once, before its first step is shown, would otherwise compute to the end. */
    @Test
    void restComputesNothingAheadOfAStepThatIsNotShownYet() {
        CompletableFuture<Void> left = new CompletableFuture<>();
        CompareModel own =
                new CompareModel(Problem.open(Board.full(8, 8), 3), ConfiguredAlgorithm.usual(), (problem, solvers) -> {
                    left.join();
                    return new Comparison(problem, solvers);
                });
        try {
            own.rest();
            left.complete(null);
            Eventually.until(
                    "nothing is searched any more",
                    () -> own.tick(0),
                    () -> own.isSettled() && own.progress().idleProperty().get());
            long explored = own.progress().exploredProperty().get();
            assertTrue(explored <= CompareModel.FIRST_LIMIT / 10, () -> explored + " steps");
        } finally {
            left.complete(null);
            own.close();
            Eventually.until("the threads behind it have ended", () -> own.tick(0), own::isEnded);
        }
    }

    @Test
    void limitStaysWhereEverySearchEndsBeforeIt() {
        model.restart(Problem.open(Board.full(3, 3), 0));
        until(
                "every search is over",
                () -> model.isSettled() && model.progress().idleProperty().get());
        model.progress().raiseLimit();
        assertEquals(CompareModel.FIRST_LIMIT, model.progress().limitProperty().get());
        assertEquals(CompareWords.ALL_END, model.transport().noticeProperty().get());
    }

    @Test
    void restartForgetsARaisedLimit() {
        model.progress().limit(10 * CompareModel.FIRST_LIMIT);
        model.restart(Problem.open(Board.full(5, 5), 0));
        assertEquals(CompareModel.FIRST_LIMIT, model.progress().limitProperty().get());
    }

    @Test
    void restartBeginsAllPanesAnew() {
        model.transport().open(ComparisonJumpTarget.step(50));
        settle();
        model.restart(Problem.open(Board.full(5, 5), 2));
        settle();
        assertEquals(0, shown());
        assertEquals(
                25, model.snapshotProperty().get().frames().getFirst().board().squares());
        assertEquals(
                2, model.snapshotProperty().get().frames().getFirst().path().head());
    }

    @Test
    void limitStopsTheWorkerUntilItIsRaised() {
        model.restart(Problem.open(Board.full(8, 8), 3));
        until("nothing is searched any more", model.progress().idleProperty()::get);
        assertEquals(
                CompareModel.FIRST_LIMIT, model.progress().exploredProperty().get());
        model.progress().raiseLimit();
        // The worker may still say that it rests at the first limit.
        until(
                "the longest search has ended",
                () -> model.progress().exploredProperty().get() == 38_979_569);
        until("nothing is searched any more", model.progress().idleProperty()::get);
        assertEquals(38_979_569, model.progress().exploredProperty().get());
    }
}
