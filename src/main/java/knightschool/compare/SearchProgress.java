package knightschool.compare;

import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.search.Outcome;
import knightschool.trace.SearchSnapshot;

/**
 * The progress of one search of a comparison.
 *
 * @param solver the solver of the search
 * @param counters the counters at the last step computed
 * @param complete whether the search is over there
 * @param outcome how the search ended; {@link Outcome#STOPPED} while it is not complete
 */
public record SearchProgress(
        ConfiguredAlgorithm solver, SearchSnapshot.Counters counters, boolean complete, Outcome outcome) {
    /** Returns the last step computed, which is the last step of the search if it is complete. */
    public long explored() {
        return counters.step();
    }
}
