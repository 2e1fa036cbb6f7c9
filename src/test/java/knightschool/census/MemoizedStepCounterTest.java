package knightschool.census;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import knightschool.board.Board;
import knightschool.board.RandomBoards;
import knightschool.search.Outcome;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.SearchPolicy;
import knightschool.search.policy.TieBreak;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The shortcut is held to the search that makes every step. */
@Execution(ExecutionMode.CONCURRENT)
class MemoizedStepCounterTest {
    private static final long MEMORY = 1 << 20;

    /** So small that nearly everything is forgotten. */
    private static final long NO_MEMORY = 0;

    static final SearchPolicy BACKTRACKING =
            new SearchPolicy(NeighbourOrder.MOVE_ORDER, Lookahead.NONE, BackjumpRule.ONE_SQUARE);
    private static final SearchPolicy FORWARD_CHECKING =
            new SearchPolicy(NeighbourOrder.MOVE_ORDER, Lookahead.EMPTY_DOMAINS, BackjumpRule.ONE_SQUARE);

    static List<SearchPolicy> served() {
        return MemoizedStepCounter.SERVED;
    }

    @ParameterizedTest
    @MethodSource("served")
    void countsAgreeWithEveryStepOnSmallBoards(SearchPolicy policy) {
        Random random = new Random(71);
        int[] outcomes = new int[Outcome.values().length];
        RandomBoards.stream(72, 120, 6).forEach(board -> {
            boolean closed = board.end() == Board.NONE && random.nextInt(3) == 0;
            CensusDefinition census = CensusDefinition.ofEveryStart(board, policy, closed, 30_000);
            SearchStepCounter shortcut = shortcut(census, random.nextBoolean() ? MEMORY : NO_MEMORY);
            SearchStepCounter stepping = stepping(census);
            census.starts().forEach(start -> {
                CensusRow row = stepping.count(start);
                assertEquals(row, shortcut.count(start), () -> policy + " on " + census.board());
                outcomes[row.outcome().ordinal()]++;
            });
        });
        for (Outcome outcome : Outcome.values()) {
            assertTrue(outcomes[outcome.ordinal()] > 10, outcomes[outcome.ordinal()] + " " + outcome);
        }
    }

    @ParameterizedTest
    @MethodSource("served")
    void countsAgreeWithEveryStepWithAnEnd(SearchPolicy policy) {
        Random random = new Random(73);
        int[] found = new int[1];
        for (int i = 0; i < 24; i++) {
            Board full = Board.full(3 + random.nextInt(4), 4 + random.nextInt(2));
            Board board = full.withEnd(random.nextInt(full.squares()));
            CensusDefinition census = CensusDefinition.ofEveryStart(board, policy, false, 60_000);
            SearchStepCounter shortcut = shortcut(census, MEMORY);
            SearchStepCounter stepping = stepping(census);
            census.starts().forEach(start -> {
                CensusRow row = stepping.count(start);
                assertEquals(row, shortcut.count(start), () -> policy + " on " + board + " to " + board.end());
                found[0] += row.outcome() == Outcome.FOUND ? 1 : 0;
            });
        }
        assertTrue(found[0] > 10, found[0] + " found");
    }

    /** The limit falls before, in and behind subtrees that are remembered, and on the very step of the tour. */
    @ParameterizedTest
    @MethodSource("served")
    void countsAgreeWithEveryStepWhereverTheLimitFalls(SearchPolicy policy) {
        Random random = new Random(74);
        for (Board board : List.of(Board.full(5, 5), Board.full(4, 5), Board.full(3, 7), Board.full(6, 5))) {
            for (boolean closed : new boolean[] {false, true}) {
                for (int start : new int[] {0, 1, 12}) {
                    long whole = stepping(census(board, policy, closed, 2_000_000))
                            .count(start)
                            .steps();
                    agreeAt(board, policy, closed, start, Math.max(1, whole - 1));
                    agreeAt(board, policy, closed, start, Math.max(1, whole));
                    agreeAt(board, policy, closed, start, whole + 1);
                    for (int i = 0; i < 4; i++) {
                        agreeAt(board, policy, closed, start, 1 + (long) (Math.pow(random.nextDouble(), 3) * whole));
                    }
                }
            }
        }
    }

