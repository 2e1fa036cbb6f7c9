package knightschool.explain;

import java.util.List;
import java.util.Optional;

/**
 * The answer to the question whether there is a tour.
 *
 * @param verdict what is known
 * @param witness why there is none; present if and only if a tour is impossible
 * @param example the squares of a tour in order; empty unless one exists
 * @param attempts what was tried, simplest first; if the answer is known, the last decided it
 */
public record TourExistenceAnswer(
        TourExistenceVerdict verdict, Optional<Witness> witness, int[] example, List<TourExistenceAttempt> attempts) {
    private static final int[] NO_EXAMPLE = {};

    /** Returns the answer that there is no tour, as a witness shows. */
    public static TourExistenceAnswer impossible(Witness witness, List<TourExistenceAttempt> steps) {
        return new TourExistenceAnswer(
                TourExistenceVerdict.IMPOSSIBLE, Optional.of(witness), NO_EXAMPLE, List.copyOf(steps));
    }

    static TourExistenceAnswer exists(int[] example, List<TourExistenceAttempt> steps) {
        return new TourExistenceAnswer(TourExistenceVerdict.EXISTS, Optional.empty(), example, List.copyOf(steps));
    }

    static TourExistenceAnswer unknown(List<TourExistenceAttempt> steps) {
        return new TourExistenceAnswer(TourExistenceVerdict.UNKNOWN, Optional.empty(), NO_EXAMPLE, List.copyOf(steps));
    }
}
