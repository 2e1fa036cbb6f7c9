package knightschool.algorithm;

import java.util.List;
import knightschool.board.SquareNames;
import knightschool.search.Candidate;
import knightschool.search.Domains;
import knightschool.search.Outcome;
import knightschool.search.Path;
import knightschool.search.Policy;
import knightschool.search.Problem;
import knightschool.search.StepKind;

/**
 * What one step did, with all that is needed to say why.
 *
 * @param problem what is sought
 * @param policy how
 * @param stepKind what the step did
 * @param path the squares visited after it
 * @param before the domains before it; as after it where nothing has happened yet
 * @param domains the domains after it
 * @param choices what could be tried when it began, the next choice first
 * @param over whether the search ended with it
 * @param outcome how, if it did
 */
public record StepContext(
        Problem problem,
        Policy policy,
        StepKind stepKind,
        Path path,
        Domains before,
        Domains domains,
        List<Candidate> choices,
        boolean over,
        Outcome outcome) {

    /** The chess name of a square. */
    public String name(int square) {
        return SquareNames.name(problem.board(), square);
    }

    /** The unvisited squares that have no open move left, rising. */
    public List<Integer> emptyDomains() {
        return now().emptyDomains();
    }

    /** The knight after the step. */
    public Position now() {
        return new Position(problem, path, domains);
    }

    /** The knight where it was taken back from, as it stood there. */
    public Position beforeTakenBack() {
        Position position = now();
        List<Integer> left = stepKind.takenBack();
        for (int i = left.size() - 1; i >= 0; i--) {
            position = position.then(left.get(i));
        }
        return position;
    }
}
