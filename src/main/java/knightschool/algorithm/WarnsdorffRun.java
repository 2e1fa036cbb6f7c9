package knightschool.algorithm;

import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.search.BackjumpRule;
import knightschool.search.Lookahead;
import knightschool.search.NeighbourOrder;
import knightschool.search.Outcome;
import knightschool.search.Policy;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.tour.TourIndex;

/**
 * One path by Warnsdorff's rule alone on a full board: from the upper left corner to an unvisited square with the
 * fewest onward moves, until there is none, never going back (H. C. von Warnsdorff, Des Rösselsprungs einfachste und
 * allgemeinste Lösung, 1823). Linear in the squares, in time and memory.
 *
 * <p>It makes steps only in {@link #advance}: a caller that cancels it calls that no more. Belongs to one thread.
 */
public final class WarnsdorffRun {
    private static final int CORNER = 0;

    private final Board board;
    private final boolean closed;
    private final Search search;
    private long nanos;

    /**
     * A path of one square.
     *
     * @param board a full one
     * @param closed whether the last square must be a knight's move from the first
     * @param order by fewest onward moves, with what decides between equally good squares
     */
    public WarnsdorffRun(Board board, boolean closed, NeighbourOrder order) {
        long begun = System.nanoTime();
        this.board = board;
        this.closed = closed;
        this.search = Search.begin(
                new Problem(board, MoveOrder.CLOCKWISE, CORNER, closed),
                new Policy(order, Lookahead.NONE, BackjumpRule.NONE));
        this.nanos = System.nanoTime() - begun;
    }

    /** Makes at most so many steps; fewer if the path ends before. */
    public void advance(long steps) {
        long begun = System.nanoTime();
        search.advance(steps);
        nanos += System.nanoTime() - begun;
    }

    /** Whether the path has ended. */
    public boolean isOver() {
        return search.isOver();
    }

    /** Number of squares of the path. */
    public int length() {
        return search.depth();
    }

    /** The square of the path with a number from 0 to {@link #length} − 1. */
    public int square(int number) {
        return search.square(number);
    }

    /** The squares of the path in order. */
    public int[] squares() {
        return search.path().squares();
    }

    /** How it ended. */
    public WarnsdorffResult.Ending ending() {
        if (!search.isOver()) {
            return WarnsdorffResult.Ending.CANCELLED;
        }
        if (search.outcome() == Outcome.FOUND) {
            return WarnsdorffResult.Ending.FILLED;
        }
        return search.depth() == board.squares() ? WarnsdorffResult.Ending.NOT_CLOSED : WarnsdorffResult.Ending.STUCK;
    }

    /** The path as far as it came, in time linear in the squares. */
    public WarnsdorffResult result() {
        WarnsdorffResult.Ending ending = ending();
        TourIndex path = TourIndex.of(
                board.columns(),
                board.rows(),
                search.depth(),
                search::square,
                closed && ending == WarnsdorffResult.Ending.FILLED);
        return new WarnsdorffResult(path, ending, nanos);
    }
}
