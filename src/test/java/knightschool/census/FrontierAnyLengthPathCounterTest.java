package knightschool.census;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Random;
import knightschool.board.Board;
import knightschool.board.RandomBoards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Paths counted along a frontier are held to those visited one by one. */
@Execution(ExecutionMode.CONCURRENT)
class FrontierAnyLengthPathCounterTest {
    private static final long MEMORY = 1 << 24;
    private static final long ALL = FrontierPathStateTable.MOST;

    private final BitboardKnightGraph full = new BitboardKnightGraph(Board.full(8, 8));

    private static long visited(BitboardKnightGraph board, int square, long open) {
        long paths = 0;
        for (long next = board.neighbours[square] & open; next != 0; next &= next - 1) {
            int target = Long.numberOfTrailingZeros(next);
            paths += 1 + visited(board, target, open & ~(1L << target));
        }
        return paths;
    }

    @Test
    void pathsOnSmallBoardsAreAsManyAsVisited() {
        int[] counted = new int[1];
        RandomBoards.stream(91, 400, 5).forEach(board -> {
            BitboardKnightGraph graph = new BitboardKnightGraph(board);
            FrontierAnyLengthPathCounter counter = new FrontierAnyLengthPathCounter(graph.neighbours, MEMORY);
            board.playable().filter(start -> graph.neighbours[start] != 0).forEach(start -> {
                long open = graph.reach(graph.neighbours[start], graph.playable & ~(1L << start));
                counter.prepare(start, open);
                assertEquals(visited(graph, start, open), counter.count(ALL), () -> start + " on " + board);
                counted[0]++;
            });
        });
        assertTrue(counted[0] > 1000, () -> counted[0] + " counted");
    }

    @Test
    void pathsThroughWhatIsLeftOfALargeBoardAreAsManyAsVisited() {
        FrontierAnyLengthPathCounter counter = new FrontierAnyLengthPathCounter(full.neighbours, MEMORY);
        Random random = new Random(92);
        long most = 0;
        for (int i = 0; i < 1500; i++) {
            int start = random.nextInt(64);
            long some = random.nextLong() & (random.nextLong() | random.nextLong()) & ~(1L << start);
            long open = full.reach(full.neighbours[start] & some, some);
            if (open != 0 && Long.bitCount(open) <= 21) {
                counter.prepare(start, open);
                long paths = visited(full, start, open);
                assertEquals(paths, counter.count(ALL), () -> start + " through " + Long.toHexString(open));
                most = Math.max(most, paths);
            }
        }
        assertTrue(most > 10_000, most + " paths at most");
    }

    /** A count that is cut short is above what is enough, and one that is not is exact. */
    @Test
    void countingEndsWhereItIsEnough() {
        FrontierAnyLengthPathCounter counter = new FrontierAnyLengthPathCounter(full.neighbours, MEMORY);
        long open = full.nearest(0, full.playable & ~1L, 20);
        counter.prepare(0, open);
        long paths = counter.count(ALL);
        assertEquals(visited(full, 0, open), paths);
        for (long enough = 1; enough < 2 * paths; enough += 1 + enough / 3) {
            long count = counter.count(enough);
            assertTrue(paths <= enough ? count == paths : count > enough && count <= paths, count + " of " + enough);
        }
        assertEquals(paths, counter.count(paths));
        assertTrue(counter.count(paths - 1) > paths - 1);
    }

    @Test
    void tooManyStatesAreNoAnswer() {
        FrontierAnyLengthPathCounter counter = new FrontierAnyLengthPathCounter(full.neighbours, 1 << 14);
        counter.prepare(0, full.nearest(0, full.playable & ~1L, 30));
        assertEquals(FrontierAnyLengthPathCounter.UNKNOWN, counter.count(ALL));
        assertEquals(Double.POSITIVE_INFINITY, counter.prepare(0, full.playable & ~1L));
    }

    /** A tree of 64 vertices hangs on its root. */
    @Test
    void treesCountWithoutBeingPassed() {
        long[] neighbours = new long[64];
        for (int vertex = 1; vertex < 64; vertex++) {
            neighbours[vertex] |= 1L << vertex / 2;
            neighbours[vertex / 2] |= 1L << vertex;
        }
        FrontierAnyLengthPathCounter counter = new FrontierAnyLengthPathCounter(neighbours, MEMORY);
        counter.prepare(5, ~(1L << 5));
        assertEquals(63, counter.count(ALL));
    }

    /** Sixty-four vertices, each joined to the next four: more paths than any limit, in a frontier of five. */
    @Test
    void hugeNumbersStayAtTheMost() {
        long[] neighbours = new long[64];
        for (int vertex = 0; vertex < 64; vertex++) {
            for (int other = Math.max(0, vertex - 4); other < Math.min(64, vertex + 5); other++) {
                neighbours[vertex] |= other == vertex ? 0 : 1L << other;
            }
        }
        FrontierAnyLengthPathCounter counter = new FrontierAnyLengthPathCounter(neighbours, MEMORY);
        counter.prepare(0, ~1L);
        assertTrue(counter.count(ALL) >= CensusDefinition.MOST_STEPS / 2);
    }

    @Test
    void countingAllocatesNothingOnceTheTablesAreLargeEnough() {
        FrontierAnyLengthPathCounter counter = new FrontierAnyLengthPathCounter(full.neighbours, MEMORY);
        long open = full.nearest(0, full.playable & ~1L, 26);
        counter.prepare(0, open);
        long paths = counter.count(ALL);
        // The tables take turns, so that each must have been the larger one.
        assertEquals(paths, counter.count(ALL));
        ThreadMXBean memory = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = memory.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < 20; i++) {
            counter.prepare(0, open);
            assertEquals(paths, counter.count(ALL));
        }
        long bytes = memory.getCurrentThreadAllocatedBytes() - before;
        assertTrue(bytes < 10_000, () -> bytes + " bytes");
    }

    @Test
    void nearestSquaresAreThoseOfTheFewestMoves() {
        for (int number = 1; number < 64; number++) {
            long near = full.nearest(9, full.playable & ~(1L << 9), number);
            assertEquals(number, Long.bitCount(near));
            assertEquals(near, full.reach(full.neighbours[9] & near, near));
        }
        assertEquals(full.neighbours[9], full.nearest(9, full.playable & ~(1L << 9), 4));
    }
}
