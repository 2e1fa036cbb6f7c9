package knightschool.search.policy;

/**
 * A choice against the order of a search: after a given step, another one of the squares left to try from the knight's
 * square is tried first. The other squares follow in their usual order, so that no branch is left out, and a search
 * that proves the absence of a tour still does so.
 *
 * @param step the step, from 0, after which the fork is taken; the step itself is made as usual
 * @param square the square to try next, one of the {@link knightschool.search.Search#untried} squares after that step
 */
public record ScheduledFork(long step, int square) {
    /** @throws IllegalArgumentException if the step is below 0 */
    public ScheduledFork {
        if (step < 0) {
            throw new IllegalArgumentException("a search has no step " + step);
        }
    }
}
