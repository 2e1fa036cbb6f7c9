package knightschool.ui.compare.model;

import java.util.List;
import knightschool.compare.Comparison;
import knightschool.compare.IncrementalReader;
import knightschool.compare.SearchProgress;
import knightschool.compare.SearchTreeReader;
import knightschool.compare.VisibleSearchTree;

/** The visible part of the search tree of one search. */
final class SearchTreeSource implements ContinuousQuery.Subject<SearchTreeReader.Request, VisibleSearchTree> {
    @Override
    public List<SearchProgress> progress(Comparison comparison, SearchTreeReader.Request request) {
        return SearchTreeReader.isReadable(comparison, request)
                ? List.of(SearchTreeReader.progress(comparison, request))
                : List.of();
    }

    @Override
    public List<SearchProgress> progress(VisibleSearchTree tree) {
        return List.of(tree.progress());
    }

    @Override
    public IncrementalReader<VisibleSearchTree> reader(Comparison comparison, SearchTreeReader.Request request) {
        return new SearchTreeReader(comparison, request);
    }

    @Override
    public boolean isAlike(SearchTreeReader.Request one, SearchTreeReader.Request other) {
        return one.search() == other.search();
    }
}
