package knightschool.ui.compare.model;

import java.util.List;
import knightschool.compare.ChoiceReader;
import knightschool.compare.ChoiceTable;
import knightschool.compare.Comparison;
import knightschool.compare.SearchProgress;
import knightschool.compare.TimeSlicedReader;

/** Reads the costs of the choices of one search at a node. */
final class ChoiceSource implements ContinuousQuery.Subject<ChoiceReader.Request, ChoiceTable> {
    @Override
    public List<SearchProgress> progress(Comparison comparison, ChoiceReader.Request request) {
        return ChoiceReader.isReadable(comparison, request)
                ? List.of(ChoiceReader.progress(comparison, request))
                : List.of();
    }

    @Override
    public List<SearchProgress> progress(ChoiceTable found) {
        return List.of(found.progress());
    }

    @Override
    public TimeSlicedReader<ChoiceTable> reader(Comparison comparison, ChoiceReader.Request request) {
        return new ChoiceReader(comparison, request);
    }

    @Override
    public boolean isAlike(ChoiceReader.Request one, ChoiceReader.Request other) {
        return one.equals(other);
    }
}
