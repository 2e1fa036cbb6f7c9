package knightschool.algorithm.warnsdorff;

import knightschool.tour.TourSquareNumbers;

/**
 * The path of a {@link WarnsdorffRun} and how the run ended.
 *
 * @param path the path, complete or not
 * @param ending why the run ended
 * @param nanos the time spent on the run's steps in nanoseconds, without the time between them
 */
public record WarnsdorffResult(TourSquareNumbers path, Ending ending, long nanos) {
    /** The ways in which a run ends. */
    public enum Ending {
        /** The path is a tour of the kind that was sought. */
        FILLED,
        /** Every square is visited, but the last is not a knight's move from the first. */
        NOT_CLOSED,
        /** The last square has no unvisited neighbour. */
        STUCK,
        /** The run had not ended when the result was taken. */
        CANCELLED
    }
}
