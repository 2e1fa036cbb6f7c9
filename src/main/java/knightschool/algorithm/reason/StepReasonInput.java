package knightschool.algorithm.reason;

import java.util.List;
import knightschool.board.SquareNames;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.search.SearchStep;
import knightschool.search.policy.SearchPolicy;
import knightschool.search.position.Candidate;
import knightschool.search.position.Position;

/**
 * One step of a search with the data needed to give the reason for it.
 *
 * @param position the position after the step, which also records the step
 * @param policy the policy of the search
 * @param choices the moves that could be tried when the step began, the next choice first
 * @param over whether the search ended with this step
 * @param outcome the outcome if the search ended
 */
public record StepReasonInput(
        Position position, SearchPolicy policy, List<Candidate> choices, boolean over, Outcome outcome) {

    public Problem problem() {
        return position.problem();
    }

    public SearchStep stepKind() {
        return position.stepKind();
    }

    /** Returns the chess name of a square. */
    public String name(int square) {
        return SquareNames.name(problem().board(), square);
    }
}
