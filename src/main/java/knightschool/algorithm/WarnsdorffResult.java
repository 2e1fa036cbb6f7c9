package knightschool.algorithm;

import knightschool.tour.TourIndex;

/**
 * How far a {@link WarnsdorffRun} came.
 *
 * @param path as far as it came
 * @param ending why it came no further
 * @param nanos nanoseconds that its steps took, without what was done between them
 */
public record WarnsdorffResult(TourIndex path, Ending ending, long nanos) {
    /** How it ended. */
    public enum Ending {
        /** With a tour of the kind that was asked for. */
        FILLED,
        /** Every square is visited, but the last is no knight's move from the first. */
        NOT_CLOSED,
        /** No unvisited square is left to go to. */
        STUCK,
        /** It had not ended when it was asked. */
        CANCELLED
    }
}
