package knightschool.compare;

import java.util.List;
import java.util.Optional;
import knightschool.search.policy.ScheduledFork;

/**
 * The acts of the searches of a comparison at one step, the searches that extend a path that cannot become a tour, and
 * the costs of the choices of twins.
 *
 * @param snapshot the searches at that step
 * @param thrashing for each search the span that contains the step or ends with it; empty if there is none
 * @param forkCosts for each search the cost of the choice of its last fork; empty if it has none up to the step
 */
public record ComparisonStepSummary(
        ComparisonSnapshot snapshot, List<Optional<ThrashingSpan>> thrashing, List<Optional<ForkCost>> forkCosts) {
    public ComparisonStepSummary {
        thrashing = List.copyOf(thrashing);
        forkCosts = List.copyOf(forkCosts);
    }

    /**
     * The cost of the choice of a twin at a fork, as far as the search is computed.
     *
     * @param original the cost of the choice that the original takes instead; empty if its search is not compared
     */
    public record ForkCost(ScheduledFork fork, ChoiceCost cost, Optional<OriginalChoice> original) {}

    /**
     * A choice of the original of a twin.
     *
     * @param square the square of the choice
     * @param cost the cost, as far as the search is computed
     */
    public record OriginalChoice(int square, ChoiceCost cost) {}

    /**
     * Returns the summary for one search alone.
     *
     * @param search the index of the search
     */
    public ComparisonStepSummary only(int search) {
        return new ComparisonStepSummary(
                snapshot.only(search), List.of(thrashing.get(search)), List.of(forkCosts.get(search)));
    }
}
