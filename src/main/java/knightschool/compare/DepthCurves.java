package knightschool.compare;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import knightschool.trace.StepBinDepths;
import knightschool.trace.StepBins;
import knightschool.trace.Trace;

/**
 * The depth of each search of a comparison over its steps, in visited squares. Immutable.
 *
 * @param progress how far each search was computed
 * @param depths the depths of each search up to there; empty for a search without a step
 * @param retreats the longest retreats of each search, of at most {@link #RETREATS}
 * @param pruned the columns of each search, of at most {@link #FINE} steps, in which a branch is pruned; not to be
 *     changed
 * @param lowPoints the least depth of each search from the first step on that does not visit one square more; empty for
 *     a search without such a step
 */
public record DepthCurves(
        List<SearchComputationProgress> progress,
        List<Optional<StepBinDepths>> depths,
        List<List<StepBinDepths.Retreat>> retreats,
        List<BitSet> pruned,
        List<OptionalInt> lowPoints) {
    /** The greatest number of steps of a column in which prunes are looked for. Wider ones would all have some. */
    public static final int FINE = 32;

    /** The greatest number of retreats of a search. */
    public static final int RETREATS = 3;

    /** The least distance between two retreats of a search, in columns. */
    private static final int APART = 24;

    /** The axis of depths begins at a multiple of this part of it, so that it seldom changes while searches grow. */
    private static final int UNITS = 8;

    public DepthCurves {
        progress = List.copyOf(progress);
        depths = List.copyOf(depths);
        retreats = List.copyOf(retreats);
        pruned = List.copyOf(pruned);
        lowPoints = List.copyOf(lowPoints);
    }

    /**
     * Returns the depth at which an axis of the depths may begin: a round number, at most the low point of any search.
     * Searches rise to there square by square, so that nothing else is left out. It is 0 if none has a low point.
     *
     * @param squares the number of squares of a tour
     */
    public int fewest(int squares) {
        int unit = Math.max(1, squares / UNITS);
        int least = lowPoints.stream().flatMapToInt(OptionalInt::stream).min().orElse(0);
        return least - least % unit;
    }

    /** Computes the depths search by search, as far as the searches are computed now. */
    public static final class Reader implements SlicedComparisonReader<DepthCurves> {
        private final Comparison comparison;
        private final StepBins columns;
        private final List<SearchComputationProgress> progress = new ArrayList<>();
        private final List<Optional<StepBinDepths>> depths = new ArrayList<>();
        private final List<List<StepBinDepths.Retreat>> retreats = new ArrayList<>();
        private final List<BitSet> pruned = new ArrayList<>();
        private final List<OptionalInt> lowPoints = new ArrayList<>();

        /**
         * Creates a reader.
         *
         * @param columns the columns of steps, the narrow ones first; steps after the end of a search are left out
         */
        public Reader(Comparison comparison, StepBins columns) {
            this.comparison = comparison;
            this.columns = columns;
        }

        @Override
        public boolean advance() {
            Trace trace = comparison.traces().get(depths.size());
            progress.add(Comparison.progress(trace));
            lowPoints.add(lowPoint(trace));
            if (trace.explored() == 0) {
                depths.add(Optional.empty());
                retreats.add(List.of());
                pruned.add(new BitSet());
            } else {
                StepBins computed = columns.upTo(trace.explored());
                StepBinDepths read = trace.depths(computed);
                depths.add(Optional.of(read));
                retreats.add(read.longestRetreats(RETREATS, APART));
                pruned.add(trace.prunedColumns(computed, FINE));
            }
            return depths.size() < comparison.traces().size();
        }

        private static OptionalInt lowPoint(Trace trace) {
            int begin = trace.depthAt(0);
            long retreat = trace.nextWhere(now -> now.depth() < begin + now.step(), 0, trace.explored());
            return retreat < 0 ? OptionalInt.empty() : OptionalInt.of(trace.lasting(retreat));
        }

        @Override
        public DepthCurves result() {
            return new DepthCurves(progress, depths, retreats, pruned, lowPoints);
        }
    }
}
