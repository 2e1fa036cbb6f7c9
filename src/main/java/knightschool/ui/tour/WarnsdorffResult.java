package knightschool.ui.tour;

import knightschool.tour.TourIndex;

/**
 * How far Warnsdorff's rule came without ever going back.
 *
 * @param path as far as it came
 * @param ending why it came no further
 * @param nanos how long that took
 */
record WarnsdorffResult(TourIndex path, Ending ending, long nanos) {
    /** How it ended. */
    enum Ending {
        /** With a tour of the kind that was asked for. */
        FILLED,
        /** Every square is visited, but the last is no knight's move from the first. */
        NOT_HOME,
        /** No free square is left to go to. */
        STUCK,
        /** A person ended it. */
        CANCELLED
    }
}
