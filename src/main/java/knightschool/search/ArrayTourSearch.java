package knightschool.search;

import java.util.List;
import knightschool.board.MoveOrder;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.ScheduledFork;
import knightschool.search.policy.SearchPolicy;

/**
 * The depth-first search for a tour on boards of any size, with positions in arrays. A cursor, the list of the squares
 * still to be tried from a square on the path, is an {@code int} with four bits for each move, the next one lowest; see
 * {@link BitboardTourSearch} for how it changes.
 */
final class ArrayTourSearch extends AbstractArrayTourSearch {
    /** The flag in every entry of a cursor, beside the move, so that no entry is 0 and only an empty cursor is 0. */
    static final int ENTRY = 8;

    /** The mask of the move in a cursor's entry. */
    static final int MOVE = 7;

    /** The number of bits in a cursor's entry. */
    static final int ENTRY_BITS = 4;

    private static final int[] LISTS = lists();
    private static final SpecializedLoopFactory<ArrayTourSearch> LOOPS =
            new SpecializedLoopFactory<>(ArrayTourSearchLoop.class);

    final int[] cursors;
    final long[] keys = new long[MoveOrder.MOVES];
    final UnvisitedConnectivity flood;

    /**
     * The number of unvisited squares without an unvisited neighbour; maintained only for {@link Lookahead#DEAD_ENDS}.
     */
    int without;

    /**
     * The number of unvisited squares with one unvisited neighbour; maintained only for {@link Lookahead#DEAD_ENDS}.
     */
    int withOne;

    private final SearchLoop<ArrayTourSearch> loop;

    ArrayTourSearch(Problem problem, SearchPolicy policy, List<ScheduledFork> forks) {
        super(problem, policy, forks);
        this.loop = LOOPS.of(policy);
        this.cursors = new int[fullDepth];
        this.flood = policy.lookaheads().contains(Lookahead.UNREACHABLE) ? new UnvisitedConnectivity(this) : null;
        begin();
    }

    private static int[] lists() {
        int[] lists = new int[1 << MoveOrder.MOVES];
        for (int pattern = 0; pattern < lists.length; pattern++) {
            for (int move = MOVE; move >= 0; move--) {
                if ((pattern >> move & 1) != 0) {
                    lists[pattern] = lists[pattern] << ENTRY_BITS | move | ENTRY;
                }
            }
        }
        return lists;
    }

    /**
     * Returns the moves to unvisited squares in move order, as a cursor; to the end square only if it is the last
     * unvisited one.
     */
    int inMoveOrder(int cell) {
        return LISTS[possible(cell)];
    }

    /**
     * Returns the next square of the stored circuit as a cursor, which is empty if the square may not be entered now.
     */
    int alongCircuit(int cell) {
        if (circuit == null) {
            return 0;
        }
        int square = squareOf(cell);
        int move = problem().moves().moveBetween(problem().board(), square, circuit[square]);
        return (possible(cell) >> move & 1) == 0 ? 0 : move | ENTRY;
    }

    @Override
    long run(long steps, int lowest) {
        return loop.run(this, steps, lowest);
    }

    @Override
    void clear() {
        super.clear();
        without = 0;
        withOne = 0;
        for (int cell = 0; cell < free.length; cell++) {
            int exits = Integer.bitCount(open[cell] & 0xFF);
            without += free[cell] && exits == 0 ? 1 : 0;
            withOne += free[cell] && exits == 1 ? 1 : 0;
        }
    }

    @Override
    void place(int square) {
        path[depth++] = cell(square);
        peak = Math.max(peak, depth);
        loop.arrive(this);
    }

    @Override
    boolean isExhausted() {
        return cursors[depth - 1] == 0;
    }

    @Override
    int note(int index) {
        return length(cursors[index]);
    }

    @Override
    void recall(int note, int spent) {
        // A shift by 32 bits, from eight entries to none, would leave an int unchanged.
        int top = depth - 1;
        cursors[top] = note == 0 ? 0 : cursors[top] >>> ENTRY_BITS * (note(top) - note);
    }

    @Override
    void prefer(int square, int untried) {
        int top = depth - 1;
        int to = note(top) - untried;
        int from = to;
        while (squareOf(path[top] + offsets[cursors[top] >>> ENTRY_BITS * from & MOVE]) != square) {
            from++;
        }
        cursors[top] =
                (int) UntriedSquaresReordering.moveForward(Integer.toUnsignedLong(cursors[top]), ENTRY_BITS, from, to);
    }

    private static int length(int cursor) {
        return (Integer.SIZE - Integer.numberOfLeadingZeros(cursor)) / ENTRY_BITS;
    }

    @Override
    int[] cursor() {
        return cursor(depth - 1);
    }

    @Override
    int[] cursor(int index) {
        int head = path[index];
        int cursor = cursors[index];
        int[] squares = new int[length(cursor)];
        for (int i = 0; i < squares.length; i++) {
            squares[i] = squareOf(head + offsets[cursor >>> ENTRY_BITS * i & MOVE]);
        }
        return squares;
    }
}
