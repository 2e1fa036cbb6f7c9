package knightschool.algorithm;

import java.util.Iterator;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.search.NeighbourOrder;
import knightschool.search.TieBreak;

/**
 * Tours by Warnsdorff's rule with restarts: one {@link WarnsdorffRun} for every tie-break, then runs whose ties are
 * decided by chance, with one seed after the other, until a number of squares has been visited in vain. The same on
 * every machine.
 */
public final class WarnsdorffRestarts {
    /** Number of steps between two reports. */
    public static final long STRIDE = 1 << 20;

    private static final long MOST_SQUARES_IN_VAIN = 1 << 18;

    private final Board board;
    private final boolean closed;
    private final Progress progress;

    /** Hears how far a run is, every {@link #STRIDE} steps. */
    @FunctionalInterface
    public interface Progress {
        /**
         * A run has come so far; may end the restarts by throwing.
         *
         * @param squares number of squares of its path
         * @param ties what decides its ties
         */
        void at(int squares, TieBreak ties);
    }

    /**
     * Restarts that have not begun.
     *
     * @param board a full one
     * @param closed whether the last square must be a knight's move from the first
     */
    public WarnsdorffRestarts(Board board, boolean closed, Progress progress) {
        this.board = board;
        this.closed = closed;
        this.progress = progress;
    }

    /** A tour, if a run ends with one. Every tie-break without chance has its run, whatever that costs. */
    public Optional<int[]> tour() {
        long inVain = 0;
        for (Iterator<NeighbourOrder> orders = orders().iterator(); orders.hasNext(); ) {
            NeighbourOrder order = orders.next();
            if (order.ties() == TieBreak.RANDOM && inVain > MOST_SQUARES_IN_VAIN) {
                return Optional.empty();
            }
            WarnsdorffRun run = finished(order);
            if (run.ending() == WarnsdorffResult.Ending.FILLED) {
                return Optional.of(run.squares());
            }
            inVain += run.length();
        }
        return Optional.empty();
    }

    private Stream<NeighbourOrder> orders() {
        Stream<TieBreak> ties = board.columns() == board.rows()
                ? Stream.of(TieBreak.SQUIRREL_CULL, TieBreak.ROTH, TieBreak.POHL)
                : Stream.of(TieBreak.ROTH, TieBreak.POHL);
        return Stream.concat(
                ties.map(tie -> NeighbourOrder.fewestOnward(tie, 0)),
                LongStream.iterate(1, seed -> seed + 1)
                        .mapToObj(seed -> NeighbourOrder.fewestOnward(TieBreak.RANDOM, seed)));
    }

    private WarnsdorffRun finished(NeighbourOrder order) {
        WarnsdorffRun run = new WarnsdorffRun(board, closed, order);
        while (!run.isOver()) {
            run.advance(STRIDE);
            progress.at(run.length(), order.ties());
        }
        return run;
    }
}
