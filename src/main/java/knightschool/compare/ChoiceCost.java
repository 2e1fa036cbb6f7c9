package knightschool.compare;

import java.util.Optional;
import knightschool.search.Outcome;

/**
 * The number of steps that a search spends on one of its choices at a node: from the placement of the square to its
 * undo, both included, or to the end of the search below it.
 *
 * @param steps the exact number if {@code end} is present, otherwise a number that is exceeded
 * @param end {@link Outcome#FOUND} if the search finds a tour below the choice, {@link Outcome#PROVEN_ABSENT} if it
 *     tries everything there without one, {@link Outcome#STOPPED} if it finds none but this proves nothing; empty if
 *     unknown
 */
public record ChoiceCost(long steps, Optional<Outcome> end) {
    /** The cost of a choice that cannot be counted. */
    public static final ChoiceCost UNKNOWN = moreThan(0);

    /** Returns an exact cost. */
    public static ChoiceCost of(long steps, Outcome end) {
        return new ChoiceCost(steps, Optional.of(end));
    }

    /** Returns an unknown cost that exceeds a number of steps. */
    public static ChoiceCost moreThan(long steps) {
        return new ChoiceCost(steps, Optional.empty());
    }

    /** Returns whether the number of steps is exact. */
    public boolean isExact() {
        return end.isPresent();
    }
}
