package knightschool.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import knightschool.algorithm.Solver;
import knightschool.board.Board;
import knightschool.search.Change;
import knightschool.search.Problem;
import knightschool.trace.Frame;
import org.junit.jupiter.api.Test;

class ComparisonTest {
    private static final long FAR = 100_000_000;

    private final Comparison comparison = new Comparison(Problem.open(Board.full(8, 8), 0), Solver.usual());

    @Test
    void extendKeepsUnfinishedSearchesAtOneStep() {
        assertTrue(comparison.extend(10_000, FAR));
        for (Lane lane : comparison.lanes()) {
            assertTrue(
                    lane.complete() || lane.explored() == 10_000,
                    lane.algorithm().name());
        }
        assertEquals(10_000, comparison.reachable());
    }

    @Test
    void extendStopsAtLimit() {
        assertFalse(comparison.extend(10_000, 5_000));
        assertEquals(5_000, comparison.reachable());
    }

    @Test
    void extendEndsWithThePublishedCounts() {
        while (comparison.extend(1_000_000, FAR)) {
            assertFalse(comparison.isComplete());
        }
        assertEquals(6_484_065, lane("backtracking").explored());
        assertEquals(1_731_697, lane("forward-checking").explored());
        assertEquals(63, lane("warnsdorff").explored());
        assertEquals(6_484_065, comparison.reachable());
    }

    private Lane lane(String name) {
        return comparison.lanes().stream()
                .filter(lane -> lane.algorithm().name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void lineupShowsEveryUnfinishedSearchAtTheSameStep() {
        comparison.extend(5_000, FAR);
        for (long step : new long[] {0, 44, 1_000, 4_999, 5_000}) {
            for (Frame frame : comparison.lineup(step).frames()) {
                assertTrue(frame.step() == step || frame.isOver() && frame.step() < step);
            }
        }
    }

    @Test
    void huntForUndoAgreesWithALookAtEveryFrame() {
        comparison.extend(2_000, 2_000);
        long from = 0;
        for (long step = 1; step <= 2_000; step++) {
            if (undoesIn(comparison.lineup(step))) {
                assertEquals(step, hunt(Happening.UNDO, from).step(), "after " + from);
                from = step;
            }
        }
        assertTrue(from > 0);
    }

    private static boolean undoesIn(Lineup lineup) {
        return lineup.frames().stream()
                .anyMatch(frame -> frame.step() == lineup.step() && frame.change() instanceof Change.Retreat);
    }

    @Test
    void huntForPartingAgreesWithALookAtEveryFrame() {
        comparison.extend(3_000, 3_000);
        long from = 0;
        int found = 0;
        List<Frame> before = comparison.lineup(0).frames();
        for (long step = 1; step <= 3_000; step++) {
            List<Frame> now = comparison.lineup(step).frames();
            if (anyPart(before, now)) {
                assertEquals(step, hunt(Happening.PARTING, from).step(), "after " + from);
                from = step;
                found++;
            }
            before = now;
        }
        assertTrue(found > 1, () -> "parted at " + comparison.reachable());
    }

    private static boolean anyPart(List<Frame> before, List<Frame> now) {
        for (int i = 0; i < now.size(); i++) {
            for (int j = i + 1; j < now.size(); j++) {
                boolean together = before.get(i).way().equals(before.get(j).way());
                if (together && !now.get(i).way().equals(now.get(j).way())) {
                    return true;
                }
            }
        }
        return false;
    }

    @Test
    void huntForAFallGoesToTheRetreatFromThatDepth() {
        Hunt hunt = hunt(Happening.fallBelow(40), 0);
        List<Frame> frames = comparison.lineup(hunt.step()).frames();
        assertTrue(frames.stream()
                .anyMatch(frame -> frame.step() == hunt.step()
                        && frame.way().length() == 39
                        && frame.change() instanceof Change.Retreat));
    }

    @Test
    void huntForAPlacementGoesToTheStepThatMadeIt() {
        comparison.extend(100_000, 100_000);
        Frame now = comparison.lineup(100_000).frames().getFirst();
        Hunt hunt = Hunt.placement(comparison, 0, 100_000, 30);
        assertEquals(Hunt.State.FOUND, hunt.state());
        Frame then = comparison.lineup(hunt.step()).frames().getFirst();
        assertEquals(31, then.way().length());
        assertEquals(now.way().square(30), then.way().head());
        assertTrue(then.change() instanceof Change.Place);
    }

    @Test
    void huntForPaneThatFinishesComputesUntilOneDoes() {
        Hunt first = hunt(Happening.PANE_FINISHES, 0);
        assertEquals(63, first.step());
        assertEquals(1_731_697, hunt(Happening.PANE_FINISHES, 63).step());
        assertEquals(6_484_065, hunt(Happening.ALL_FINISHED, 0).step());
        assertEquals(Hunt.State.NEVER, hunt(Happening.PANE_FINISHES, 6_484_065).state());
    }

    @Test
    void huntFromTheStartFindsWhatIsSoBeforeTheFirstStep() {
        assertEquals(0, hunt(Happening.step(0), 0).step());
        assertEquals(0, hunt(Happening.depth(1), 0).step());
        assertEquals(1, hunt(Happening.depth(2), 0).step());
    }

    @Test
    void huntGivesUpAtTheLimit() {
        Hunt hunt = new Hunt(comparison, Happening.ALL_FINISHED, 0);
        while (hunt.advance(100, 1_000) == Hunt.State.HUNTING) {
            assertTrue(hunt.step() <= 1_000);
        }
        assertEquals(Hunt.State.LIMIT, hunt.state());
        assertEquals(1_000, comparison.explored());
    }

    private Hunt hunt(Happening happening, long from) {
        Hunt hunt = new Hunt(comparison, happening, from);
        while (hunt.state() == Hunt.State.HUNTING) {
            hunt.advance(100_000, FAR);
        }
        return hunt;
    }
}
