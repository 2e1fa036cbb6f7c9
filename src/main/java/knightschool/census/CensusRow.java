package knightschool.census;

import knightschool.search.Outcome;

/**
 * How the search from one start ended.
 *
 * @param start a square index
 * @param outcome {@link Outcome#STOPPED} at the limit, or where a search has no move left that passes over branches
 * @param steps the steps made, at most the limit
 */
public record CensusRow(int start, Outcome outcome, long steps) {}
