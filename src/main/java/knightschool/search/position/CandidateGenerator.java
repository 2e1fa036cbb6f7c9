package knightschool.search.position;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.search.KnightPath;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.TieBreak;
import knightschool.search.policy.TieBreakSortKeys;

/**
 * Lists the squares that may be visited next: by a search, in the order in which it tries them; by the user, in move
 * order.
 */
public final class CandidateGenerator {
    private CandidateGenerator() {}

    /**
     * Returns the squares that a search may try from its current position, the next choice first; empty if the
     * lookahead prunes the position or the search is over.
     */
    public static List<Candidate> of(Search search) {
        return of(search.problem(), search.path(), search.untried(), true);
    }

    /**
     * Returns the squares to which the user may go after a path: the unvisited neighbours of its last square, in move
     * order. The board's end is included only if no other square remains.
     */
    static List<Candidate> unranked(Problem problem, KnightPath path) {
        return of(problem, path, problem.enterable(path).toArray(), false);
    }

    private static List<Candidate> of(Problem problem, KnightPath path, int[] squares, boolean ranked) {
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

    /**
     * Returns the next choice of a search, followed by the candidates of equal rank. Between these only the move order
     * or chance decides. Empty if nothing may be tried.
     *
     * @param position of a search, whose candidates are ranked
     */
    public static List<Integer> asGoodAsNext(Position position, NeighbourOrder order) {
        List<Candidate> candidates = position.candidates();
        if (candidates.isEmpty()) {
            return List.of();
        }
        Candidate next = candidates.getFirst();
        return candidates.stream()
                .filter(other -> other.isNext()
                        || order.sorts()
                                && (!order.fewestOnward() || other.onward() == next.onward())
                                && tieKey(position, order.ties(), other) == tieKey(position, order.ties(), next))
                .map(Candidate::square)
                .toList();
    }

    /**
     * Returns the number by which a tie-break compares candidates before it takes the first in some order; the same for
     * all candidates if it uses only the order.
     */
    private static long tieKey(Position position, TieBreak ties, Candidate candidate) {
        Board board = position.board();
        int square = candidate.square();
        return switch (ties) {
            case MOVE_ORDER, SQUIRREL_CULL, RANDOM -> 0;
            case POHL -> onwardTogether(position, square);
            case ROTH -> TieBreakSortKeys.farthestFromCentre(board, square % board.columns(), square / board.columns());
        };
    }

    /** Returns Pohl's number: the onward moves from all squares to which a candidate's square leads, together. */
    public static long onwardTogether(Position position, int square) {
        int[] numbers = position.path().numbers(position.board().squares());
        return Arrays.stream(position.problem().graph().neighbours(square))
                .filter(neighbour -> numbers[neighbour] == 0)
                .mapToLong(neighbour -> onward(position.problem(), neighbour, numbers) - 1L)
                .sum();
    }
}
