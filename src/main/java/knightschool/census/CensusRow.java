package knightschool.census;

import knightschool.search.Outcome;

/**
 * The result of the search from one start.
 *
 * @param start a square index
 * @param outcome {@link Outcome#STOPPED} if the limit was reached, or if no move was left in a search that skips
 *     branches
 * @param steps the number of steps made, at most the limit
 */
public record CensusRow(int start, Outcome outcome, long steps) {}
