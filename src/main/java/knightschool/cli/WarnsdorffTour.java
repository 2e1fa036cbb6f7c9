package knightschool.cli;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.search.Backjump;
import knightschool.search.Lookahead;
import knightschool.search.Order;
import knightschool.search.Outcome;
import knightschool.search.Policy;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.TieBreak;

/**
 * Tours by Warnsdorff's rule alone, which never goes back: attempts from the upper left corner, one tie-break after the
 * other, then by chance with one seed after the other, until a number of squares has been visited in vain.
 */
final class WarnsdorffTour {
    private static final long MOST_SQUARES_IN_VAIN = 1 << 18;
    private static final int CORNER = 0;

    private final Progress progress;
    private final Board board;
    private final Problem problem;

    WarnsdorffTour(Terminal terminal, Board board, boolean closed) {
        this.progress = new Progress(terminal);
        this.board = board;
        this.problem = new Problem(board, MoveOrder.CLOCKWISE, CORNER, closed);
    }

    /** A tour, if an attempt ends well. Every tie-break without chance has one attempt, whatever it costs. */
    Optional<int[]> tour() {
        long inVain = 0;
        for (var orders = orders().iterator(); orders.hasNext(); ) {
            Order order = orders.next();
            if (order.ties() == TieBreak.RANDOM && inVain > MOST_SQUARES_IN_VAIN) {
                return Optional.empty();
            }
            Search search = Search.begin(problem, new Policy(order, Lookahead.NONE, Backjump.NONE));
            run(search, order);
            if (search.outcome() == Outcome.FOUND) {
                return Optional.of(search.path().squares());
            }
            inVain += search.depth();
        }
        return Optional.empty();
    }

    private Stream<Order> orders() {
        Stream<TieBreak> ties = board.columns() == board.rows()
                ? Stream.of(TieBreak.SQUIRREL_CULL, TieBreak.ROTH, TieBreak.POHL)
                : Stream.of(TieBreak.ROTH, TieBreak.POHL);
        return Stream.concat(
                ties.map(tie -> Order.fewestOnward(tie, 0)),
                LongStream.iterate(1, seed -> seed + 1).mapToObj(seed -> Order.fewestOnward(TieBreak.RANDOM, seed)));
    }

    private void run(Search search, Order order) {
        while (!search.isOver()) {
            search.advance(Progress.STRIDE);
            progress.say(() -> String.format(
                    Locale.ROOT,
                    "%,d of %,d squares visited, ties by %s. Ctrl+C ends it.",
                    search.depth(),
                    board.squares(),
                    order.ties().word()));
        }
    }
}
