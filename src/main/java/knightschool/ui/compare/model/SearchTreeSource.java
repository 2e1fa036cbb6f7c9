package knightschool.ui.compare.model;

import java.util.List;
import knightschool.compare.Comparison;
import knightschool.compare.SearchProgress;
import knightschool.compare.SubtreePlacementCounter;
import knightschool.compare.TimeSlicedReader;
import knightschool.compare.VisibleSearchTree;
import knightschool.compare.VisibleSearchTreeReader;

/** The visible part of the search tree of one search. */
final class SearchTreeSource implements ContinuousQuery.Subject<VisibleSearchTreeReader.Request, VisibleSearchTree> {
    private final SubtreePlacementCounter counts = new SubtreePlacementCounter();

    @Override
    public List<SearchProgress> progress(Comparison comparison, VisibleSearchTreeReader.Request request) {
        return VisibleSearchTreeReader.isReadable(comparison, request)
                ? List.of(VisibleSearchTreeReader.progress(comparison, request))
                : List.of();
    }

    @Override
    public List<SearchProgress> progress(VisibleSearchTree tree) {
        return List.of(tree.progress());
    }

    @Override
    public TimeSlicedReader<VisibleSearchTree> reader(Comparison comparison, VisibleSearchTreeReader.Request request) {
        return new VisibleSearchTreeReader(comparison, request, counts);
    }

    @Override
    public void forget() {
        counts.forget();
    }

    @Override
    public boolean isAlike(VisibleSearchTreeReader.Request one, VisibleSearchTreeReader.Request other) {
        return one.search() == other.search();
    }
}
