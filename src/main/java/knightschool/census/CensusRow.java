package knightschool.census;

import knightschool.compare.StepRatio;
import knightschool.compare.StepsToAnswer;
import knightschool.search.Outcome;

/**
 * The result of the search from one start.
 *
 * @param start a square index
 * @param outcome {@link Outcome#STOPPED} if the limit was reached, or if no move was left in a search that skips
 *     branches
 * @param steps the number of steps made, at most the limit
 */
public record CensusRow(int start, Outcome outcome, long steps) {
    /**
     * Returns the number of steps to an answer.
     *
     * @param limit the number of steps after which the search is stopped
     */
    public StepsToAnswer toAnswer(long limit) {
        return StepsToAnswer.of(outcome, steps, steps < limit);
    }

    /**
     * Returns the ratio of the steps to those of the first solver from the same start.
     *
     * @param limit the number of steps after which both searches are stopped
     */
    public StepRatio ratioTo(CensusRow first, long limit) {
        return StepRatio.of(first.toAnswer(limit), toAnswer(limit));
    }
}
