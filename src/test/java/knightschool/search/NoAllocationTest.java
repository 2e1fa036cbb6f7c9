package knightschool.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.SearchPolicy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Steps cost no memory, and depth costs no stack. */
@Execution(ExecutionMode.CONCURRENT)
class NoAllocationTest {
    private static final int STEPS = 300_000;

    static List<Contestant> tireless() {
        return Contestant.all().stream()
                .filter(contestant -> contestant.proves() || !contestant.goesSquareBySquare())
                .filter(contestant -> !contestant.policy().lookaheads().contains(Lookahead.COLOURS))
                .toList();
    }

    /** A board of 63 squares has no circuit, as its colours differ; so a search that does not count them goes on. */
    @ParameterizedTest
    @MethodSource("tireless")
    void advanceAllocatesNothingPerStep(Contestant contestant) {
        Search search = contestant.begin(new Problem(Board.full(7, 9), MoveOrder.CLOCKWISE, 0, true));
        search.advance(STEPS);
        ThreadMXBean memory = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = memory.getCurrentThreadAllocatedBytes();
        assertEquals(STEPS, search.advance(STEPS));
        long bytes = memory.getCurrentThreadAllocatedBytes() - before;
        assertFalse(search.isOver());
        assertTrue(bytes < STEPS / 10, () -> bytes + " bytes for " + STEPS + " steps");
    }

    @Test
    void advanceNeedsNoStackForDepth() throws Exception {
        int side = 200;
        int start = 16709;
        Search[] search = new Search[1];
        Thread thread = new Thread(null, () -> search[0] = fill(side, start), "little stack", 256 << 10);
        thread.start();
        thread.join();
        assertEquals(Outcome.FOUND, search[0].outcome());
        int[] tour = search[0].path().squares();
        assertEquals("", TourDefinition.fault(Board.full(side, side), start, false, tour));
    }

    private static Search fill(int side, int start) {
        SearchPolicy warnsdorff =
                new SearchPolicy(NeighbourOrder.FEWEST_ONWARD, Lookahead.NONE, BackjumpRule.ONE_SQUARE);
        Search search = Search.begin(Problem.open(Board.full(side, side), start), warnsdorff);
        search.advance(STEPS);
        return search;
    }
}
