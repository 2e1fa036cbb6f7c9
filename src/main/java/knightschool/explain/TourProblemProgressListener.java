package knightschool.explain;

/**
 * Receives from time to time the progress of a long search for a tour or a shortest walk. An exception that it throws
 * ends the search.
 */
public interface TourProblemProgressListener {
    /** Ignores the progress. */
    TourProblemProgressListener NONE = of(() -> {});

    /** Returns a listener that runs a check, which may throw, at each report. */
    static TourProblemProgressListener of(Runnable check) {
        return new TourProblemProgressListener() {
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
