package knightschool.explain;

/**
 * Receives from time to time the progress of a long search that decides whether there is a tour, or finds a shortest
 * walk through all squares. An exception that it throws ends the search.
 */
public interface TourOrWalkSearchProgressListener {
    /** Ignores the progress. */
    TourOrWalkSearchProgressListener NONE = of(() -> {});

    /** Returns a listener that runs a check, which may throw, at each report. */
    static TourOrWalkSearchProgressListener of(Runnable check) {
        return new TourOrWalkSearchProgressListener() {
            @Override
            public void cuts(long count) {
                check.run();
            }

            @Override
            public void steps(long count) {
                check.run();
            }
        };
    }

    /** Reports the number of cuts tried so far. */
    void cuts(long count);

    /** Reports the number of search steps made so far. */
    void steps(long count);

    /** Reports the number of changes of a walk evaluated so far, if a walk is sought by local changes. */
    default void changes(long weighed) {
        steps(0);
    }

    /**
     * Reports the number of sets of squares whose orders of visits were evaluated so far, if all are.
     *
     * @param all the number of all sets
     */
    default void orders(long sets, long all) {
        steps(0);
    }
}
