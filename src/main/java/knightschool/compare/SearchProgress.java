package knightschool.compare;

import knightschool.algorithm.Solver;
import knightschool.search.Outcome;

/**
 * How far one search of a comparison has been computed.
 *
 * @param solver whose search it is, under which options
 * @param explored the furthest step computed; its last one if it is complete
 * @param complete whether the search is over there
 * @param outcome how it ended; {@link Outcome#STOPPED} as long as it is not complete
 */
public record SearchProgress(Solver solver, long explored, boolean complete, Outcome outcome) {}
