package knightschool.compare;

import java.util.List;
import java.util.OptionalLong;

/**
 * The steps at which the searches of a comparison are shown that are not lined up by step.
 *
 * @param alignment what is the same in all searches
 * @param value how often it has happened
 * @param reached for each search the first step at which it had; empty if it never had, as far as it is computed
 * @param steps for each search the step at which it is shown
 */
public record AlignedSteps(Alignment alignment, long value, List<OptionalLong> reached, List<Long> steps) {
    public AlignedSteps {
        reached = List.copyOf(reached);
        steps = List.copyOf(steps);
    }

    /** Returns the steps of one search alone, by its index. */
    AlignedSteps only(int search) {
        return new AlignedSteps(alignment, value, List.of(reached.get(search)), List.of(steps.get(search)));
    }
}
