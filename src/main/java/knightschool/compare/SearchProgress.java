package knightschool.compare;

import knightschool.algorithm.Solver;
import knightschool.search.Outcome;
import knightschool.trace.Frame;

/**
 * How far one search of a comparison has been computed.
 *
 * @param solver whose search it is, under which options
 * @param counters what it has counted until the furthest step computed
 * @param complete whether the search is over there
 * @param outcome how it ended; {@link Outcome#STOPPED} as long as it is not complete
 */
public record SearchProgress(Solver solver, Frame.Counters counters, boolean complete, Outcome outcome) {
    /** The furthest step computed; the last one of the search if it is complete. */
    public long explored() {
        return counters.step();
    }
}
