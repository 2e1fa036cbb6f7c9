package knightschool.search;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.graph.KnightGraph;
import knightschool.search.policy.ScheduledFork;
import knightschool.search.policy.SearchPolicy;
import knightschool.search.policy.TieBreakSortKeys;

/**
 * The depth-first search for a tour on boards of up to 64 squares, with sets of squares as bits. The set of unvisited
 * squares is one {@code long}, and a cursor is another, with one byte for each square still to be tried, the next one
 * lowest.
 *
 * <p>The cursor of a square on the path is the list of the squares still to be tried from it. It is created when the
 * knight is placed and afterwards only loses its first entries, so only its length has to be saved.
 *
 * <p>Cursors in move order are read from a table. The neighbours of the knight's square are masked in the set of
 * unvisited squares, and a multiplication by a factor of that square gives each set of neighbours a number of its own
 * in the highest 8 bits, which the table maps to a list in move order. {@link Long#compress} gives such numbers as
 * well, but takes dozens of instructions where the processor has none for it, or the code is compiled in haste.
 */
final class BitboardTourSearch extends AbstractSearch {
    /** The maximum number of squares of a board. */
    static final int MAX_SQUARES = Long.SIZE;

    /** The flag in every byte of a cursor, beside the square, so that no entry is 0 and only an empty cursor is 0. */
    static final int ENTRY = 0x80;

    /** The mask of the square in a cursor's byte. */
    static final int SQUARE = 0x3F;

    private static final int PATTERNS = 1 << MoveOrder.MOVES;
    private static final int NUMBER_SHIFT = Long.SIZE - MoveOrder.MOVES;

    /** With this one, 3,000 factors are tried at most for the neighbours of a square, on every full board. */
    private static final long SEED = 51;

    private static final SpecializedLoopFactory<BitboardTourSearch> LOOPS =
            new SpecializedLoopFactory<>(BitboardTourSearchLoop.class);

    /** Those made last: most searches follow one on the same board, such as the three of a trace. */
    private static volatile Tables latest;

    final long[] joined;
    final long[] numbering;
    final long[] lists;
    final BitboardKnightMoves fill;
    final long end;

    /** The squares from which a closed tour can return to its first square; all squares for an open tour. */
    final long home;

    final byte[] path;
    final long[] cursors;
    final long[] centreKeys;
    final long[] keys = new long[MoveOrder.MOVES];

    /** The unvisited squares. */
    long free;

    private final SearchLoop<BitboardTourSearch> loop;
    private final long playable;

    /** For every square whether it is unvisited, written only to look for cuts. */
    private final boolean[] each;

    BitboardTourSearch(Problem problem, SearchPolicy policy, List<ScheduledFork> forks) {
        super(problem, policy, forks);
        Board board = problem.board();
        this.loop = LOOPS.of(policy);
        Tables tables = Tables.of(board, problem.moves());
        this.fill = tables.fill;
        this.end = tables.end;
        this.joined = tables.joined;
        this.numbering = tables.numbering;
        this.lists = tables.lists;
        this.playable = tables.playable;
        this.home = problem.closed() ? joined[problem.start()] : -1;
        this.centreKeys = tables.centreKeys;
        this.path = new byte[fullDepth];
        this.cursors = new long[fullDepth];
        this.each = new boolean[cuts == null ? 0 : board.squares()];
        begin();
    }

    /** The tables of a board and an order of moves. They do not change, so that searches share them. */
    private static final class Tables {
        private final Board board;
        private final MoveOrder moves;
        private final BitboardKnightMoves fill;
        private final long end;
        private final long playable;
        private final long[] joined;

        /** For each square its neighbours but the end square, and the factor by which sets of them are numbered. */
        private final long[] numbering;

        private final Map<Long, Long> factorsOfPatterns = new HashMap<>();
        private final long[] lists;
        private final long[] centreKeys;

        private Tables(Board board, MoveOrder moves) {
            this.board = board;
            this.moves = moves;
            this.fill = new BitboardKnightMoves(board);
            this.end = board.end() == Board.NONE ? 0 : 1L << board.end();
            this.playable = board.playable().mapToLong(square -> 1L << square).reduce(0, (a, b) -> a | b);
            this.joined = new long[board.squares()];
            this.numbering = new long[2 * board.squares()];
            this.lists = new long[board.squares() * PATTERNS];
            this.centreKeys = new long[board.squares()];
            KnightGraph graph = new KnightGraph(board, moves);
            board.playable().forEach(square -> {
                fillLists(square, graph.neighbours(square));
                centreKeys[square] =
                        TieBreakSortKeys.farthestFromCentre(board, board.column(square), board.row(square));
            });
        }

        private static Tables of(Board board, MoveOrder moves) {
            Tables tables = latest;
            if (tables == null || !tables.board.equals(board) || !tables.moves.equals(moves)) {
                tables = new Tables(board, moves);
                latest = tables;
            }
            return tables;
        }

