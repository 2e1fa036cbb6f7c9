package knightschool.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.LongStream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.search.Problem;
import knightschool.trace.StepBinDepths;
import knightschool.trace.StepBins;
import knightschool.trace.Trace;
import org.junit.jupiter.api.Test;

/** The depths of all searches of a comparison, against a look at every step. */
class DepthCurvesTest {
    private static final Problem FIVE = new Problem(Board.full(5, 5), MoveOrder.CLOCKWISE, 12, false);

    private static DepthCurves read(Comparison comparison, StepBins columns) {
        DepthCurves.Reader reader = new DepthCurves.Reader(comparison, columns);
        int rounds = 1;
        while (reader.advance()) {
            rounds++;
        }
        assertEquals(comparison.traces().size(), rounds, "a slice for each search");
        return reader.result();
    }

    /** A column for each step has the depth of its step. */
    @Test
    void everySearchHasTheDepthOfEachOfItsSteps() {
        Comparison comparison = new Comparison(FIVE, ConfiguredAlgorithm.usual());
        comparison.extend(500, 500);
        DepthCurves curves = read(
                comparison, StepBins.between(LongStream.rangeClosed(0, 1000).toArray()));
        for (int i = 0; i < ConfiguredAlgorithm.usual().size(); i++) {
            Trace trace = comparison.traces().get(i);
            StepBinDepths depths = curves.depths().get(i).orElseThrow();
            assertEquals(trace.explored(), depths.span().to());
            assertEquals(trace.explored(), curves.progress().get(i).explored());
            for (int step = 1; step <= trace.explored(); step++) {
                int depth = trace.at(step).depth();
                assertEquals(depth, depths.least(step - 1), "step " + step);
                assertEquals(depth, depths.greatest(step - 1), "step " + step);
            }
        }
    }

    /** Only the rise at the beginning is left out: no search comes back below the beginning of the axis. */
    @Test
    void axisBeginsWhereNoSearchComesBackTo() {
        Problem eight = Problem.open(Board.full(8, 8), 0);
        Comparison comparison = new Comparison(eight, ConfiguredAlgorithm.usual());
        comparison.extend(3_000, 3_000);
        DepthCurves curves = read(comparison, StepBins.between(0, 10, 3_000));
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < comparison.traces().size(); i++) {
            Trace trace = comparison.traces().get(i);
            OptionalInt low = OptionalInt.empty();
            for (int step = 1; step <= trace.explored(); step++) {
                int depth = trace.depthAt(step);
                boolean rises = depth == step + 1;
                low = rises ? low : OptionalInt.of(Math.min(depth, low.orElse(depth)));
            }
            assertEquals(low, curves.lowPoints().get(i), "search " + i);
            least = Math.min(least, low.orElse(least));
        }
        assertEquals(least / 8 * 8, curves.fewest(64));
        assertTrue(curves.fewest(64) > 0);
        Comparison straight =
                new Comparison(eight, List.of(ConfiguredAlgorithm.usual().getLast()));
        straight.extend(63, 63);
        assertEquals(0, read(straight, StepBins.between(0, 63)).fewest(64), "Warnsdorff never takes back");
    }

    @Test
    void searchWithoutAStepHasNoDepths() {
        Comparison comparison =
                new Comparison(FIVE, List.of(ConfiguredAlgorithm.usual().getFirst()));
        assertTrue(read(comparison, StepBins.between(0, 10)).depths().getFirst().isEmpty());
    }
}
