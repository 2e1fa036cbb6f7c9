package knightschool.compare;

import java.util.List;
import java.util.Optional;

/**
 * What the searches of a comparison do at one step, and which of them build on a path that no tour has.
 *
 * @param snapshot the searches at that step
 * @param futile for each of them the span in which it is, or that ends with this step; empty where there is none
 */
public record ComparisonStepSummary(ComparisonSnapshot snapshot, List<Optional<FutileSpan>> futile) {
    public ComparisonStepSummary {
        futile = List.copyOf(futile);
    }

    /**
     * What is known of one of the searches alone.
     *
     * @param search which, counted from 0
     */
    public ComparisonStepSummary only(int search) {
        ComparisonSnapshot alone = new ComparisonSnapshot(
                snapshot.step(), List.of(snapshot.frames().get(search)));
        return new ComparisonStepSummary(alone, List.of(futile.get(search)));
    }
}
