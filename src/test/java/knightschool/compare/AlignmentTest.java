package knightschool.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.stream.LongStream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.search.Problem;
import knightschool.trace.SearchSnapshot;
import knightschool.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class AlignmentTest {
    private static final int C3_ON_FIVE = 12;

    private static Comparison onFive(String... solvers) {
        Comparison comparison = new Comparison(
                Problem.open(Board.full(5, 5), C3_ON_FIVE),
                List.of(solvers).stream().map(ConfiguredAlgorithm::read).toList());
        while (comparison.extend(1_000, 100_000)) {
            assertTrue(comparison.reachable() < 100_000);
        }
        return comparison;
    }

    private static long count(Alignment alignment, SearchSnapshot frame) {
        return switch (alignment) {
            case STEP -> frame.step();
            case VISITED -> frame.counters().deepest();
            case UNDONE -> frame.counters().undos();
            case PRUNED -> frame.counters().pruned();
        };
    }

    /** The first step with a count, found by a look at every step. */
    private static OptionalLong first(Trace trace, ToLongFunction<SearchSnapshot> count, long value) {
        return LongStream.rangeClosed(0, trace.explored())
                .filter(step -> count.applyAsLong(trace.frame(step)) >= value)
                .findFirst();
    }

    @Test
    void searchesStandWhereTheSameHasHappenedAsOften() {
        Comparison comparison = onFive("forward-checking", "backtracking", "warnsdorff", "dead-ends");
        for (Alignment alignment : Set.of(Alignment.VISITED, Alignment.UNDONE, Alignment.PRUNED)) {
            ToLongFunction<SearchSnapshot> count = frame -> count(alignment, frame);
            for (long step : new long[] {0, 1, 17, 18, 19, 60, 412, 2_394}) {
                ComparisonSnapshot snapshot = comparison.snapshot(step, alignment);
                AlignedSteps aligned = snapshot.aligned().orElseThrow();
                long value = count.applyAsLong(comparison.traces().getFirst().frame(step));
                String where = alignment + " at step " + step;
                assertEquals(value, aligned.value(), where);
                assertEquals(step, aligned.steps().getFirst(), where);
                for (int pane = 0; pane < snapshot.frames().size(); pane++) {
                    Trace trace = comparison.traces().get(pane);
                    OptionalLong reached = first(trace, count, value);
                    assertEquals(reached, aligned.firstSteps().get(pane), where);
                    SearchSnapshot frame = snapshot.frames().get(pane);
                    assertEquals(snapshot.stepOf(pane), frame.step(), where);
                    assertEquals(
                            reached.isPresent() ? value : count.applyAsLong(trace.frame(trace.explored())),
                            count.applyAsLong(frame),
                            where);
                }
            }
        }
    }

    @Test
    void searchesGoOnTogetherUntilItHappensAgain() {
        Comparison comparison = onFive("backtracking", "forward-checking");
        // Before the first square is taken back all are at the same step, as far as none has done so.
        assertEquals(
                List.of(10L, 10L),
                comparison
                        .snapshot(10, Alignment.UNDONE)
                        .aligned()
                        .orElseThrow()
                        .steps());
        Trace first = comparison.traces().getFirst();
        long third = first.firstWith(search -> search.undos(), 3).orElseThrow();
        AlignedSteps there =
                comparison.snapshot(third, Alignment.UNDONE).aligned().orElseThrow();
        long other = there.firstSteps().get(1).orElseThrow();
        assertEquals(List.of(third, other), there.steps());
        assertEquals(
                3,
                comparison
                        .snapshot(third, Alignment.UNDONE)
                        .frames()
                        .get(1)
                        .counters()
                        .undos());
    }

    @Test
    void searchThatHasNotComeThereIsLinedUpAgainWhenItIsComputedFurther() {
        Comparison comparison = new Comparison(
                Problem.open(Board.full(5, 5), C3_ON_FIVE),
                List.of(ConfiguredAlgorithm.read("forward-checking"), ConfiguredAlgorithm.read("backtracking")));
        comparison.extend(200, 200);
        ComparisonSnapshot snapshot = comparison.snapshot(200, Alignment.PRUNED);
        assertFalse(comparison.outgrows(snapshot));
        comparison.extend(25, 225);
        assertFalse(comparison.outgrows(snapshot), "by an eighth, not more");
        comparison.extend(1, 226);
        assertTrue(comparison.outgrows(snapshot));
        assertFalse(comparison.outgrows(comparison.snapshot(200, Alignment.PRUNED)));
        assertFalse(comparison.outgrows(comparison.snapshot(200)), "all are at one step");
    }

    @Test
    void searchThatIsNeverThereIsAtItsEnd() {
        Comparison comparison = onFive("backtracking", "warnsdorff");
        ComparisonSnapshot snapshot = comparison.snapshot(19_792, Alignment.UNDONE);
        assertEquals(
                OptionalLong.empty(),
                snapshot.aligned().orElseThrow().firstSteps().get(1));
        assertTrue(snapshot.frames().get(1).isOver());
        assertEquals(Set.of(), snapshot.beginningToDiffer());
    }

    @Test
    void stepsOfOtherSearchesAreThoseOfTheClockOtherwise() {
        Comparison comparison = onFive("backtracking", "warnsdorff");
        assertEquals(comparison.snapshot(19), comparison.snapshot(19, Alignment.STEP));
        assertEquals(19, comparison.snapshot(19).stepOf(1));
    }
}
