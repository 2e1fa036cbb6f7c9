package knightschool.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.LongStream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.event.ComparisonJumpTarget;
import knightschool.compare.event.EventSearch;
import knightschool.search.Problem;
import knightschool.search.SearchStep;
import knightschool.search.policy.ScheduledFork;
import knightschool.trace.SearchSnapshot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class ComparisonTest {
    private static final long FAR = 100_000_000;

    private final Comparison comparison =
            new Comparison(Problem.open(Board.full(8, 8), 0), ConfiguredAlgorithm.usual());

    @Test
    void extendKeepsUnfinishedSearchesAtOneStep() {
        assertTrue(comparison.extend(10_000, FAR));
        for (SearchComputationProgress lane : comparison.lanes()) {
            assertTrue(
                    lane.complete() || lane.explored() == 10_000, lane.solver().written());
        }
        assertEquals(10_000, comparison.reachable());
    }

    @Test
    void extendStopsAtLimit() {
        assertFalse(comparison.extend(10_000, 5_000));
        assertEquals(5_000, comparison.reachable());
    }

    @Test
    void searchesInTurnAreWhereSearchesOnAllProcessorsAre() {
        Comparison inTurn = new Comparison(Problem.open(Board.full(8, 8), 0), ConfiguredAlgorithm.usual());
        for (long limit : List.of(5_000L, 300_000L, 2_000_000L, FAR)) {
            for (int slice = 0; slice < 20; slice++) {
                assertEquals(comparison.extend(100_000, limit), inTurn.extendInTurn(100_000, limit));
                assertEquals(counts(comparison), counts(inTurn));
            }
        }
    }

    private static List<SearchSnapshot.Counters> counts(Comparison searched) {
        return searched.lanes().stream()
                .map(SearchComputationProgress::counters)
                .toList();
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

    @Test
    void twinGoesWithItsOriginalUpToItsForkAndDiffersFromThenOn() {
        Board board = Board.full(8, 8);
        List<ConfiguredAlgorithm> panes = List.of(
                ConfiguredAlgorithm.read("backtracking"), ConfiguredAlgorithm.read("backtracking fork 44 c3", board));
        Comparison pair = new Comparison(Problem.open(board, 0), panes);
        pair.extend(5_000, FAR);
        assertEquals(
                pair.snapshot(44).frames().getFirst().path(),
                pair.snapshot(44).frames().getLast().path());
        assertEquals(45, pair.nextDifference(0, 5_000));
        assertEquals(
                panes,
                pair.lanes().stream().map(SearchComputationProgress::solver).toList());
    }

    /** A search that ended before another's fork is no reason to wait for it. */
    @Test
    void twinThatIsAddedLeavesWhatIsKnownOfTheOthers() {
        comparison.extend(10_000, FAR);
        ConfiguredAlgorithm twin = ConfiguredAlgorithm.read("backtracking fork 44 c3", Board.full(8, 8));
        Comparison more = comparison.searching(
                List.of(ConfiguredAlgorithm.read("backtracking"), twin, ConfiguredAlgorithm.read("warnsdorff")));
        assertEquals(
                List.of(10_000L, 0L, 63L),
                more.lanes().stream().map(SearchComputationProgress::explored).toList());
    }

    /** Whole blocks of 1024 steps before the fork are copied, of the search that has most steps in common. */
    @Test
    void twinGoesOnWhereItsOriginalIsKnownUpToTheFork() {
        comparison.extend(10_000, FAR);
        ConfiguredAlgorithm original = ConfiguredAlgorithm.read("backtracking");
        long step = LongStream.iterate(9_000, one -> one + 1)
                .filter(one -> comparison
                                .snapshot(one)
                                .frames()
                                .getFirst()
                                .position()
                                .candidates()
                                .size()
                        > 1)
                .findFirst()
                .orElseThrow();
        SearchSnapshot frame = comparison.snapshot(step).frames().getFirst();
        ConfiguredAlgorithm twin = original.twin(
                new ScheduledFork(step, frame.position().candidates().getLast().square()));
        Comparison more = comparison.searching(List.of(original, twin));
        assertEquals(
                List.of(10_000L, 8L * 1024),
                more.lanes().stream().map(SearchComputationProgress::explored).toList());
        more.extend(20_000, FAR);
        Comparison fresh = new Comparison(
                comparison.traces().getFirst().frame(0).position().problem(), List.of(twin));
        fresh.extend(20_000, FAR);
        assertEquals(
                fresh.snapshot(step + 1).frames().getFirst(),
                more.snapshot(step + 1).frames().getLast());
    }

    @Test
    void searchingOthersKnowsOfThoseThatStayWhatWasKnown() {
        comparison.extend(10_000, FAR);
        Comparison other = comparison.searching(List.of(
                ConfiguredAlgorithm.read("dead-ends"),
                ConfiguredAlgorithm.read("warnsdorff"),
                ConfiguredAlgorithm.read("backtracking")));
        assertEquals(
                List.of(0L, 63L, 10_000L),
                other.lanes().stream().map(SearchComputationProgress::explored).toList());
        other.extend(100, FAR);
        assertEquals(100, other.reachable());
        assertEquals(
                comparison.snapshot(44).frames().getFirst(),
                other.snapshot(44).frames().getLast());
    }

    private SearchComputationProgress lane(String name) {
        return comparison.lanes().stream()
                .filter(lane -> lane.solver().written().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** On 8 × 8 from a8 the two tie-breaks part, and one of the panes does not go back. */
    @Test
    void panesOfOneAlgorithmFollowTheirOwnOptions() {
        List<ConfiguredAlgorithm> solvers = List.of(
                ConfiguredAlgorithm.read("warnsdorff"),
                ConfiguredAlgorithm.read("warnsdorff --tie-break roth --no-backtracking"),
                ConfiguredAlgorithm.read("backtracking"));
        Comparison panes = new Comparison(Problem.open(Board.full(8, 8), 0), solvers);
        panes.extend(100, FAR);
        List<SearchSnapshot> frames = panes.snapshot(30).frames();
        assertEquals(solvers, frames.stream().map(SearchSnapshot::solver).toList());
        assertEquals(
                solvers,
                panes.lanes().stream().map(SearchComputationProgress::solver).toList());
        assertNotEquals(frames.get(0).path(), frames.get(1).path());
        for (SearchSnapshot frame : frames) {
            assertEquals(
                    frame.solver().policy().order().fewestOnward(),
                    frame.position().scored(),
                    frame.solver().written());
        }
    }

    @Test
    void lineupShowsEveryUnfinishedSearchAtTheSameStep() {
        comparison.extend(5_000, FAR);
        for (long step : new long[] {0, 44, 1_000, 4_999, 5_000}) {
            for (SearchSnapshot frame : comparison.snapshot(step).frames()) {
                assertTrue(frame.step() == step || frame.isOver() && frame.step() < step);
            }
        }
    }

    @Test
    void huntForUndoAgreesWithALookAtEveryFrame() {
        comparison.extend(2_000, 2_000);
        long from = 0;
        for (long step = 1; step <= 2_000; step++) {
            if (undoesIn(comparison.snapshot(step))) {
                assertEquals(step, eventSearch(ComparisonJumpTarget.UNDO, from).step(), "after " + from);
                from = step;
            }
        }
        assertTrue(from > 0);
    }

    private static boolean undoesIn(ComparisonSnapshot snapshot) {
        return snapshot.frames().stream()
                .anyMatch(frame -> frame.step() == snapshot.step() && frame.stepKind() instanceof SearchStep.Retreat);
    }

    @Test
    void huntForAFallGoesToTheRetreatFromThatDepth() {
        EventSearch eventSearch = eventSearch(ComparisonJumpTarget.fallBelow(40), 0);
        List<SearchSnapshot> frames = comparison.snapshot(eventSearch.step()).frames();
        assertTrue(frames.stream()
                .anyMatch(frame -> frame.step() == eventSearch.step()
                        && frame.path().length() == 39
                        && frame.stepKind() instanceof SearchStep.Retreat));
    }

    @Test
    void huntForAPlacementGoesToTheStepThatMadeIt() {
        comparison.extend(100_000, 100_000);
        SearchSnapshot now = comparison.snapshot(100_000).frames().getFirst();
        EventSearch eventSearch = EventSearch.placement(comparison, 0, 100_000, 30);
        assertEquals(EventSearch.State.FOUND, eventSearch.state());
        SearchSnapshot then = comparison.snapshot(eventSearch.step()).frames().getFirst();
        assertEquals(31, then.path().length());
        assertEquals(now.path().square(30), then.path().head());
        assertTrue(then.stepKind() instanceof SearchStep.Place);
    }

    @Test
    void huntForPaneThatFinishesComputesUntilOneDoes() {
        EventSearch first = eventSearch(ComparisonJumpTarget.PANE_FINISHES, 0);
        assertEquals(63, first.step());
        assertEquals(
                1_731_697, eventSearch(ComparisonJumpTarget.PANE_FINISHES, 63).step());
        assertEquals(
                6_484_065, eventSearch(ComparisonJumpTarget.ALL_FINISHED, 0).step());
        assertEquals(
                EventSearch.State.NEVER,
                eventSearch(ComparisonJumpTarget.PANE_FINISHES, 6_484_065).state());
    }

    @Test
    void huntFromTheStartFindsWhatIsSoBeforeTheFirstStep() {
        assertEquals(0, eventSearch(ComparisonJumpTarget.step(0), 0).step());
        assertEquals(0, eventSearch(ComparisonJumpTarget.depth(1), 0).step());
        assertEquals(1, eventSearch(ComparisonJumpTarget.depth(2), 0).step());
    }

    @Test
    void huntGivesUpAtTheLimit() {
        EventSearch eventSearch = new EventSearch(comparison, ComparisonJumpTarget.ALL_FINISHED, 0);
        while (eventSearch.advance(100, 1_000) == EventSearch.State.SEARCHING) {
            assertTrue(eventSearch.step() <= 1_000);
        }
        assertEquals(EventSearch.State.LIMIT, eventSearch.state());
        assertEquals(1_000, comparison.explored());
    }

    private EventSearch eventSearch(ComparisonJumpTarget event, long from) {
        EventSearch eventSearch = new EventSearch(comparison, event, from);
        while (eventSearch.state() == EventSearch.State.SEARCHING) {
            eventSearch.advance(100_000, FAR);
        }
        return eventSearch;
    }
}
