package knightschool.play;

import java.util.List;
import knightschool.explain.Verdict;

/**
 * A move of a game that was played, judged.
 *
 * @param number which square of the path it visited, counted from 1; 1 is where the knight was placed
 * @param square where it led
 * @param candidates how many candidates there were; for the first square, how many squares to begin on
 * @param answers one for each candidate in move order; none for the first square, and none once the game is lost, when
 *     no candidate keeps it open
 * @param after the answer about the position after the move; once the game is lost, that of the move that lost it
 * @param judgement what the move did
 */
public record MoveReview(
        int number,
        int square,
        int candidates,
        List<CandidateWinnability> answers,
        Winnability after,
        MoveJudgement judgement) {
    public MoveReview {
        answers = List.copyOf(answers);
    }

    /** How many candidates are known to keep the game open. */
    public int open() {
        return CandidateWinnability.count(answers, Verdict.EXISTS);
    }

    /** Of how many candidates it is not known whether they keep the game open. */
    public int notKnown() {
        return CandidateWinnability.count(answers, Verdict.UNKNOWN);
    }
}
