package knightschool.algorithm;

import java.util.List;
import knightschool.board.SquareNames;
import knightschool.search.Candidate;
import knightschool.search.Outcome;
import knightschool.search.Policy;
import knightschool.search.Position;
import knightschool.search.Problem;
import knightschool.search.StepKind;

/**
 * One step of a search, with all that is needed to say why it was made.
 *
 * @param position the position after it, which says what it did
 * @param policy how the search goes
 * @param choices what could be tried when it began, the next choice first
 * @param over whether the search ended with it
 * @param outcome how, if it did
 */
public record StepContext(Position position, Policy policy, List<Candidate> choices, boolean over, Outcome outcome) {

    public Problem problem() {
        return position.problem();
    }

    public StepKind stepKind() {
        return position.stepKind();
    }

    /** The chess name of a square. */
    public String name(int square) {
        return SquareNames.name(problem().board(), square);
    }
}
