package knightschool.search;

import java.util.Arrays;
import knightschool.board.Board;
import knightschool.board.MoveOrder;

/**
 * The search on boards of any size, on arrays: every square keeps its open moves, and a cursor is an {@code int}, four
 * bits for each move still to be tried, the next one lowest.
 *
 * <p>The board is laid into a grid with a margin of two squares that are never free, so that a move is one addition and
 * needs no look at the board's edge; a <em>cell</em> is an index into that grid. A placement takes one move from at
 * most 8 cells and an undo gives it back, which makes a step cost the same on every board.
 */
final class ArraySearch extends Machine {
    /** In a cursor's entry, beside the move: so that no entry is 0 and a cursor is empty only if it is 0. */
    static final int ENTRY = 8;

    /** The move of a cursor's entry. */
    static final int MOVE = 7;

    /** Bits of a cursor's entry. */
    static final int ENTRY_BITS = 4;

    private static final int MARGIN = 2;
    private static final int[] LISTS = lists();
    private static final Loops<ArraySearch> LOOPS = new Loops<>(ArrayLoop.class);

    final int width;
    final int[] offsets = new int[MoveOrder.MOVES];
    final byte[] opposite = new byte[MoveOrder.MOVES];
    final boolean[] free;
    final byte[] open;
    final int end;
    final int[] path;
    final int[] cursors;
    final long[] keys = new long[MoveOrder.MOVES];
    final Flood flood;

    /** Number of unvisited squares without an unvisited neighbour; kept for {@link Lookahead#DEAD_ENDS} alone. */
    int without;

    /** Number of unvisited squares with one unvisited neighbour; kept for {@link Lookahead#DEAD_ENDS} alone. */
    int withOne;

    private final Loop<ArraySearch> loop;
    private final boolean[] playable;

    ArraySearch(Problem problem, Policy policy) {
        super(problem, policy);
        Board board = problem.board();
        MoveOrder moves = problem.moves();
        this.loop = LOOPS.of(policy);
        this.width = board.columns() + 2 * MARGIN;
        int cells = width * (board.rows() + 2 * MARGIN);
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            offsets[move] = moves.dy(move) * width + moves.dx(move);
            opposite[move] = (byte) (1 << moves.opposite(move));
        }
        this.playable = new boolean[cells];
        board.playable().forEach(square -> playable[cell(square)] = true);
        this.free = new boolean[cells];
        this.open = new byte[cells];
        this.end = board.end() == Board.NONE ? Board.NONE : cell(board.end());
        this.path = new int[fullDepth];
        this.cursors = new int[fullDepth];
        this.flood = policy.lookahead() == Lookahead.UNREACHABLE ? new Flood(this) : null;
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

    private int cell(int square) {
        Board board = problem().board();
        return (board.row(square) + MARGIN) * width + board.column(square) + MARGIN;
    }

    /** The column of a cell on the board. */
    int column(int cell) {
        return cell % width - MARGIN;
    }

    /** The row of a cell on the board. */
    int row(int cell) {
        return cell / width - MARGIN;
    }

    /** The moves to unvisited squares in move order, the end square only when it is the last, as a cursor. */
    int inMoveOrder(int cell) {
        int moves = open[cell] & 0xFF;
        return LISTS[end == Board.NONE || depth == fullDepth - 1 ? moves : moves & ~toEnd(cell)];
    }

    private int toEnd(int cell) {
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            if (cell + offsets[move] == end) {
                return 1 << move;
            }
        }
        return 0;
    }

    @Override
    long run(long steps, int lowest) {
        return loop.run(this, steps, lowest);
    }

    @Override
    void clear() {
        depth = 0;
        System.arraycopy(playable, 0, free, 0, free.length);
        Arrays.fill(open, (byte) 0);
        without = 0;
        withOne = 0;
        for (int cell = 0; cell < free.length; cell++) {
            if (playable[cell]) {
                for (int move = 0; move < MoveOrder.MOVES; move++) {
                    open[cell + offsets[move]] |= opposite[move];
                }
            }
        }
        for (int cell = 0; cell < free.length; cell++) {
            int exits = Integer.bitCount(open[cell] & 0xFF);
            without += free[cell] && exits == 0 ? 1 : 0;
            withOne += free[cell] && exits == 1 ? 1 : 0;
        }
    }

    @Override
    void place(int square) {
        path[depth++] = cell(square);
        loop.arrive(this);
    }

    @Override
    void shorten(int remaining) {
        cursors[depth - 1] >>>= ENTRY_BITS * (remaining(depth - 1) - remaining);
    }

    @Override
    int remaining(int index) {
        return length(cursors[index]);
    }

    private static int length(int cursor) {
        return (Integer.SIZE - Integer.numberOfLeadingZeros(cursor)) / ENTRY_BITS;
    }

    @Override
    int[] cursor() {
        int head = path[depth - 1];
        int cursor = cursors[depth - 1];
        int[] squares = new int[length(cursor)];
        for (int i = 0; i < squares.length; i++) {
            squares[i] = squareOf(head + offsets[cursor >>> ENTRY_BITS * i & MOVE]);
        }
        return squares;
    }

    int squareOf(int cell) {
        return problem().board().squareAt(column(cell), row(cell));
    }

    @Override
    public int square(int index) {
        return squareOf(path[index]);
    }
}
