package knightschool.algorithm.warnsdorff;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import knightschool.algorithm.warnsdorff.WarnsdorffResult.Ending;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.TieBreak;
import knightschool.tour.TourFaults;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Warnsdorff's rule alone, once and with restarts. */
@Execution(ExecutionMode.CONCURRENT)
class WarnsdorffRunTest {
    private static final NeighbourOrder ROTH = NeighbourOrder.fewestOnward(TieBreak.ROTH, 0);

    @Test
    void endingSaysWhatThePathIs() {
        Map<Ending, Integer> endings = new EnumMap<>(Ending.class);
        for (int side = 3; side <= 16; side++) {
            for (boolean closed : new boolean[] {false, true}) {
                Board board = Board.full(side, side);
                WarnsdorffRun run = new WarnsdorffRun(board, closed, ROTH);
                run.advance(Long.MAX_VALUE);
                endings.merge(run.ending(), 1, Integer::sum);
                assertEquals(ending(board, closed, run.squares()), run.ending(), side + " " + closed);
            }
        }
        assertEquals(Set.of(Ending.FILLED, Ending.NOT_CLOSED, Ending.STUCK), endings.keySet());
    }

    private static Ending ending(Board board, boolean closed, int[] path) {
        if (TourFaults.first(board, path, closed).isEmpty()) {
            return Ending.FILLED;
        }
        Set<Integer> visited = Arrays.stream(path).boxed().collect(Collectors.toSet());
        assertEquals(path.length, visited.size());
        assertTrue(Arrays.stream(KnightGraph.of(board).neighbours(path[path.length - 1]))
                .allMatch(visited::contains));
        return path.length == board.squares() ? Ending.NOT_CLOSED : Ending.STUCK;
    }

    @Test
    void advancingByStridesEndsAsAdvancingAtOnce() {
        Board board = Board.full(20, 14);
        WarnsdorffRun once = new WarnsdorffRun(board, false, ROTH);
        once.advance(Long.MAX_VALUE);
        WarnsdorffRun strides = new WarnsdorffRun(board, false, ROTH);
        strides.advance(100);
        assertEquals(101, strides.length());
        assertEquals(Ending.CANCELLED, strides.result().ending());
        assertEquals(101, strides.result().path().length());
        while (!strides.isOver()) {
            strides.advance(7);
        }
        assertArrayEquals(once.squares(), strides.squares());
        assertEquals(once.ending(), strides.ending());
    }

    @Test
    void restartsEndWithATourOrAfterManySquaresInVain() {
        Board board = Board.full(5, 6);
        int[] tour =
                new WarnsdorffRestartSearch(board, false, (_, _) -> {}).tour().orElseThrow();
        assertTrue(TourFaults.first(board, tour, false).isEmpty());
        assertTrue(new WarnsdorffRestartSearch(Board.full(4, 4), false, (_, _) -> {})
                .tour()
                .isEmpty());
    }
}
