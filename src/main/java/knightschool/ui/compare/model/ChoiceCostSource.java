package knightschool.ui.compare.model;

import java.util.List;
import knightschool.compare.ChoiceCostReader;
import knightschool.compare.ChoiceCostTable;
import knightschool.compare.Comparison;
import knightschool.compare.SearchProgress;
import knightschool.compare.TimeSlicedReader;

/** Reads the costs of the choices of one search at a node. */
final class ChoiceCostSource implements ContinuousQuery.Subject<ChoiceCostReader.Request, ChoiceCostTable> {
    @Override
    public List<SearchProgress> progress(Comparison comparison, ChoiceCostReader.Request request) {
        return ChoiceCostReader.isReadable(comparison, request)
                ? List.of(ChoiceCostReader.progress(comparison, request))
                : List.of();
    }

    @Override
    public List<SearchProgress> progress(ChoiceCostTable found) {
        return List.of(found.progress());
    }

    @Override
    public TimeSlicedReader<ChoiceCostTable> reader(Comparison comparison, ChoiceCostReader.Request request) {
        return new ChoiceCostReader(comparison, request);
    }

    @Override
    public boolean isAlike(ChoiceCostReader.Request one, ChoiceCostReader.Request other) {
        return one.equals(other);
    }
}
