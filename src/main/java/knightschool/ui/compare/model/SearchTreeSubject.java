package knightschool.ui.compare.model;

import java.util.List;
import knightschool.compare.Comparison;
import knightschool.compare.PartialReader;
import knightschool.compare.SearchProgress;
import knightschool.compare.SearchTreePart;
import knightschool.compare.SearchTreeReader;

/** What is to be seen of the search tree of one search. */
final class SearchTreeSubject implements RepeatedReading.Subject<SearchTreeReader.Request, SearchTreePart> {
    @Override
    public List<SearchProgress> progress(Comparison comparison, SearchTreeReader.Request request) {
        return SearchTreeReader.isReadable(comparison, request)
                ? List.of(SearchTreeReader.progress(comparison, request))
                : List.of();
    }

    @Override
    public List<SearchProgress> progress(SearchTreePart found) {
        return List.of(found.progress());
    }

    @Override
    public PartialReader<SearchTreePart> reader(Comparison comparison, SearchTreeReader.Request request) {
        return new SearchTreeReader(comparison, request);
    }

    @Override
    public boolean isAlike(SearchTreeReader.Request one, SearchTreeReader.Request other) {
        return one.search() == other.search();
    }
}
