package knightschool.census;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import knightschool.Eventually;
import knightschool.board.Board;
import knightschool.search.Outcome;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.SearchPolicy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class CensusComputationTest {
    private static final SearchPolicy GREEDY =
            new SearchPolicy(NeighbourOrder.FEWEST_ONWARD, Lookahead.NONE, BackjumpRule.NONE);

    @Test
    void oneThreadAndSeveralGiveTheSameRows() {
        CensusDefinition census =
                CensusDefinition.ofEveryStart(Board.full(6, 6), MemoizedStepCounterTest.BACKTRACKING, false, 1_000_000);
        List<CensusRow> alone = new ArrayList<>();
        CensusComputation run = new CensusComputation(census, alone::add);
        run.workOn(Runnable::run, 1).join();
        assertEquals(
                IntStream.range(0, 36).boxed().toList(),
                alone.stream().map(CensusRow::start).toList());
        assertEquals(alone.stream().mapToLong(CensusRow::steps).sum(), run.steps());
        CensusTable together = new CensusTable();
        try (ExecutorService pool = Executors.newFixedThreadPool(3)) {
            new CensusComputation(census, together::add).workOn(pool, 3).join();
        }
        assertEquals(alone, List.copyOf(together.rows()));
    }

    @Test
    void interruptedCensusDoesNotReturnAsACompleteOne() {
        CensusDefinition census =
                CensusDefinition.ofEveryStart(Board.full(6, 6), MemoizedStepCounterTest.BACKTRACKING, false, 1_000_000);
        Thread.currentThread().interrupt();
        try {
            assertThrows(CancellationException.class, () -> ParallelCensus.run(census, _ -> {}, _ -> {}));
        } finally {
            assertTrue(Thread.interrupted());
        }
    }

    @Test
    void largeBoardsAndRulesThatDoNotGoBackAreStepped() {
        BitSet starts = new BitSet();
        starts.set(0, 3);
        List<CensusRow> rows = new ArrayList<>();
        new CensusComputation(new CensusDefinition(Board.full(30, 30), GREEDY, false, 1000, starts), rows::add)
                .workOn(Runnable::run, 1)
                .join();
        assertEquals(3, rows.size());
        rows.forEach(row -> assertTrue(row.steps() <= 899, row.toString()));
    }

    /** The searches have no end in sight: only being cancelled ends this test. */
    @Test
    @Timeout(Eventually.PATIENCE_SECONDS)
    void cancelEndsALongCount() throws Exception {
        BitSet starts = new BitSet();
        starts.set(2);
        for (Board board : List.of(Board.full(8, 8), Board.full(9, 9))) {
            CensusDefinition census = new CensusDefinition(
                    board, MemoizedStepCounterTest.BACKTRACKING, true, CensusDefinition.MOST_STEPS, starts);
            CensusComputation run = new CensusComputation(census, row -> {
                throw new AssertionError(row);
            });
            CountDownLatch begun = new CountDownLatch(1);
            Thread worker = new Thread(() -> {
                begun.countDown();
                run.workOn(Runnable::run, 1).join();
            });
            worker.start();
            Eventually.until("the count has begun", () -> begun.getCount() == 0);
            run.cancel();
            worker.join();
        }
    }

    /** The search has no end in sight, and ends without a row: what it had counted stays counted. */
    @Test
    @Timeout(Eventually.PATIENCE_SECONDS)
    void stepsNeverFallWhenACountIsCancelled() throws Exception {
        BitSet starts = new BitSet();
        starts.set(2);
        CensusDefinition census = new CensusDefinition(
                Board.full(9, 9), MemoizedStepCounterTest.BACKTRACKING, true, CensusDefinition.MOST_STEPS, starts);
        CensusComputation run = new CensusComputation(census, row -> {
            throw new AssertionError(row);
        });
        Thread worker = new Thread(() -> run.workOn(Runnable::run, 1).join());
        worker.start();
        Eventually.until("a step is counted", () -> run.steps() > 0);
        long before = run.steps();
        run.cancel();
        worker.join();
        assertTrue(run.steps() >= before, run.steps() + " after " + before);
        assertEquals(List.of(), run.underway());
    }

    @Test
    void whatGoesWrongOnAThreadEndsAllAndIsTold() {
        IllegalStateException wrong = new IllegalStateException();
        CensusComputation run =
                new CensusComputation(CensusDefinition.ofEveryStart(Board.full(8, 8), GREEDY, false, 100), _ -> {
                    throw wrong;
                });
        try (ExecutorService pool = Executors.newFixedThreadPool(2)) {
            var done = run.workOn(pool, 2);
            assertSame(
                    wrong, assertThrows(CompletionException.class, done::join).getCause());
        }
    }

    @Test
    void holesAreNoStarts() {
        BitSet holes = new BitSet();
        holes.set(4);
        Board board = Board.of(3, 3, holes, Board.NONE, Board.NONE);
        BitSet asked = new BitSet();
        asked.set(3, 6);
        CensusDefinition census = new CensusDefinition(board, GREEDY, false, 100, asked);
        assertEquals(2, census.size());
        CensusTable known = new CensusTable();
        known.add(new CensusRow(3, Outcome.FOUND, 7));
        assertEquals(5, census.without(known).starts().sum());
    }

    @Test
    void countingInAWindowTakesAFractionOfTheMemoryAndGivesTheSameRows() {
        CensusDefinition census =
                CensusDefinition.ofEveryStart(Board.full(6, 6), MemoizedStepCounterTest.BACKTRACKING, false, 1_000_000);
        List<CensusRow> alone = new ArrayList<>();
        new CensusComputation(census, alone::add).workOn(Runnable::run, 1).join();
        List<CensusRow> inWindow = new ArrayList<>();
        CensusComputation run = CensusComputation.inWindow(census, inWindow::add);
        run.workOn(Runnable::run, 1).join();
        assertEquals(alone, inWindow);
        assertTrue(run.memory() <= 64 << 20, run.memory() + " bytes");
    }
}
