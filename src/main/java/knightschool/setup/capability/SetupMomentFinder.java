package knightschool.setup.capability;

import java.util.OptionalLong;
import knightschool.compare.Comparison;
import knightschool.compare.event.EventSearch;

/**
 * Finds the step at which the searches of a set-up reach the moment named in the set-up, by running these searches.
 *
 * <p>All panes share one clock. A moment is the first step at which any pane reaches it; the end is the step at which
 * the last search ends.
 */
public final class SetupMomentFinder {
    private static final long SLICE = 100_000;

    private SetupMomentFinder() {}

    /**
     * Runs the searches of the set-up until its moment, and returns the step; 0 if it has no moment.
     *
     * @param limit the maximum number of steps of each search
     * @return empty if the moment does not occur within the limit
     */
    public static OptionalLong find(SideBySideSearchSetup setup, long limit) {
        if (setup.moment().isEmpty()) {
            return OptionalLong.of(0);
        }
        Comparison comparison = new Comparison(setup.problem(), setup.solvers());
        var eventSearch = new EventSearch(comparison, setup.moment().get().event(), 0);
        return eventSearch.finish(SLICE, limit) == EventSearch.State.FOUND
                ? OptionalLong.of(eventSearch.step())
                : OptionalLong.empty();
    }
}
