package knightschool.search;

import java.util.Arrays;
import knightschool.board.Board;
import knightschool.board.MoveOrder;

/**
 * The search on boards of up to 64 squares: the set of unvisited squares is one {@code long}.
 *
 * <p>Which moves lead to an unvisited square is read from a table: the neighbours of the knight's square are pressed
 * out of the unvisited set ({@link Long#compress}), which gives at most 8 bits in the order of the squares, and the
 * table turns them into moves.
 */
final class BitSearch implements Search {
    /** The largest board that fits, in squares. */
    static final int MAX_SQUARES = Long.SIZE;

    private static final int PATTERNS = 1 << MoveOrder.MOVES;

    private final Problem problem;
    private final Policy policy;
    private final long[] neighbours;
    private final byte[] targets;
    private final byte[] movesOf;
    private final long playable;
    private final long end;
    private final int[] path;
    private final byte[] tried;
    private final int goalDepth;

    private long unvisited;
    private int depth;
    private long step;
    private long pruned;
    private boolean over;
    private Outcome outcome = Outcome.STOPPED;

    BitSearch(Problem problem, Policy policy) {
        this.problem = problem;
        this.policy = policy;
        Board board = problem.board();
        int squares = board.squares();
        this.neighbours = new long[squares];
        this.targets = new byte[squares * MoveOrder.MOVES];
        this.movesOf = new byte[squares * PATTERNS];
        board.playable().forEach(this::fillTables);
        this.playable = board.playable().mapToLong(square -> 1L << square).reduce(0, (a, b) -> a | b);
        this.end = board.end() == Board.NONE ? 0 : 1L << board.end();
        this.goalDepth = board.playableCount();
        this.path = new int[goalDepth];
        this.tried = new byte[goalDepth];
        begin();
    }

    private void fillTables(int square) {
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            int target = problem.graph().neighbour(square, move);
            if (target != Board.NONE) {
                neighbours[square] |= 1L << target;
                targets[square * MoveOrder.MOVES + move] = (byte) target;
            }
        }
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            int target = problem.graph().neighbour(square, move);
            if (target != Board.NONE) {
                int bit = Long.bitCount(neighbours[square] & ((1L << target) - 1));
                for (int pattern = 0; pattern < PATTERNS; pattern++) {
                    movesOf[square * PATTERNS + pattern] |= (byte) ((pattern >> bit & 1) << move);
                }
            }
        }
    }

    private void begin() {
        path[0] = problem.start();
        tried[0] = 0;
        depth = 1;
        unvisited = playable & ~(1L << problem.start());
        step = 0;
        pruned = 0;
        over = false;
        outcome = Outcome.STOPPED;
        settle();
    }

    @Override
    public long advance(long steps) {
        if (over || steps <= 0) {
            return 0;
        }
        long done = run(steps);
        step += done;
        settle();
        return done;
    }

    /** The loop. Slots are resolved before it, and what changes lives in locals while it runs. */
    private long run(long steps) {
        final boolean looks = policy.lookahead() == Lookahead.EMPTY_DOMAINS;
        final boolean fewest = policy.order() == Order.FEWEST_ONWARD;
        final boolean goesBack = policy.backjump() != Backjump.NONE;
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
                if (free == 0 && problem.isGoal(target)) {
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

    /** Sees whether the position reached is the last, so that being over is a fact of the position. */
    private void settle() {
        if (problem.startsOnItsEnd()) {
            finish(Outcome.PROVEN_ABSENT);
        } else if (unvisited == 0 && problem.isGoal(path[depth - 1])) {
            finish(Outcome.FOUND);
        } else if (policy.backjump() == Backjump.NONE) {
            if (isStuck()) {
                finish(Outcome.STOPPED);
            }
        } else if (depth == 1 && (isStuck() || policy.lookahead() != Lookahead.NONE && hasEmptyDomain())) {
            finish(Outcome.PROVEN_ABSENT);
        }
    }

    private boolean isStuck() {
        return (open(path[depth - 1], unvisited) & ~tried[depth - 1]) == 0;
    }

    private boolean hasEmptyDomain() {
        return anyEmptyBeside(neighbours, unvisited & ~neighbours[path[depth - 1]], unvisited);
    }

    private void finish(Outcome how) {
        over = true;
        outcome = how;
    }

    @Override
    public Checkpoint save() {
        return new Checkpoint(step, pruned, Arrays.copyOf(path, depth), Arrays.copyOf(tried, depth));
    }

    @Override
    public void restore(Checkpoint checkpoint) {
        depth = checkpoint.path().length;
        System.arraycopy(checkpoint.path(), 0, path, 0, depth);
        System.arraycopy(checkpoint.tried(), 0, tried, 0, depth);
        unvisited = playable;
        for (int i = 0; i < depth; i++) {
            unvisited &= ~(1L << path[i]);
        }
        step = checkpoint.step();
        pruned = checkpoint.pruned();
        over = false;
        outcome = Outcome.STOPPED;
        settle();
    }

    @Override
    public Problem problem() {
        return problem;
    }

    @Override
    public Policy policy() {
        return policy;
    }

    @Override
    public long step() {
        return step;
    }

    @Override
    public boolean isOver() {
        return over;
    }

    @Override
    public Outcome outcome() {
        return outcome;
    }

    @Override
    public int depth() {
        return depth;
    }

    @Override
    public int square(int index) {
        return path[index];
    }

    @Override
    public int tried() {
        return tried[depth - 1] & 0xFF;
    }

    @Override
    public long pruned() {
        return pruned;
    }
}
