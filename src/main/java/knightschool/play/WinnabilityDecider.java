package knightschool.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.explain.ObstructionSearchResult;
import knightschool.explain.RemainingBoard;
import knightschool.explain.TourExistenceAttempt;
import knightschool.explain.Witness;
import knightschool.graph.KnightGraph;
import knightschool.play.Winnability.CanBeWon;
import knightschool.play.Winnability.CannotBeWon;
import knightschool.play.Winnability.NotKnown;
import knightschool.play.completion.CompletionSearch;

/**
 * Decides whether a game can still be won: first by visible obstructions, then by a search for a completion. If there
 * is none, a cut is searched for, so that the reason is visible.
 *
 * <p>Every answer is proved: by a completion, or by a witness, such as an exhaustive search. Deterministic: budgets are
 * counted in edges and cuts. On boards of up to 64 squares an answer usually takes less than a millisecond, or some ten
 * milliseconds if a cut is searched for; on 40 × 40, some ten milliseconds.
 */
public final class WinnabilityDecider {
    /** The budget of cuts per square, which is enough for candidate cuts to be tried on any board. */
    private static final long CUTS_OF_A_SQUARE = 100;

    private final Board board;
    private final boolean closed;
    private final int[] path;
    private final RemainingBoard remainder;
    private final long budget;
    private final Runnable progress;
    private final List<TourExistenceAttempt> steps = new ArrayList<>();

    private WinnabilityDecider(Game game, long budget, Runnable progress) {
        this.board = game.board();
        this.closed = game.goal().isClosed();
        this.path = game.squares();
        this.remainder = RemainingBoard.of(board, path, closed);
        this.budget = budget;
        this.progress = progress;
    }

    /**
     * Decides the position of a game. Before the knight is placed, decides whether there is a tour at all.
     *
     * @param progress called at intervals; may end the computation by throwing an exception
     */
    public static Winnability decide(Game game, Runnable progress) {
        return decide(game, CompletionSearch.BRIEF, progress);
    }

    /**
     * Decides the position of a game with another budget.
     *
     * @param budget the maximum number of edges that a {@link CompletionSearch} may examine
     */
    public static Winnability decide(Game game, long budget, Runnable progress) {
        return game.isFinished() ? new CanBeWon(List.of()) : new WinnabilityDecider(game, budget, progress).decide();
    }

    private Winnability decide() {
        Optional<Witness> plain = witness(0);
        return plain.isPresent() ? new CannotBeWon(plain.get()) : search();
    }

    private Optional<Witness> witness(long cuts) {
        ObstructionSearchResult report = ObstructionSearchResult.ofPosition(board, path, closed, cuts, progress);
        report.steps().stream().filter(step -> !steps.contains(step)).forEach(steps::add);
        return report.witness();
    }

    private Winnability search() {
        var search = new CompletionSearch(KnightGraph.of(remainder.board()), remainder.ends(), budget, progress);
        Optional<int[]> tour = search.tour();
        steps.add(
                search.isTooLarge()
                        ? new TourExistenceAttempt.SearchOfTooLargeBoard()
                        : new TourExistenceAttempt.SearchRun(search.steps()));
        return tour.isPresent() ? new CanBeWon(completion(tour.get())) : withoutCompletion(search);
    }

    private Winnability withoutCompletion(CompletionSearch search) {
        long squares = remainder.board().playableCount();
        Optional<Witness> cut = witness(Math.max(ObstructionSearchResult.FEW_CUTS, CUTS_OF_A_SQUARE * squares));
        if (cut.isEmpty() && !search.isExhausted()) {
            return new NotKnown(steps);
        }
        return new CannotBeWon(cut.orElseGet(() -> Witness.ofExhaustedRest(remainder, search.steps())));
    }

    /**
     * Returns the squares of a tour through all remaining squares that are still to be visited: without the knight's
     * square and, for a circuit, the first one.
     */
    private List<Integer> completion(int[] tour) {
        int[] squares = remainder.ends().closed() && path.length == 1 ? begunAt(path[0], tour) : tour;
        int from = Math.min(path.length, 1);
        int to = closed && path.length > 1 ? squares.length - 1 : squares.length;
        return Arrays.stream(squares, from, to).boxed().toList();
    }

    private static int[] begunAt(int square, int[] tour) {
        int at = IntStream.range(0, tour.length)
                .filter(i -> tour[i] == square)
                .findFirst()
                .orElseThrow();
        return IntStream.range(0, tour.length)
                .map(i -> tour[(at + i) % tour.length])
                .toArray();
    }
}
