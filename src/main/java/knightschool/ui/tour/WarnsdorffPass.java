package knightschool.ui.tour;

import knightschool.board.MoveOrder;
import knightschool.search.Backjump;
import knightschool.search.Lookahead;
import knightschool.search.Order;
import knightschool.search.Outcome;
import knightschool.search.Policy;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.TieBreak;
import knightschool.tour.TourIndex;
import knightschool.tour.VisitCoverage;

/**
 * Warnsdorff's rule on a full board, from its upper left corner, ties to the square farthest from the centre (Roth),
 * never going back. What is measured is the search alone, without what is done for the picture of it.
 */
final class WarnsdorffPass {
    private static final int CORNER = 0;

    /** Steps between two looks at whether a person has cancelled, or wants to see how far it is. */
    private static final long STRIDE = 50_000;

    private final TourQuestion question;
    private final Search search;
    private final VisitCoverage.Tally tally;
    private long nanos;

    WarnsdorffPass(TourQuestion question) {
        long begun = System.nanoTime();
        Problem problem = new Problem(question.board(), MoveOrder.CLOCKWISE, CORNER, question.closed());
        Order order = Order.fewestOnward(TieBreak.ROTH, 0);
        this.question = question;
        this.search = Search.begin(problem, new Policy(order, Lookahead.NONE, Backjump.NONE));
        this.nanos = System.nanoTime() - begun;
        this.tally = new VisitCoverage.Tally(question.columns(), question.rows());
    }

    /** Goes on for some steps, as long as there are any. */
    void advance() {
        long begun = System.nanoTime();
        search.advance(STRIDE);
        nanos += System.nanoTime() - begun;
        while (tally.length() < search.depth()) {
            tally.visit(search.square(tally.length()));
        }
    }

    boolean isOver() {
        return search.isOver();
    }

    VisitCoverage soFar() {
        return tally.soFar();
    }

    /** How it ended, or how far it has come where it did not. */
    WarnsdorffResult result() {
        WarnsdorffResult.Ending ending = ending();
        boolean home = question.closed() && ending == WarnsdorffResult.Ending.FILLED;
        return new WarnsdorffResult(
                TourIndex.of(question.columns(), question.rows(), search.depth(), search::square, home), ending, nanos);
    }

    private WarnsdorffResult.Ending ending() {
        if (!search.isOver()) {
            return WarnsdorffResult.Ending.CANCELLED;
        }
        if (search.outcome() == Outcome.FOUND) {
            return WarnsdorffResult.Ending.FILLED;
        }
        return search.depth() == question.squares() ? WarnsdorffResult.Ending.NOT_HOME : WarnsdorffResult.Ending.STUCK;
    }
}
