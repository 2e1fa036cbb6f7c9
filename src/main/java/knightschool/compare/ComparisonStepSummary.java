package knightschool.compare;

import java.util.List;
import java.util.Optional;

/**
 * The acts of the searches of a comparison at one step, and the searches that extend a path that cannot become a tour.
 *
 * @param snapshot the searches at that step
 * @param thrashing for each search the span that contains the step or ends with it; empty if there is none
 */
public record ComparisonStepSummary(ComparisonSnapshot snapshot, List<Optional<ThrashingSpan>> thrashing) {
    public ComparisonStepSummary {
        thrashing = List.copyOf(thrashing);
    }

    /**
     * Returns the summary for one search alone.
     *
     * @param search the index of the search
     */
    public ComparisonStepSummary only(int search) {
        return new ComparisonStepSummary(snapshot.only(search), List.of(thrashing.get(search)));
    }
}
