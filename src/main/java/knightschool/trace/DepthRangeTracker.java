package knightschool.trace;

import knightschool.search.Search;

/**
 * Determines the least and the greatest depth of a search while it runs, and hardly slows it down: the search is
 * interrupted only when its depth falls below all depths so far, so that the number of interruptions is the number of
 * new least depths.
 */
final class DepthRangeTracker {
    private final Search search;
    private int least;
    private int greatest;

    /** Creates the range of the steps after the current one of a search. */
    DepthRangeTracker(Search search) {
        this.search = search;
        search.takePeak();
    }

    /**
     * The depths of some steps; both are 0 if there are no steps.
     *
     * @param least the least depth
     * @param greatest the greatest depth
     */
    record Depths(int least, int greatest) {
        Depths with(Depths other) {
            return least == 0
                    ? other
                    : other.least == 0
                            ? this
                            : new Depths(Math.min(least, other.least), Math.max(greatest, other.greatest));
        }
    }

    /**
     * Advances the search by at most that many steps.
     *
     * @return the number of steps made; less than asked for only if the search is over
     */
    long advance(long steps) {
        long total = 0;
        if (least == 0 && steps > 0) {
            total = search.advance(1);
            // The depth before the first step does not belong to the range.
            search.takePeak();
            least = total == 0 ? 0 : search.depth();
        }
        while (total < steps && !search.isOver()) {
            long passed = search.advance(steps - total, least);
            if (passed == 0) {
                passed = search.advance(1);
                least = Math.min(least, search.depth());
            }
            total += passed;
        }
        return total;
    }

    /** The depths of the steps since the last {@link #take}. */
    Depths now() {
        greatest = least == 0 ? 0 : Math.max(greatest, search.takePeak());
        return new Depths(least, greatest);
    }

    /** As {@link #now}, and starts a new range. */
    Depths take() {
        Depths depths = now();
        least = 0;
        greatest = 0;
        return depths;
    }
}
