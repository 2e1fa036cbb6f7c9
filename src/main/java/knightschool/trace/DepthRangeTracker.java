package knightschool.trace;

import knightschool.search.Search;

/**
 * The least and greatest depth of a running search, at nearly its full speed: the search stops only when it goes below
 * a depth that it has not been at, so that the number of interruptions is the number of new least depths.
 */
final class DepthRangeTracker {
    private final Search search;
    private int least;
    private int greatest;

    /** The range of the steps after the one at which the search stands. */
    DepthRangeTracker(Search search) {
        this.search = search;
        search.takePeak();
    }

    /**
     * The depths of some steps; both are 0 where there are no steps.
     *
     * @param least the least of them
     * @param greatest the greatest of them
     */
    record Depths(int least, int greatest) {
        Depths with(Depths others) {
            return least == 0
                    ? others
                    : others.least == 0
                            ? this
                            : new Depths(Math.min(least, others.least), Math.max(greatest, others.greatest));
        }
    }

    /**
     * Runs on, at most that many steps.
     *
     * @return the number of steps made; less than asked for only if the search is over
     */
    long advance(long steps) {
        long made = 0;
        if (least == 0 && steps > 0) {
            made = search.advance(1);
            // The depth before the first step is none of the range.
            search.takePeak();
            least = made == 0 ? 0 : search.depth();
        }
        while (made < steps && !search.isOver()) {
            long passed = search.advance(steps - made, least);
            if (passed == 0) {
                passed = search.advance(1);
                least = Math.min(least, search.depth());
            }
            made += passed;
        }
        return made;
    }

    /** The depths of the steps made since they were taken the last time. */
    Depths now() {
        greatest = least == 0 ? 0 : Math.max(greatest, search.takePeak());
        return new Depths(least, greatest);
    }

    /** The same; what is asked next begins here. */
    Depths take() {
        Depths depths = now();
        least = 0;
        greatest = 0;
        return depths;
    }
}
