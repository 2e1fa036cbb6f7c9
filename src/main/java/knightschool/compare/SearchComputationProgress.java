package knightschool.compare;

import java.util.OptionalDouble;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.search.Outcome;
import knightschool.trace.SearchSnapshot;

/**
 * How far one search of a comparison has been computed, and its result if it has ended.
 *
 * @param solver the solver of the search
 * @param counters the counters at the last step computed
 * @param complete whether the search ends at that step
 * @param outcome how the search ended; {@link Outcome#STOPPED} while it is not complete
 * @param stepNanos the time of a step so far, in nanoseconds; empty after too few steps for a measurement
 */
public record SearchComputationProgress(
        ConfiguredAlgorithm solver,
        SearchSnapshot.Counters counters,
        boolean complete,
        Outcome outcome,
        OptionalDouble stepNanos) {
    /** Creates a progress whose time is not known. */
    public SearchComputationProgress(
            ConfiguredAlgorithm solver, SearchSnapshot.Counters counters, boolean complete, Outcome outcome) {
        this(solver, counters, complete, outcome, OptionalDouble.empty());
    }

    /** Returns the number of steps to an answer, as far as it is known. */
    public StepsToAnswer toAnswer() {
        return StepsToAnswer.of(outcome, explored(), complete);
    }

    /** Returns the last step computed, which is the last step of the search if it is complete. */
    public long explored() {
        return counters.step();
    }
}
