package knightschool.explain;

/** A listener that is told now and then how far an inquiry is. If it throws, the inquiry ends with what it threw. */
public interface DecisionProgressListener {
    /** Does nothing with what it is told, and ends nothing. */
    DecisionProgressListener NONE = new DecisionProgressListener() {
        @Override
        public void cuts(long tried) {}

        @Override
        public void steps(long made) {}
    };

    /** So many cuts were tried so far. */
    void cuts(long tried);

    /** The search has made so many steps so far. */
    void steps(long made);

    /** So many changes of a walk were weighed so far, where one is sought by trial. */
    default void changes(long weighed) {
        steps(0);
    }

    /** The orders of visits of so many of {@code all} sets of squares were weighed so far, where all of them are. */
    default void orders(long sets, long all) {
        steps(0);
    }
}
