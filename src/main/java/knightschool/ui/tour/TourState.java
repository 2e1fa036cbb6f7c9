package knightschool.ui.tour;

import java.util.Optional;
import knightschool.algorithm.WarnsdorffResult;
import knightschool.ui.work.WorkFailure;

/**
 * What undo brings back: a question, what was computed for it, and how it was looked at.
 *
 * @param step the chosen step, or {@link TourPlayback#FIRST_LOOK}
 * @param most the most squares that Warnsdorff's rule visits when it runs again
 * @param results empty if they are to be computed
 */
record TourState(TourParameters question, int step, int most, TourZoom zoom, Optional<Results> results) {
    /**
     * What was computed for a question. Each is null if it is not there: because there is no such tour, or because the
     * work was cancelled or has failed.
     *
     * @param built the tour by divide and conquer
     * @param rule the path by Warnsdorff's rule
     * @param failure the failure of the tour or the path
     */
    record Results(ConstructedTour built, WarnsdorffResult rule, WorkFailure failure) {
        Optional<ConstructedTour> tour() {
            return Optional.ofNullable(built);
        }

        /** The number of squares of the paths together. */
        private long squares() {
            return (built == null ? 0 : built.places().length())
                    + (rule == null ? 0 : rule.path().length());
        }
    }

    /** A question that was not asked before. */
    static TourState unanswered(TourParameters question, TourZoom zoom) {
        return new TourState(question, TourPlayback.FIRST_LOOK, Integer.MAX_VALUE, zoom, Optional.empty());
    }

    /** The number of squares of the paths that this state holds. */
    long squares() {
        return results.map(Results::squares).orElse(0L);
    }

    /** This state without what was computed, which is then computed again and ends where it has ended. */
    TourState released() {
        int again = results.map(Results::rule)
                .filter(path -> path.ending() == WarnsdorffResult.Ending.CANCELLED)
                .map(path -> path.path().length())
                .orElse(results.isPresent() ? Integer.MAX_VALUE : most);
        return new TourState(question, step, again, zoom, Optional.empty());
    }
}
