package knightschool.ui.compare.model;

import java.util.List;
import knightschool.compare.EventSearch;
import knightschool.compare.SearchProgress;
import knightschool.compare.Snapshot;
import knightschool.ui.work.WorkFailure;

/**
 * All that the worker has to say, as one value: whoever reads the newest report has missed nothing.
 *
 * @param order the number of the restart that it belongs to
 * @param snapshot the moment shown
 * @param lanes how far each search has been computed
 * @param reachable the furthest step that can be shown
 * @param idle whether nothing is left to do
 * @param failure how the comparison broke down: then nothing else here means anything, and nothing will follow; else
 *     null
 * @param eventSearch the number of the event search that the two following belong to
 * @param searchState how that search stands
 * @param searchedTo where it found what it sought, or how far it has looked
 */
record ComparisonState(
        long order,
        Snapshot snapshot,
        List<SearchProgress> lanes,
        long reachable,
        boolean idle,
        WorkFailure failure,
        long eventSearch,
        EventSearch.State searchState,
        long searchedTo) {

    /** The end of a comparison that broke down. */
    static ComparisonState failed(long order, WorkFailure failure) {
        return new ComparisonState(order, null, List.of(), 0, true, failure, 0, null, 0);
    }
}
