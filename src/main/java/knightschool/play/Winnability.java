package knightschool.play;

import java.util.List;
import java.util.Optional;
import knightschool.explain.TourExistenceAttempt;
import knightschool.explain.TourExistenceVerdict;
import knightschool.explain.Witness;

/** The answer to the question whether a position can be won, that is, whether some tour completes it. */
public sealed interface Winnability {
    /**
     * The position can be won.
     *
     * @param completion the remaining squares, in order; empty if the tour is complete
     */
    record CanBeWon(List<Integer> completion) implements Winnability {
        public CanBeWon {
            completion = List.copyOf(completion);
        }
    }

    /**
     * The position cannot be won.
     *
     * @param witness the smallest evidence found, about the remaining squares, the knight's square and, for a circuit,
     *     the first square
     */
    record CannotBeWon(Witness witness) implements Winnability {}

    /**
     * It is not known whether the position can be won.
     *
     * @param attempts what was tried, simplest first
     */
    record NotKnown(List<TourExistenceAttempt> attempts) implements Winnability {
        public NotKnown {
            attempts = List.copyOf(attempts);
        }
    }

    /** Returns the answer as one of three verdicts. */
    default TourExistenceVerdict verdict() {
        return switch (this) {
            case CanBeWon _ -> TourExistenceVerdict.EXISTS;
            case CannotBeWon _ -> TourExistenceVerdict.IMPOSSIBLE;
            case NotKnown _ -> TourExistenceVerdict.UNKNOWN;
        };
    }

    /** Returns a completion after a move, if a known completion begins with that square; otherwise empty. */
    default Optional<CanBeWon> after(int square) {
        return this instanceof CanBeWon(List<Integer> completion)
                        && !completion.isEmpty()
                        && completion.getFirst() == square
                ? Optional.of(new CanBeWon(completion.subList(1, completion.size())))
                : Optional.empty();
    }

    /** Returns whether the position is known to be winnable. */
    default boolean canBeWon() {
        return verdict() == TourExistenceVerdict.EXISTS;
    }

    /** Returns whether the position is known not to be winnable. */
    default boolean cannotBeWon() {
        return verdict() == TourExistenceVerdict.IMPOSSIBLE;
    }
}
