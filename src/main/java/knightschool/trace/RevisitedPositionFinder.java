package knightschool.trace;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import knightschool.search.Search;

/**
 * Finds the positions on the path at a step of a search that the search had visited before. That is decided by a
 * {@link PositionRevisitDecider}, however many steps were made, unless the search jumps back over squares with moves to
 * try. The positions of such a search are recorded instead, if it has made at most {@link #MOST_STEPS_RECORDED} steps.
 */
public final class RevisitedPositionFinder {
    /** The most steps of a search that jumps back of which this is known. */
    public static final long MOST_STEPS_RECORDED = 10_000;

    /** The most squares that are looked at for one position, which takes less than a moment on a board of any size. */
    private static final long MOST_SQUARES = 4_000_000;

    /** The number of squares that are looked at for some paths until each has only its share. */
    private static final long RESERVE = 5_000_000;

    /** The share of a path: on a large board, where one takes long, more stay unknown instead. */
    private static final long SHARE = 10_000;

    private final Trace trace;
    private final boolean isRecorded;
    private final PositionRevisitDecider earlier;

    /** The step of the first visit of each position; empty unless it is recorded. */
    private final Map<BitSet, Long> record = new HashMap<>();

    /** The last path that was asked for. */
    private int[] path = {};

    private int[][] tried = {};

    /** The number of its first squares for which {@link #least} is known. */
    private int known;

    private int least;

    /** The number of squares that may be looked at for the next path. */
    private long allowance = RESERVE;

    /** The number of squares that were looked at for all paths. */
    private long looked;

    public RevisitedPositionFinder(Trace trace) {
        this.trace = trace;
        this.isRecorded = !PositionRevisitDecider.serves(trace.solver().policy());
        Search search = trace.searchAt(0);
        this.earlier = new PositionRevisitDecider(search.problem(), search.policy());
        if (isRecorded && trace.explored() <= MOST_STEPS_RECORDED) {
            record(search);
        }
    }

    private void record(Search search) {
        int before = 0;
        do {
            if (search.depth() > before) {
                int[] squares = search.path().squares();
                record.putIfAbsent(position(squares, squares.length), search.step());
            }
            before = search.depth();
        } while (search.step() < trace.explored() && search.advance(1) > 0);
    }

    private static BitSet position(int[] squares, int depth) {
        int head = squares[depth - 1];
        BitSet position = new BitSet();
        Arrays.stream(squares, 0, depth).map(square -> 2 * square).forEach(position::set);
        position.set(2 * head + 1);
        return position;
    }

    /** Returns whether the answers for this search can be known at all. */
    public boolean isKnown() {
        return !isRecorded || !record.isEmpty();
    }

    /**
     * Returns whether the position after the first squares of a path was visited before the search came there.
     *
     * @param step the step of the path, which has been computed
     * @param depth the number of first squares, from 1
     */
    public PositionRevisitStatus visit(long step, int depth) {
        read(step);
        return visitRead(step, depth, MOST_SQUARES);
    }

    private PositionRevisitStatus visitRead(long step, int depth, long mostSquares) {
        if (!isRecorded) {
            return earlier.visit(path, tried, depth, Math.min(mostSquares, MOST_SQUARES));
        }
        if (record.isEmpty()) {
            return PositionRevisitStatus.UNKNOWN;
        }
        Long first = record.get(position(path, depth));
        if (first == null) {
            // The search has grown since its positions were recorded.
            return PositionRevisitStatus.UNKNOWN;
        }
        return first < trace.placementOf(step, depth - 1) ? PositionRevisitStatus.AGAIN : PositionRevisitStatus.FIRST;
    }

    /**
     * Returns the least number of first squares of the path after a step whose position was visited before the search
     * came there, as far as that is known: a search for it ends where it would take long. 0 if none is known.
     *
     * @param step a step that has been computed; steps in ascending order are faster
     */
    public int least(long step) {
        read(step);
        allowance = Math.min(allowance + SHARE, RESERVE);
        if (least == 0) {
            least = isRecorded ? firstAfterKnown(step) : leastAfterKnown(step);
        }
        known = path.length;
        return least;
    }

    /** Returns the number of squares that were looked at for all paths, which is in proportion to the time it took. */
    long looked() {
        return looked;
    }

    private int firstAfterKnown(long step) {
        for (int depth = known + 1; depth <= path.length && !record.isEmpty(); depth++) {
            if (visitRead(step, depth, MOST_SQUARES) == PositionRevisitStatus.AGAIN) {
                return depth;
            }
        }
        return 0;
    }

    /** Below a position visited before are none but such. */
    private int leastAfterKnown(long step) {
        int first = known;
        int again = path.length + 1;
        while (again - first > 1) {
            int middle = (first + again) >>> 1;
            PositionRevisitStatus visit = visitRead(step, middle, allowance);
            allowance -= earlier.looked();
            looked += earlier.looked();
            if (visit == PositionRevisitStatus.AGAIN) {
                again = middle;
            } else {
                first = middle;
            }
        }
        return again > path.length ? 0 : again;
    }

    /** Reads the path after a step, and keeps the answers for the squares that it has in common with the one before. */
    private void read(long step) {
        Search search = trace.scout(step);
        int[] squares = search.path().squares();
        int same = 0;
        while (same < Math.min(squares.length, path.length) && squares[same] == path[same]) {
            same++;
        }
        if (!isRecorded) {
            int[][] now = new int[squares.length - 1][];
            for (int index = 0; index < now.length; index++) {
                // A path that begins alike has come to these squares in the same steps.
                now[index] = index + 2 <= same ? tried[index] : search.triedBefore(index);
            }
            tried = now;
        }
        path = squares;
        known = Math.min(known, same);
        least = least > known ? 0 : least;
    }
}
