package knightschool.ui.compare.model;

import java.util.List;
import knightschool.compare.Comparison;
import knightschool.compare.DepthCurves;
import knightschool.compare.PartialReader;
import knightschool.compare.SearchProgress;
import knightschool.trace.StepColumns;

/** How deep all searches were, in the columns asked for. */
final class DepthCurvesSubject implements RepeatedReading.Subject<StepColumns, DepthCurves> {
    @Override
    public List<SearchProgress> progress(Comparison comparison, StepColumns columns) {
        List<SearchProgress> lanes = comparison.lanes();
        return lanes.stream().allMatch(lane -> lane.explored() == 0) ? List.of() : lanes;
    }

    @Override
    public List<SearchProgress> progress(DepthCurves found) {
        return found.progress();
    }

    @Override
    public PartialReader<DepthCurves> reader(Comparison comparison, StepColumns columns) {
        return new DepthCurves.Reader(comparison, columns);
    }

    @Override
    public boolean isAlike(StepColumns one, StepColumns other) {
        return true;
    }
}
