package knightschool.search;

import knightschool.board.Board;
import knightschool.board.MoveOrder;

/**
 * The search on boards of up to 64 squares: the set of unvisited squares is one {@code long}.
 *
 * <p>Which moves lead to an unvisited square is read from a table: the neighbours of the knight's square are pressed
 * out of the unvisited set ({@link Long#compress}), which gives at most 8 bits in the order of the squares, and the
 * table turns them into moves.
 */
final class BitSearch extends Machine {
    /** The largest board that fits, in squares. */
    static final int MAX_SQUARES = Long.SIZE;

    private static final int PATTERNS = 1 << MoveOrder.MOVES;

    private final long[] neighbours;
    private final byte[] targets;
    private final byte[] movesOf;
    private final long playable;
    private final long end;

    private long unvisited;

    BitSearch(Problem problem, Policy policy) {
        super(problem, policy);
        Board board = problem.board();
        int squares = board.squares();
        this.neighbours = new long[squares];
        this.targets = new byte[squares * MoveOrder.MOVES];
        this.movesOf = new byte[squares * PATTERNS];
        board.playable().forEach(this::fillTables);
        this.playable = board.playable().mapToLong(square -> 1L << square).reduce(0, (a, b) -> a | b);
        this.end = board.end() == Board.NONE ? 0 : 1L << board.end();
        begin();
    }

    private void fillTables(int square) {
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            int target = problem().graph().neighbour(square, move);
            if (target != Board.NONE) {
                neighbours[square] |= 1L << target;
                targets[square * MoveOrder.MOVES + move] = (byte) target;
            }
        }
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            int target = problem().graph().neighbour(square, move);
            if (target != Board.NONE) {
                int bit = Long.bitCount(neighbours[square] & ((1L << target) - 1));
                for (int pattern = 0; pattern < PATTERNS; pattern++) {
                    movesOf[square * PATTERNS + pattern] |= (byte) ((pattern >> bit & 1) << move);
                }
            }
        }
    }

    /** The loop. Slots are resolved before it, and what changes lives in locals while it runs. */
    @Override
    long run(long steps) {
        final boolean looks = policy().lookahead() == Lookahead.EMPTY_DOMAINS;
        final boolean fewest = policy().order() == Order.FEWEST_ONWARD;
        final boolean goesBack = policy().backjump() != Backjump.NONE;
        final long[] joined = neighbours;
        final int[] way = path;
        final byte[] spent = tried;
        long free = unvisited;
        int top = depth - 1;
        boolean fresh = true;
        long done = 0;
        while (done < steps) {
            int head = way[top];
            if (looks && fresh && top > 0 && anyEmptyBeside(joined, joined[way[top - 1]] & free, free)) {
                pruned++;
                free |= 1L << head;
                top--;
                done++;
                fresh = false;
                continue;
            }
            int open = open(head, free) & ~spent[top];
            if (open != 0) {
                int move = fewest ? fewestOnward(head, open, free) : Integer.numberOfTrailingZeros(open);
                int target = targets[head * MoveOrder.MOVES + move];
                spent[top] |= (byte) (1 << move);
                way[++top] = target;
                spent[top] = 0;
                free &= ~(1L << target);
                done++;
                fresh = true;
                if (free == 0 && problem().isGoal(target)) {
                    break;
                }
            } else if (top > 0 && goesBack) {
                free |= 1L << head;
                top--;
                done++;
                fresh = false;
            } else {
                break;
            }
        }
        unvisited = free;
        depth = top + 1;
        return done;
    }

    /** The moves from a square to unvisited squares, the end square only when it is the last, as bits. */
    private int open(int square, long free) {
        long enterable = free == end ? free : free & ~end;
        return movesOf[square * PATTERNS + (int) Long.compress(enterable, neighbours[square])] & 0xFF;
    }

    private int fewestOnward(int head, int open, long free) {
        int best = 0;
        int fewest = Integer.MAX_VALUE;
        for (int rest = open; rest != 0; rest &= rest - 1) {
            int move = Integer.numberOfTrailingZeros(rest);
            int onward = Long.bitCount(neighbours[targets[head * MoveOrder.MOVES + move]] & free);
            if (onward < fewest) {
                fewest = onward;
                best = move;
            }
        }
        return best;
    }

    /**
     * Whether one of these unvisited squares has no unvisited neighbour. They are the neighbours of the square that the
     * knight has just left: nobody else's domain can have become empty, and as the knight's graph has two colours, none
     * of them is joined to the square where it stands now.
     */
    private static boolean anyEmptyBeside(long[] joined, long left, long free) {
        for (long rest = left; rest != 0; rest &= rest - 1) {
            if ((joined[Long.numberOfTrailingZeros(rest)] & free) == 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    void clear() {
        depth = 0;
        unvisited = playable;
    }

    @Override
    void place(int square) {
        unvisited &= ~(1L << square);
        path[depth] = square;
        tried[depth++] = 0;
    }

    @Override
    boolean isStuck() {
        return (open(path[depth - 1], unvisited) & ~tried[depth - 1]) == 0;
    }

    @Override
    boolean hasEmptyDomain() {
        return anyEmptyBeside(neighbours, unvisited & ~neighbours[path[depth - 1]], unvisited);
    }

    @Override
    public int square(int index) {
        return path[index];
    }
}
