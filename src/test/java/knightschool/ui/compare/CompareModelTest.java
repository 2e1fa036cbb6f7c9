package knightschool.ui.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import knightschool.algorithm.Algorithms;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.compare.Happening;
import knightschool.compare.Lineup;
import knightschool.search.Problem;
import knightschool.trace.Frame;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class CompareModelTest {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final long PULSE_NANOS = 16_000_000;

    private final CompareModel model = new CompareModel(Problem.open(Board.full(8, 8), 0), Algorithms.usual());
    private long now;

    @AfterEach
    void closeEndsTheThread() {
        model.close();
        until(model::isEnded);
    }

    @Test
    void allPanesShowOneStepWhereverTheClockIs() {
        until(() -> model.exploredProperty().get() > 1_000);
        for (long step : new long[] {44, 43, 1_000, 0, 63}) {
            model.seek(step);
            settle();
            assertEquals(step, model.stepProperty().get());
            model.lineupProperty().get().frames().forEach(frame -> assertTrue(frame.step() == step || frame.isOver()));
        }
    }

    @Test
    void chosenAlgorithmBeginsAllPanesAnewAndTakesThePlaceOfTheOneBefore() {
        until(() -> model.exploredProperty().get() > 100);
        model.seek(50);
        settle();
        model.choose(0, Algorithms.named("dead-ends"));
        settle();
        assertEquals(List.of("dead-ends", "forward-checking", "warnsdorff"), shownAlgorithms());
        assertEquals(0, shown());
        model.choose(0, Algorithms.named("warnsdorff"));
        settle();
        assertEquals(List.of("warnsdorff", "forward-checking", "dead-ends"), shownAlgorithms());
        until(() -> model.exploredProperty().get() > 100);
        model.seek(3);
        settle();
        model.choose(0, Algorithms.named("warnsdorff"));
        settle();
        assertEquals(3, shown());
    }

    private List<String> shownAlgorithms() {
        return model.lineupProperty().get().frames().stream()
                .map(frame -> frame.algorithm().name())
                .toList();
    }

    @Test
    void stepsGoForwardAndBackButNotBelowZero() {
        until(() -> model.exploredProperty().get() > 10);
        model.stepForward();
        model.stepForward();
        settle();
        assertEquals(2, model.stepProperty().get());
        model.stepBack();
        model.stepBack();
        model.stepBack();
        settle();
        assertEquals(0, model.stepProperty().get());
    }

    @Test
    void playMovesOneStepAtOnceAndThenAtItsSpeed() {
        until(() -> model.exploredProperty().get() > 100);
        model.speedProperty().set(10);
        model.playForward();
        pulses(2);
        assertEquals(1, shown());
        pulses(1_000_000_000 / (int) PULSE_NANOS);
        assertTrue(shown() >= 10 && shown() <= 11, "after a second: " + shown());
        model.playBackward();
        pulses(2_000_000_000 / (int) PULSE_NANOS);
        assertEquals(0, shown());
        assertEquals(Playing.PAUSED, model.playingProperty().get());
    }

    @Test
    void playEndsWhenEveryPaneHasFinished() {
        model.reach(Happening.ALL_FINISHED);
        settle();
        assertEquals(6_484_065, shown());
        model.seek(6_484_000);
        settle();
        model.speedProperty().set(CompareModel.FASTEST);
        model.playForward();
        until(() -> {
            pulses(1);
            return model.playingProperty().get() == Playing.PAUSED;
        });
        assertEquals(6_484_065, shown());
    }

    @Test
    void allPanesShowOneStepInEveryMomentOfTheFastestPlay() {
        model.restart(new Problem(Board.full(8, 8), MoveOrder.CLOCKWISE, 0, true));
        List<Lineup> shown = new ArrayList<>();
        model.lineupProperty().addListener((_, _, lineup) -> shown.add(lineup));
        model.speedProperty().set(CompareModel.FASTEST);
        model.playForward();
        until(() -> {
            pulses(1);
            return model.stepProperty().get() >= CompareModel.FIRST_LIMIT;
        });
        assertTrue(shown.size() > 10, () -> shown.size() + " moments");
        for (Lineup lineup : shown) {
            lineup.frames()
                    .forEach(frame -> assertTrue(
                            frame.step() == lineup.step() || frame.isOver() && frame.step() < lineup.step()));
        }
        assertTrue(shown.getLast().frames().stream().noneMatch(Frame::isOver));
    }

    @Test
    void untilFallGoesToTheStepThatTakesTheKnightBack() {
        model.reach(Happening.step(63));
        settle();
        int least = model.leastDepth();
        model.untilFall();
        settle();
        assertTrue(shown() > 63);
        assertTrue(model.lineupProperty().get().frames().stream()
                .anyMatch(frame -> frame.step() == shown() && frame.way().length() == least - 1));
    }

    @Test
    void toPlacementGoesBackToTheMove() {
        model.reach(Happening.step(5_000));
        settle();
        int square = model.lineupProperty().get().frames().getFirst().way().square(20);
        model.toPlacement(0, 20);
        settle();
        Frame then = model.lineupProperty().get().frames().getFirst();
        assertTrue(shown() < 5_000);
        assertEquals(21, then.way().length());
        assertEquals(square, then.way().head());
    }

    @Test
    void toPlacementOfABoardThatIsGoneDoesNothing() {
        model.reach(Happening.step(44));
        settle();
        model.restart(Problem.open(Board.full(8, 8), 0));
        model.toPlacement(0, 30);
        assertFalse(model.huntingProperty().get());
        model.reach(Happening.step(1));
        settle();
        assertEquals(1, shown());
    }

    @Test
    void untilNextGoesFromHappeningToHappening() {
        model.untilNext(Happening.PRUNE);
        settle();
        long first = shown();
        assertTrue(first > 0);
        model.untilNext(Happening.PRUNE);
        settle();
        assertTrue(shown() > first);
        model.untilNext(Happening.PANE_FINISHES);
        settle();
        assertEquals(63, shown());
    }

    @Test
    void untilNextStaysWhereItIsWhenNothingHappensAnyMore() {
        model.reach(Happening.ALL_FINISHED);
        settle();
        model.untilNext(Happening.UNDO);
        settle();
        assertEquals(6_484_065, shown());
        assertFalse(model.noticeProperty().get().isEmpty());
    }

    @Test
    void untilNextStaysAtTheStartWhenNothingHappensAtAll() {
        model.restart(Problem.open(Board.full(1, 1), 0));
        model.untilNext(Happening.PRUNE);
        assertEquals(0, shown());
        model.restart(Problem.open(Board.full(8, 8), 3));
        model.untilNext(Happening.depth(65));
        assertEquals(0, shown());
        assertFalse(model.noticeProperty().get().isEmpty());
    }

    @Test
    void reachShowsTheFurthestStepWhenItDoesNotHappen() {
        model.restart(Problem.open(Board.full(5, 5), 0));
        model.reach(Happening.step(1_000_000));
        assertTrue(shown() > 0);
        assertEquals(model.exploredProperty().get(), shown());
    }

    @Test
    void restComputesNothingUntilItIsWoken() {
        until(model.idleProperty()::get);
        model.rest();
        model.restart(Problem.open(Board.full(8, 8), 3));
        until(() -> model.isSettled() && model.idleProperty().get());
        assertEquals(0, model.exploredProperty().get());
        model.wake();
        until(() -> model.exploredProperty().get() == CompareModel.FIRST_LIMIT);
    }

    @Test
    void restartForgetsARaisedLimit() {
        model.raiseLimit();
        model.restart(Problem.open(Board.full(5, 5), 0));
        assertEquals(CompareModel.FIRST_LIMIT, model.limitProperty().get());
    }

    @Test
    void restartBeginsAllPanesAnew() {
        model.reach(Happening.step(50));
        settle();
        model.restart(Problem.open(Board.full(5, 5), 2));
        settle();
        assertEquals(0, shown());
        assertEquals(
                25, model.lineupProperty().get().frames().getFirst().board().squares());
        assertEquals(2, model.lineupProperty().get().frames().getFirst().way().head());
    }

    @Test
    void limitStopsTheWorkerUntilItIsRaised() {
        model.restart(Problem.open(Board.full(8, 8), 3));
        until(model.idleProperty()::get);
        assertEquals(CompareModel.FIRST_LIMIT, model.exploredProperty().get());
        model.raiseLimit();
        until(model.idleProperty()::get);
        assertEquals(38_979_569, model.exploredProperty().get());
    }

    @Test
    void comparisonThatFailsEndsTheHuntAndLeavesTheWorkerToTheNext() throws Exception {
        AtomicReference<Throwable> said = new AtomicReference<>();
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((_, failure) -> said.set(failure));
        try {
            model.restart(null);
            model.untilNext(Happening.UNDO);
            until(() -> said.get() != null && !model.huntingProperty().get());
            assertTrue(model.idleProperty().get());
            model.restart(Problem.open(Board.full(5, 5), 0));
            model.reach(Happening.step(3));
            assertEquals(3, shown());
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(before);
        }
    }

    private long shown() {
        settle();
        return model.stepProperty().get();
    }

    /** Lets the worker answer, the clock standing still. */
    private void settle() {
        until(model::isSettled);
    }

    private void pulses(int count) {
        for (int i = 0; i < count; i++) {
            now += PULSE_NANOS;
            model.tick(now);
        }
    }

    private void until(BooleanSupplier condition) {
        Instant deadline = Instant.now().plus(PATIENCE);
        while (!condition.getAsBoolean()) {
            assertTrue(Instant.now().isBefore(deadline), "waited for " + PATIENCE);
            model.tick(now);
            Thread.onSpinWait();
        }
    }
}
