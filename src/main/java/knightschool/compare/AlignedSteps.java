package knightschool.compare;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import knightschool.trace.Trace;

/**
 * The steps at which the searches of a comparison are shown that are not lined up by step.
 *
 * @param alignment what is the same in all searches
 * @param value how often it has happened
 * @param firstSteps for each search the first step at which it had; empty if it never had, as far as it is computed
 * @param steps for each search the step at which it is shown
 */
public record AlignedSteps(Alignment alignment, long value, List<OptionalLong> firstSteps, List<Long> steps) {
    private static final int EIGHTH = 8;

    public AlignedSteps {
        firstSteps = List.copyOf(firstSteps);
        steps = List.copyOf(steps);
    }

    /**
     * Returns whether a search that had not come as far has been computed by at least an eighth further since then, so
     * that it is worth while to line the searches up again.
     */
    boolean isOutgrownBy(List<Trace> traces) {
        return IntStream.range(0, traces.size())
                .filter(search -> firstSteps.get(search).isEmpty())
                .anyMatch(search -> traces.get(search).explored() > steps.get(search) + steps.get(search) / EIGHTH);
    }

    /** Returns the steps of one search alone, by its index. */
    AlignedSteps only(int search) {
        return new AlignedSteps(alignment, value, List.of(firstSteps.get(search)), List.of(steps.get(search)));
    }
}
