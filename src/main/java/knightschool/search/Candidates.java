package knightschool.search;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Describes what may be tried next: by a search in the order in which it will, by a person in move order. */
public final class Candidates {
    private Candidates() {}

    /**
     * The squares that may be tried from where the search stands, the next choice first; none if the lookahead condemns
     * the position or the search is over.
     */
    public static List<Candidate> of(Search search) {
        return of(search.problem(), search.path(), search.untried(), true);
    }

    /**
     * The squares that a person may go to after a path: the unvisited neighbours of its last, in move order. The end of
     * the board is one of them where no other is left.
     */
    static List<Candidate> unranked(Problem problem, Path path) {
        return of(problem, path, enterable(problem, path).toArray(), false);
    }

    /**
     * The unvisited neighbours of the last square of a path, in move order. The end of the board is one of them where
     * no other is left.
     */
    static IntStream enterable(Problem problem, Path path) {
        int[] numbers = path.numbers(problem.board().squares());
        boolean last = path.length() + 1 == problem.board().playableCount();
        return Arrays.stream(problem.graph().neighbours(path.head()))
                .filter(square -> numbers[square] == 0
                        && (last || square != problem.board().end()));
    }

    private static List<Candidate> of(Problem problem, Path path, int[] squares, boolean ranked) {
        int[] numbers = path.numbers(problem.board().squares());
        int[] onward = Arrays.stream(squares)
                .map(square -> onward(problem, square, numbers))
                .toArray();
        return IntStream.range(0, squares.length)
                .mapToObj(i -> new Candidate(
                        squares[i],
                        problem.moves().moveBetween(problem.board(), path.head(), squares[i]),
                        ranked ? i + 1 : 0,
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
