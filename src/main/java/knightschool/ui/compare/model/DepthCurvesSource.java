package knightschool.ui.compare.model;

import java.util.List;
import knightschool.compare.Comparison;
import knightschool.compare.DepthCurves;
import knightschool.compare.SearchProgress;
import knightschool.compare.TimeSlicedReader;
import knightschool.trace.StepBins;

/** The depths of all searches in the requested columns. */
final class DepthCurvesSource implements ContinuousQuery.Subject<StepBins, DepthCurves> {
    @Override
    public List<SearchProgress> progress(Comparison comparison, StepBins columns) {
        List<SearchProgress> lanes = comparison.lanes();
        return lanes.stream().allMatch(lane -> lane.explored() == 0) ? List.of() : lanes;
    }

    @Override
    public List<SearchProgress> progress(DepthCurves curves) {
        return curves.progress();
    }

    @Override
    public TimeSlicedReader<DepthCurves> reader(Comparison comparison, StepBins columns) {
        return new DepthCurves.Reader(comparison, columns);
    }

    @Override
    public boolean isAlike(StepBins one, StepBins other) {
        return true;
    }
}
