package knightschool.setup;

import java.util.OptionalLong;
import knightschool.compare.Comparison;
import knightschool.compare.EventSearch;

/**
 * Finds the step at which a set-up's moment comes, with the same event search as the compare scene.
 *
 * <p>All panes go by one clock. A moment comes when the first of them reaches it; the end comes when the last one has
 * ended.
 */
public final class MomentFinder {
    private static final long SLICE = 100_000;

    private MomentFinder() {}

    /**
     * The step at which the set-up's moment comes; 0 if it names none.
     *
     * @param limit no search is run further than that many steps
     * @return empty if it does not come up to there
     */
    public static OptionalLong find(CompareSetup setup, long limit) {
        if (setup.moment().isEmpty()) {
            return OptionalLong.of(0);
        }
        Comparison comparison = new Comparison(setup.problem(), setup.solvers());
        EventSearch eventSearch =
                new EventSearch(comparison, setup.moment().get().event(), 0);
        return eventSearch.finish(SLICE, limit) == EventSearch.State.FOUND
                ? OptionalLong.of(eventSearch.step())
                : OptionalLong.empty();
    }
}