        /**
         * Fills the table of lists: each list is its first square followed by the list of the others, which is filled
         * before.
         */
        private void fillLists(int square, int[] neighbours) {
            for (int neighbour : neighbours) {
                joined[square] |= 1L << neighbour;
            }
            int[] inMoveOrder = Arrays.stream(neighbours)
                    .filter(neighbour -> 1L << neighbour != end)
                    .toArray();
            long factor = factor(joined[square]);
            numbering[2 * square] = joined[square] & ~end;
            numbering[2 * square + 1] = factor;
            for (int pattern = 1; pattern < 1 << inMoveOrder.length; pattern++) {
                int next = inMoveOrder[Integer.numberOfTrailingZeros(pattern)];
                long set = 0;
                for (int rest = pattern; rest != 0; rest &= rest - 1) {
                    set |= 1L << inMoveOrder[Integer.numberOfTrailingZeros(rest)];
                }
                lists[place(square, set, factor)] =
                        lists[place(square, set ^ 1L << next, factor)] << Byte.SIZE | next | ENTRY;
            }
        }

        /**
         * Returns a factor that gives each subset of at most 8 bits a number of its own. One for the same bits further
         * up serves as well, once it is shifted: most squares of a board have their neighbours in the same places.
         */
        private long factor(long bits) {
            int shift = Long.numberOfLeadingZeros(bits);
            return bits == 0 ? 0 : factorsOfPatterns.computeIfAbsent(bits << shift, Tables::findFactor) << shift;
        }

        /** Tries factors with few bits, whose products with the bits of a set seldom meet, until one serves. */
        private static long findFactor(long bits) {
            SplittableRandom random = new SplittableRandom(SEED);
            while (true) {
                long factor = random.nextLong() & random.nextLong();
                if (tellsApart(factor, bits)) {
                    return factor;
                }
            }
        }

        private static boolean tellsApart(long factor, long bits) {
            BitSet numbers = new BitSet(PATTERNS);
            long subset = 0;
            do {
                int number = number(subset, factor);
                if (numbers.get(number)) {
                    return false;
                }
                numbers.set(number);
                subset = subset - bits & bits;
            } while (subset != 0);
            return true;
        }
    }

    private static int number(long set, long factor) {
        return (int) (set * factor >>> NUMBER_SHIFT);
    }

    private static int place(int square, long set, long factor) {
        return square * PATTERNS + number(set, factor);
    }

    /** Returns the unvisited neighbours of a square except the end square, in move order, as a cursor. */
    long inMoveOrder(int square, long among) {
        return lists[place(square, among & numbering[2 * square], numbering[2 * square + 1])];
    }

    /**
     * Returns the next square of the stored circuit as a cursor, which is empty if the square may not be entered now.
     */
    long alongCircuit(int square, long among) {
        long enterable = among == end ? among : among & ~end;
        return circuit == null || (enterable & 1L << circuit[square]) == 0 ? 0 : circuit[square] | ENTRY;
    }

    /** Returns the end square as a cursor if it is a knight's move away, for when nothing else is unvisited. */
    long toEnd(int square) {
        return (joined[square] & end) == 0 ? 0 : Long.numberOfTrailingZeros(end) | ENTRY;
    }

    /**
     * Returns whether some square separates the unvisited ones so that no path from the knight's square visits all of
     * them.
     */
    boolean isCut(int head, long unvisited) {
        for (int square = 0; square < each.length; square++) {
            each[square] = (unvisited >>> square & 1) != 0;
        }
        return cuts.part(each, head, Long.bitCount(unvisited));
    }

    @Override
    long run(long steps, int lowest) {
        return loop.run(this, steps, lowest);
    }

    @Override
    void clear() {
        depth = 0;
        free = playable;
    }

    @Override
    void place(int square) {
        free &= ~(1L << square);
        path[depth++] = (byte) square;
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
        // A shift by the whole word, from eight entries to none, would be a shift by nothing.
        int top = depth - 1;
        cursors[top] = note == 0 ? 0 : cursors[top] >>> Byte.SIZE * (note(top) - note);
    }

    @Override
    void prefer(int square, int untried) {
        int top = depth - 1;
        int to = note(top) - untried;
        int from = to;
        while ((cursors[top] >>> Byte.SIZE * from & SQUARE) != square) {
            from++;
        }
        cursors[top] = UntriedSquaresReordering.moveForward(cursors[top], Byte.SIZE, from, to);
    }

    private static int length(long cursor) {
        return (Long.SIZE - Long.numberOfLeadingZeros(cursor)) / Byte.SIZE;
    }

    @Override
    int[] cursor() {
        return cursor(depth - 1);
    }

    @Override
    int[] cursor(int index) {
        long cursor = cursors[index];
        int[] squares = new int[length(cursor)];
        for (int i = 0; i < squares.length; i++) {
            squares[i] = (int) (cursor >>> Byte.SIZE * i) & SQUARE;
        }
        return squares;
    }

    @Override
    public int square(int index) {
        return path[index];
    }
}
