package knightschool.compare;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import knightschool.trace.Trace;

/**
 * The steps at which the searches of a comparison are displayed if they are aligned by a count other than the step,
 * such as the number of undos.
 *
 * @param alignment the count by which the searches are aligned
 * @param value the count of the first search
 * @param firstSteps for each search the first step at which its count reaches that value; empty if it never does, as
 *     far as the search is computed
 * @param steps for each search the step at which it is displayed
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
