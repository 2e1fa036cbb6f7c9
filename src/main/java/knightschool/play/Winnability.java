package knightschool.play;

import java.util.List;
import java.util.Optional;
import knightschool.explain.TourDecisionStep;
import knightschool.explain.Verdict;
import knightschool.explain.Witness;

/** The answer to whether a position can be won: whether some tour still completes it. */
public sealed interface Winnability {
    /**
     * It can.
     *
     * @param completion the squares still to come, in order; empty if the tour is complete
     */
    record CanBeWon(List<Integer> completion) implements Winnability {
        public CanBeWon {
            completion = List.copyOf(completion);
        }
    }

    /**
     * It cannot.
     *
     * @param witness the smallest evidence that was found, about the squares left, the knight's, and the first where a
     *     circuit must come back to it
     */
    record CannotBeWon(Witness witness) implements Winnability {}

    /**
     * Neither was found.
     *
     * @param tried what was tried, simplest first
     */
    record NotKnown(List<TourDecisionStep> tried) implements Winnability {
        public NotKnown {
            tried = List.copyOf(tried);
        }
    }

    /** The answer in one of three words. */
    default Verdict verdict() {
        return switch (this) {
            case CanBeWon _ -> Verdict.EXISTS;
            case CannotBeWon _ -> Verdict.IMPOSSIBLE;
            case NotKnown _ -> Verdict.UNKNOWN;
        };
    }

    /**
     * What is known by it of the position after a move: that it can be won, if a completion begins with that square.
     */
    default Optional<CanBeWon> after(int square) {
        return this instanceof CanBeWon(List<Integer> completion)
                        && !completion.isEmpty()
                        && completion.getFirst() == square
                ? Optional.of(new CanBeWon(completion.subList(1, completion.size())))
                : Optional.empty();
    }

    /** Whether it is known that it can. */
    default boolean canBeWon() {
        return verdict() == Verdict.EXISTS;
    }

    /** Whether it is known that it cannot. */
    default boolean cannotBeWon() {
        return verdict() == Verdict.IMPOSSIBLE;
    }
}
