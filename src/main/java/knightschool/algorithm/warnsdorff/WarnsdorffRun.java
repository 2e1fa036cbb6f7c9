package knightschool.algorithm.warnsdorff;

import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.SearchPolicy;
import knightschool.tour.TourSquareNumbers;

/**
 * One path by Warnsdorff's rule alone on a full board: from the upper left corner always to an unvisited square with
 * the fewest onward moves, until there is none, without backtracking (H. C. von Warnsdorf, Des Rösselsprungs einfachste
 * und allgemeinste Lösung, 1823). Time and memory are linear in the number of squares.
 *
 * <p>Steps are made only in {@link #advance}; to cancel a run, stop calling it. Not safe for use by several threads.
 */
public final class WarnsdorffRun {
    private static final int CORNER = 0;

    private final Board board;
    private final boolean closed;
    private final Search search;
    private long nanos;

    /**
     * Creates a run whose path has one square.
     *
     * @param board a full board
     * @param closed whether the last square must be a knight's move from the first
     * @param order an order by fewest onward moves, with its tie-break
     */
    public WarnsdorffRun(Board board, boolean closed, NeighbourOrder order) {
        long begun = System.nanoTime();
        this.board = board;
        this.closed = closed;
        this.search = Search.begin(
                new Problem(board, MoveOrder.CLOCKWISE, CORNER, closed),
                new SearchPolicy(order, Lookahead.NONE, BackjumpRule.NONE));
        this.nanos = System.nanoTime() - begun;
    }

    /** Makes at most the given number of steps; fewer if the path ends first. */
    public void advance(long steps) {
        long begun = System.nanoTime();
        search.advance(steps);
        nanos += System.nanoTime() - begun;
    }

    /** Returns whether the path has ended. */
    public boolean isOver() {
        return search.isOver();
    }

    /** Returns the number of squares of the path. */
    public int length() {
        return search.depth();
    }

    /** Returns the square of the path at an index from 0 to {@link #length} − 1. */
    public int square(int number) {
        return search.square(number);
    }

    /** Returns the squares of the path in order. */
    public int[] squares() {
        return search.path().squares();
    }

    /** Returns how the run ended, or {@code CANCELLED} if it has not ended. */
    public WarnsdorffResult.Ending ending() {
        if (!search.isOver()) {
            return WarnsdorffResult.Ending.CANCELLED;
        }
        if (search.outcome() == Outcome.FOUND) {
            return WarnsdorffResult.Ending.FILLED;
        }
        return search.depth() == board.squares() ? WarnsdorffResult.Ending.NOT_CLOSED : WarnsdorffResult.Ending.STUCK;
    }

    /** Returns the path so far and how the run ended. Takes time linear in the number of squares. */
    public WarnsdorffResult result() {
        WarnsdorffResult.Ending ending = ending();
        TourSquareNumbers path = TourSquareNumbers.of(
                board.columns(),
                board.rows(),
                search.depth(),
                search::square,
                closed && ending == WarnsdorffResult.Ending.FILLED);
        return new WarnsdorffResult(path, ending, nanos);
    }
}
