package knightschool.compare;

import java.util.Optional;
import knightschool.search.Outcome;

/**
 * What a search spends on one of its choices at a node: the steps from the placement of that square until its undo,
 * both counted, or until the search ends below it.
 *
 * @param steps exact where it is known how it ends; else it takes more than that
 * @param end {@link Outcome#FOUND} where the search ends below it with a tour, {@link Outcome#PROVEN_ABSENT} where all
 *     is tried and undone without one, {@link Outcome#STOPPED} where none is found but that proves nothing; empty where
 *     it is not known
 */
public record ChoiceCost(long steps, Optional<Outcome> end) {
    /** It takes exactly that many steps. */
    public static ChoiceCost of(long steps, Outcome end) {
        return new ChoiceCost(steps, Optional.of(end));
    }

    /** It takes more steps than that; how many is not known. */
    public static ChoiceCost moreThan(long steps) {
        return new ChoiceCost(steps, Optional.empty());
    }

    /** Whether all of it is known. */
    public boolean isExact() {
        return end.isPresent();
    }
}