    private static void agreeAt(Board board, SearchPolicy policy, boolean closed, int start, long limit) {
        CensusDefinition census = census(board, policy, closed, limit);
        assertEquals(
                stepping(census).count(start),
                shortcut(census, MEMORY).count(start),
                () -> policy + " on " + board + " up to " + limit + (closed ? " closed" : ""));
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/oracles/step-counts.csv", numLinesToSkip = 1)
    void countsAgreeWithThosePublished(String algorithm, int start, long steps) {
        SearchPolicy policy = algorithm.equals("backtracking") ? BACKTRACKING : FORWARD_CHECKING;
        CensusDefinition census = census(Board.full(8, 8), policy, false, steps);
        assertEquals(
                new CensusRow(start, Outcome.FOUND, steps),
                shortcut(census, 64 << 20).count(start));
        CensusDefinition shorter = census(Board.full(8, 8), policy, false, steps - 1);
        assertEquals(
                new CensusRow(start, Outcome.STOPPED, steps - 1),
                shortcut(shorter, 64 << 20).count(start));
    }

    /** Searches of millions of steps, some found, some cut anywhere. */
    @ParameterizedTest
    @CsvSource({
        "8, 8, 4, 6000000, false",
        "8, 8, 36, 9000001, false",
        "8, 8, 20, 4000000, true",
        "7, 7, 1, 3000000, false",
        "6, 10, 13, 3000003, true"
    })
    void countsAgreeWithEveryStepOnLargeBoards(int columns, int rows, int start, long limit, boolean closed) {
        for (SearchPolicy policy : served()) {
            CensusDefinition census = census(Board.full(columns, rows), policy, closed, limit);
            assertEquals(
                    stepping(census).count(start), shortcut(census, 64 << 20).count(start), policy.toString());
        }
    }

    /** Large boards with holes and ends, where many squares are open below the first lost positions. */
    @ParameterizedTest
    @MethodSource("served")
    void countsAgreeWithEveryStepOnLargeBoardsWithHoles(SearchPolicy policy) {
        Random random = new Random(75);
        int stopped = 0;
        for (int i = 0; i < 8; i++) {
            BitSet holes = new BitSet();
            random.ints(random.nextInt(20), 0, 64).forEach(holes::set);
            int[] playable =
                    Board.of(8, 8, holes, Board.NONE, Board.NONE).playable().toArray();
            boolean ends = random.nextInt(3) == 0;
            int end = ends ? playable[random.nextInt(playable.length)] : Board.NONE;
            Board board = Board.of(8, 8, holes, Board.NONE, end);
            boolean closed = !ends && random.nextInt(3) == 0;
            int start = playable[random.nextInt(playable.length)];
            CensusDefinition census = census(board, policy, closed, 100_000 + random.nextInt(900_000));
            CensusRow row = stepping(census).count(start);
            assertEquals(row, shortcut(census, MEMORY).count(start), () -> policy + " on " + board);
            assertEquals(row, shortcut(census, NO_MEMORY).count(start), () -> policy + " on " + board);
            stopped += row.outcome() == Outcome.STOPPED ? 1 : 0;
        }
        assertTrue(stopped > 2, stopped + " stopped");
    }

    /**
     * Where one number of steps is that of the paths of thousands of millions, the search is not made; the memory is.
     */
    @Test
    void pathsCountedAlongABorderAreTheStepsBelowEachMoveTogether() {
        BitboardKnightGraph graph = new BitboardKnightGraph(Board.full(8, 8));
        FailedSubtreeStepCounter counter = new FailedSubtreeStepCounter(graph, false, 64 << 20, _ -> {});
        FrontierAnyLengthPathCounter paths = new FrontierAnyLengthPathCounter(graph.neighbours, 16 << 20);
        Random random = new Random(76);
        for (int i = 0; i < 12; i++) {
            int knight = random.nextInt(64);
            long open = graph.nearest(knight, graph.playable & ~(1L << knight), 18 + random.nextInt(10));
            paths.prepare(knight, open);
            long below = 0;
            for (long next = graph.neighbours[knight] & open; next != 0; next &= next - 1) {
                int square = Long.numberOfTrailingZeros(next);
                below += 2 + counter.below(square, open & ~(1L << square), 0, CensusDefinition.MOST_STEPS);
            }
            assertEquals(
                    below, 2 * paths.count(FrontierPathStateTable.MOST), () -> knight + " " + Long.toHexString(open));
        }
    }

    @Test
    void positionsLookedAtAreFewOfTheStepsCounted() {
        CensusDefinition census = census(Board.full(8, 8), FORWARD_CHECKING, false, 30_000_000);
        MemoizedStepCounter counter = shortcut(census, 64 << 20);
        assertEquals(new CensusRow(1, Outcome.STOPPED, 30_000_000), counter.count(1));
        assertTrue(counter.positions() < 30_000_000 / 40, counter.positions() + " positions");
        long before = counter.positions();
        assertEquals(new CensusRow(1, Outcome.STOPPED, 30_000_000), counter.count(1));
        assertTrue(counter.positions() - before < before / 2, "what is remembered is of use");
    }

    /** Without a lookahead most steps are counted as paths along a frontier. */
    @Test
    void positionsLookedAtAreVeryFewWithoutALookahead() {
        CensusDefinition census = census(Board.full(8, 8), BACKTRACKING, false, 200_000_000);
        MemoizedStepCounter counter = shortcut(census, 64 << 20);
        assertEquals(new CensusRow(1, Outcome.STOPPED, 200_000_000), counter.count(1));
        assertTrue(counter.positions() < 200_000_000 / 4_000, counter.positions() + " positions");
    }

    @Test
    void stepsAreReportedAndNeverFall() {
        AtomicLong last = new AtomicLong();
        CensusDefinition census = census(Board.full(8, 8), BACKTRACKING, false, 100_000_000);
        new MemoizedStepCounter(census, MEMORY, steps -> {
                    assertTrue(steps >= last.get() && steps <= census.limit(), steps + " after " + last);
                    last.set(steps);
                })
                .count(1);
        assertTrue(last.get() > 50_000_000, last + " steps were the last reported");
    }

    @Test
    void countingAllocatesNothingPerPosition() {
        CensusDefinition census = census(Board.full(8, 8), BACKTRACKING, false, 50_000_000);
        MemoizedStepCounter counter = shortcut(census, NO_MEMORY);
        counter.count(1);
        long positions = counter.positions();
        ThreadMXBean memory = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = memory.getCurrentThreadAllocatedBytes();
        counter.count(2);
        long bytes = memory.getCurrentThreadAllocatedBytes() - before;
        assertTrue(counter.positions() - positions > 400_000, "enough positions");
        assertTrue(bytes < 400_000, () -> bytes + " bytes");
    }

    @Test
    void servesOnlyWhatFitsIntoALong() {
        assertTrue(MemoizedStepCounter.serves(census(Board.full(8, 8), BACKTRACKING, false, 1)));
        assertTrue(MemoizedStepCounter.serves(census(Board.full(64, 1), BACKTRACKING, false, 1)));
        assertFalse(MemoizedStepCounter.serves(census(Board.full(13, 5), BACKTRACKING, false, 1)));
    }

    @Test
    void policiesThatNobodyHasArguedForAreNotServed() {
        List<SearchPolicy> strange = List.of(
                new SearchPolicy(NeighbourOrder.FEWEST_ONWARD, Lookahead.NONE, BackjumpRule.NONE),
                new SearchPolicy(NeighbourOrder.MOVE_ORDER, Lookahead.STRICT_DOMAINS, BackjumpRule.ONE_SQUARE),
                new SearchPolicy(NeighbourOrder.MOVE_ORDER, Lookahead.DEAD_ENDS, BackjumpRule.ONE_SQUARE),
                new SearchPolicy(
                        NeighbourOrder.fewestOnward(TieBreak.RANDOM, 1), Lookahead.NONE, BackjumpRule.ONE_SQUARE));
        for (SearchPolicy policy : strange) {
            assertFalse(MemoizedStepCounter.serves(census(Board.full(8, 8), policy, false, 1)), policy.toString());
        }
    }

    /** A limit so large that it is never reached leaves room in every sum. */
    @Test
    void hugeLimitsOverflowNothing() {
        CensusDefinition census = census(Board.full(4, 6), BACKTRACKING, true, CensusDefinition.MOST_STEPS);
        assertEquals(stepping(census).count(0), shortcut(census, MEMORY).count(0));
    }

    private static CensusDefinition census(Board board, SearchPolicy policy, boolean closed, long limit) {
        BitSet every = new BitSet();
        every.set(0, board.squares());
        return new CensusDefinition(board, policy, closed, limit, every);
    }

    private static MemoizedStepCounter shortcut(CensusDefinition census, long bytes) {
        return new MemoizedStepCounter(census, bytes, _ -> {});
    }

    private static SearchStepCounter stepping(CensusDefinition census) {
        return new ExplicitStepCounter(census, _ -> {});
    }
}
