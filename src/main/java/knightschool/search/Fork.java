package knightschool.search;

/**
 * A choice against the order of a search: after a step it takes another of the squares that are still to be tried from
 * the knight's square first. All else stays as it is, so that no branch is left out: the other squares follow in their
 * usual order, and a search that tries every branch does so with a fork, too.
 *
 * @param step the step after which it chooses, from 0; it is made as usual
 * @param square what it tries next: one of its {@link Search#untried} then
 */
public record Fork(long step, int square) {
    /** @throws IllegalArgumentException if the step is below 0 */
    public Fork {
        if (step < 0) {
            throw new IllegalArgumentException("a search has no step " + step);
        }
    }
}
