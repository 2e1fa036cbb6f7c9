package knightschool.search;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Describes what a search may try next at one moment, in the order in which it will. */
public final class Candidates {
    private Candidates() {}

    /**
     * The squares that may be tried from where the search stands, the next choice first; none if the lookahead condemns
     * the position or the search is over.
     */
    public static List<Candidate> of(Search search) {
        int[] squares = search.untried();
        Path path = search.path();
        Problem problem = search.problem();
        int[] numbers = path.numbers(problem.board().squares());
        int[] onward = Arrays.stream(squares)
                .map(square -> onward(problem, square, numbers))
                .toArray();
        return IntStream.range(0, squares.length)
                .mapToObj(i -> new Candidate(
                        squares[i],
                        problem.moves().moveBetween(problem.board(), path.head(), squares[i]),
                        i + 1,
                        onward[i],
                        Arrays.stream(onward)
                                        .filter(other -> other == onward[i])
                                        .count()
                                > 1))
                .toList();
    }

    private static int onward(Problem problem, int square, int[] numbers) {
        return (int) Arrays.stream(problem.graph().neighbours(square))
                .filter(neighbour -> numbers[neighbour] == 0)
                .count();
    }
}
