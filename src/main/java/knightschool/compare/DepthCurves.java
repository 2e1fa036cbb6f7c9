package knightschool.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import knightschool.trace.StepBinDepths;
import knightschool.trace.StepBins;
import knightschool.trace.Trace;

/**
 * How deep every search of a comparison was, over its steps. Immutable.
 *
 * @param progress how far each was computed then
 * @param depths of each search as far as that; empty for one without a step
 */
public record DepthCurves(List<SearchProgress> progress, List<Optional<StepBinDepths>> depths) {
    public DepthCurves {
        progress = List.copyOf(progress);
        depths = List.copyOf(depths);
    }

    /** Finds the depths search by search, as far as they are computed now. */
    public static final class Reader implements IncrementalReader<DepthCurves> {
        private final Comparison comparison;
        private final StepBins columns;
        private final List<SearchProgress> progress = new ArrayList<>();
        private final List<Optional<StepBinDepths>> depths = new ArrayList<>();

        /** @param columns the narrow ones first; steps beyond the end of a search are left out */
        public Reader(Comparison comparison, StepBins columns) {
            this.comparison = comparison;
            this.columns = columns;
        }

        @Override
        public boolean advance() {
            Trace trace = comparison.traces().get(depths.size());
            progress.add(Comparison.progress(trace));
            depths.add(
                    trace.explored() == 0
                            ? Optional.empty()
                            : Optional.of(trace.depths(columns.upTo(trace.explored()))));
            return depths.size() < comparison.traces().size();
        }

        @Override
        public DepthCurves found() {
            return new DepthCurves(progress, depths);
        }
    }
}
