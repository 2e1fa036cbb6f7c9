package knightschool.play;

import java.util.List;
import knightschool.explain.TourExistenceVerdict;

/**
 * The judgement of a move of a game.
 *
 * @param number the number of its square in the path, from 1; 1 is the placing of the knight
 * @param square the square to which it led
 * @param candidates the number of candidates; for the first square, the number of squares to begin on
 * @param answers one for each candidate in move order; empty for the first square and after the game is lost, when no
 *     candidate keeps it winnable
 * @param after the answer for the position after the move; once the game is lost, that of the move that lost it
 * @param judgement what the move did
 */
public record MoveReview(
        int number,
        int square,
        int candidates,
        List<CandidateWinnability> answers,
        Winnability after,
        MoveEffectOnWinnability judgement) {
    public MoveReview {
        answers = List.copyOf(answers);
    }

    /** Returns the number of candidates known to keep the game winnable. */
    public int open() {
        return CandidateWinnability.count(answers, TourExistenceVerdict.EXISTS);
    }

    /** Returns the number of candidates for which it is not known whether they keep the game winnable. */
    public int notKnown() {
        return CandidateWinnability.count(answers, TourExistenceVerdict.UNKNOWN);
    }
}
