package knightschool.algorithm;

import java.util.Arrays;
import java.util.List;
import knightschool.board.SquareNames;
import knightschool.search.Candidate;
import knightschool.search.Change;
import knightschool.search.Domains;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.search.Way;

/**
 * What one step did, with all that is needed to say why.
 *
 * @param problem what is sought
 * @param change what the step did
 * @param way the squares visited after it
 * @param before the domains before it; as after it where nothing has happened yet
 * @param domains the domains after it
 * @param choices what could be tried when it began, the next choice first
 * @param over whether the search ended with it
 * @param outcome how, if it did
 */
public record Situation(
        Problem problem,
        Change change,
        Way way,
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
        return emptyIn(domains, way.head());
    }

    /** The unvisited squares that had no open move left when the step began, rising. */
    public List<Integer> emptyDomainsBefore() {
        return emptyIn(before, headBefore());
    }

    /** The unvisited squares that had no unvisited neighbour left when the step began, rising. */
    public List<Integer> strandedBefore() {
        int[] numbers = way.numbers(problem.board().squares());
        int taken = change instanceof Change.Retreat retreat ? retreat.left() : way.head();
        numbers[taken] = way.length() + 1;
        return problem.board()
                .playable()
                .filter(square -> numbers[square] == 0)
                .filter(square ->
                        Arrays.stream(problem.graph().neighbours(square)).noneMatch(to -> numbers[to] == 0))
                .boxed()
                .toList();
    }

    private int headBefore() {
        return switch (change) {
            case Change.Begin begin -> begin.square();
            case Change.Place place -> place.from();
            case Change.Retreat retreat -> retreat.left();
        };
    }

    private List<Integer> emptyIn(Domains some, int head) {
        return problem.board()
                .playable()
                .filter(square -> square != head && some.isEmpty(square))
                .boxed()
                .toList();
    }
}
