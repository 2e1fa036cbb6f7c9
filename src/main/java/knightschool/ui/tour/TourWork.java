package knightschool.ui.tour;

import java.util.Optional;
import knightschool.board.MoveOrder;
import knightschool.search.Backjump;
import knightschool.search.Lookahead;
import knightschool.search.Order;
import knightschool.search.Outcome;
import knightschool.search.Policy;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.TieBreak;
import knightschool.tour.Places;

/**
 * A thread that answers one question and ends with it: the tour first, then Warnsdorff's rule on the same board, from
 * its upper left corner, ties to the square farthest from the centre (Roth). All methods are for any thread.
 */
final class TourWork implements AutoCloseable {
    private static final int CORNER = 0;

    /** Steps between two looks at whether a person has cancelled. */
    private static final long STRIDE = 50_000;

    private final TourQuestion question;
    private final Thread thread;
    private volatile Built built;
    private volatile Greedy greedy;
    private volatile int visited;
    private volatile boolean cancelled;

    /** Begins to work. */
    TourWork(TourQuestion question) {
        this.question = question;
        this.thread = Thread.ofPlatform().daemon().name("tours").start(this::work);
    }

    private void work() {
        if (question.existence().exists()) {
            built = Built.of(question);
        }
        if (!cancelled) {
            greedy = pass();
        }
    }

    private Greedy pass() {
        long begun = System.nanoTime();
        Problem problem = new Problem(question.board(), MoveOrder.CLOCKWISE, CORNER, question.closed());
        Order order = Order.fewestOnward(TieBreak.ROTH, 0);
        Search search = Search.begin(problem, new Policy(order, Lookahead.NONE, Backjump.NONE));
        while (!search.isOver() && !cancelled) {
            search.advance(STRIDE);
            visited = search.depth();
        }
        long nanos = System.nanoTime() - begun;
        Greedy.Ending ending = ending(search);
        boolean home = question.closed() && ending == Greedy.Ending.FILLED;
        return new Greedy(
                Places.of(question.columns(), question.rows(), search.depth(), search::square, home), ending, nanos);
    }

    private Greedy.Ending ending(Search search) {
        if (!search.isOver()) {
            return Greedy.Ending.CANCELLED;
        }
        if (search.outcome() == Outcome.FOUND) {
            return Greedy.Ending.FILLED;
        }
        return search.depth() == question.squares() ? Greedy.Ending.NOT_HOME : Greedy.Ending.STUCK;
    }

    /** The tour, as soon as it is made. */
    Optional<Built> built() {
        return Optional.ofNullable(built);
    }

    /** How far the rule came, as soon as it comes no further. */
    Optional<Greedy> greedy() {
        return Optional.ofNullable(greedy);
    }

    /** How many squares the rule has visited so far. */
    int visited() {
        return visited;
    }

    /** Ends the rule's pass soon; it is not waited for. */
    @Override
    public void close() {
        cancelled = true;
    }

    /** Whether the thread has ended. */
    boolean isEnded() {
        return !thread.isAlive();
    }
}
