package knightschool.algorithm.warnsdorff;

import java.util.Iterator;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.TieBreak;

/**
 * Searches for a tour by Warnsdorff's rule with restarts: one {@link WarnsdorffRun} for every deterministic tie-break,
 * then runs with random ties and successive seeds until a given number of squares has been visited without success. The
 * result is the same on every machine.
 */
public final class WarnsdorffRestartSearch {
    /** The number of steps between two progress reports. */
    public static final long STRIDE = 1 << 20;

    private static final long MOST_SQUARES_IN_VAIN = 1 << 18;

    private final Board board;
    private final boolean closed;
    private final Progress progress;

    /** Receives the progress of a run every {@link #STRIDE} steps. */
    @FunctionalInterface
    public interface Progress {
        /**
         * Reports the progress of a run. The method may end the restarts by throwing an exception.
         *
         * @param squares the number of squares of the run's path
         * @param ties the tie-break of the run
         */
        void at(int squares, TieBreak ties);
    }

    /**
     * Creates a search; it begins with {@link #tour}.
     *
     * @param board a full board
     * @param closed whether the last square must be a knight's move from the first
     */
    public WarnsdorffRestartSearch(Board board, boolean closed, Progress progress) {
        this.board = board;
        this.closed = closed;
        this.progress = progress;
    }

    /**
     * Returns a tour, or empty if no run finds one. Every deterministic tie-break gets a complete run, whatever its
     * cost.
     */
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
