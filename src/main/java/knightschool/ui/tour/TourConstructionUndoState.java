package knightschool.ui.tour;

import java.util.Optional;
import knightschool.algorithm.warnsdorff.WarnsdorffResult;
import knightschool.drawing.Zoom;
import knightschool.ui.work.WorkFailure;

/**
 * A state of the tour scene to which undo and redo return: a question, the results computed for it, the shown step and
 * the zoom. Immutable.
 *
 * @param step the chosen step, or {@link TourPlayback#FIRST_LOOK}
 * @param most the most squares that Warnsdorff's rule visits when it runs again
 * @param results empty if they are to be computed
 */
record TourConstructionUndoState(
        TourConstructionParameters question, int step, int most, Zoom zoom, Optional<Results> results) {
    /**
     * The results computed for a question. Each is null if it is missing: because there is no such tour, or because the
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

    /** Returns the state of a question that was not asked before. */
    static TourConstructionUndoState unanswered(TourConstructionParameters question, Zoom zoom) {
        return new TourConstructionUndoState(
                question, TourPlayback.FIRST_LOOK, Integer.MAX_VALUE, zoom, Optional.empty());
    }

    /** Returns the number of squares of all stored paths, as a measure of memory. */
    long squares() {
        return results.map(Results::squares).orElse(0L);
    }

    /**
     * Returns this state without its results. They are computed again when they are needed, and Warnsdorff's rule then
     * visits no more squares than before.
     */
    TourConstructionUndoState released() {
        int again = results.map(Results::rule)
                .filter(path -> path.ending() == WarnsdorffResult.Ending.CANCELLED)
                .map(path -> path.path().length())
                .orElse(results.isPresent() ? Integer.MAX_VALUE : most);
        return new TourConstructionUndoState(question, step, again, zoom, Optional.empty());
    }
}
