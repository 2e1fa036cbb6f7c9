package knightschool.search;

import java.util.Arrays;
import knightschool.board.Board;
import knightschool.board.MoveOrder;

/**
 * The search on boards of any size, on arrays.
 *
 * <p>The board is laid into a grid with a margin of two squares that are never free, so that a move is one addition and
 * needs no look at the board's edge; a <em>cell</em> is an index into that grid. For every cell the number of its
 * unvisited neighbours is kept up to date, which makes a step cost the same on every board: at most 8 cells change with
 * a step, and a choice looks at no more than 8.
 */
final class ArraySearch implements Search {
    private static final int MARGIN = 2;

    private final Problem problem;
    private final Policy policy;
    private final int width;
    private final int[] offsets = new int[MoveOrder.MOVES];
    private final boolean[] playable;
    private final boolean[] free;
    private final byte[] onward;
    private final int[] path;
    private final byte[] tried;
    private final int end;
    private final int goalDepth;

    private int depth;
    private long step;
    private long pruned;
    private boolean over;
    private Outcome outcome = Outcome.STOPPED;

    ArraySearch(Problem problem, Policy policy) {
        this.problem = problem;
        this.policy = policy;
        Board board = problem.board();
        this.width = board.columns() + 2 * MARGIN;
        int cells = width * (board.rows() + 2 * MARGIN);
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            offsets[move] = problem.moves().dy(move) * width + problem.moves().dx(move);
        }
        this.playable = new boolean[cells];
        board.playable().forEach(square -> playable[cell(square)] = true);
        this.free = new boolean[cells];
        this.onward = new byte[cells];
        this.goalDepth = board.playableCount();
        this.path = new int[goalDepth];
        this.tried = new byte[goalDepth];
        this.end = board.end() == Board.NONE ? Board.NONE : cell(board.end());
        clear();
        place(cell(problem.start()));
        settle();
    }

    private int cell(int square) {
        Board board = problem.board();
        return (board.row(square) + MARGIN) * width + board.column(square) + MARGIN;
    }

    private int squareOf(int cell) {
        return problem.board().squareAt(cell % width - MARGIN, cell / width - MARGIN);
    }

    /** An empty board: every playable cell free, nothing on the path. */
    private void clear() {
        depth = 0;
        System.arraycopy(playable, 0, free, 0, free.length);
        Arrays.fill(onward, (byte) 0);
        for (int cell = 0; cell < free.length; cell++) {
            if (playable[cell]) {
                changeOnward(cell, 1);
            }
        }
    }

    private void changeOnward(int cell, int by) {
        for (int offset : offsets) {
            onward[cell + offset] += (byte) by;
        }
    }

    private void place(int cell) {
        free[cell] = false;
        changeOnward(cell, -1);
        path[depth] = cell;
        tried[depth++] = 0;
    }

    private void takeBack() {
        int cell = path[--depth];
        free[cell] = true;
        changeOnward(cell, 1);
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

    private long run(long steps) {
        final boolean looks = policy.lookahead() == Lookahead.EMPTY_DOMAINS;
        final boolean fewest = policy.order() == Order.FEWEST_ONWARD;
        final boolean goesBack = policy.backjump() != Backjump.NONE;
        boolean fresh = true;
        long done = 0;
        while (done < steps) {
            if (looks && fresh && depth > 1 && anyEmptyBeside(path[depth - 2])) {
                pruned++;
                takeBack();
                fresh = false;
                done++;
                continue;
            }
            int head = path[depth - 1];
            int move = fewest ? fewestOnward(head) : firstOpen(head);
            if (move != Board.NONE) {
                tried[depth - 1] |= (byte) (1 << move);
                place(head + offsets[move]);
                fresh = true;
                done++;
                if (depth == goalDepth && isGoal()) {
                    break;
                }
            } else if (depth > 1 && goesBack) {
                takeBack();
                fresh = false;
                done++;
            } else {
                break;
            }
        }
        return done;
    }

    private boolean canTry(int head, int move) {
        int target = head + offsets[move];
        return free[target] && (tried[depth - 1] >> move & 1) == 0 && (target != end || depth == goalDepth - 1);
    }

    private int firstOpen(int head) {
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            if (canTry(head, move)) {
                return move;
            }
        }
        return Board.NONE;
    }

    private int fewestOnward(int head) {
        int best = Board.NONE;
        int fewest = Integer.MAX_VALUE;
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            if (canTry(head, move) && onward[head + offsets[move]] < fewest) {
                fewest = onward[head + offsets[move]];
                best = move;
            }
        }
        return best;
    }

    /**
     * Whether an unvisited neighbour of the cell that the knight has just left has an empty domain; see
     * {@link BitSearch}.
     */
    private boolean anyEmptyBeside(int left) {
        for (int offset : offsets) {
            if (free[left + offset] && onward[left + offset] == 0) {
                return true;
            }
        }
        return false;
    }

    private boolean isGoal() {
        return problem.isGoal(squareOf(path[depth - 1]));
    }

    private void settle() {
        if (problem.startsOnItsEnd()) {
            finish(Outcome.PROVEN_ABSENT);
        } else if (depth == goalDepth && isGoal()) {
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
        return firstOpen(path[depth - 1]) == Board.NONE;
    }

    private boolean hasEmptyDomain() {
        int head = squareOf(path[depth - 1]);
        return problem.board()
                .playable()
                .filter(square -> free[cell(square)] && onward[cell(square)] == 0)
                .anyMatch(square -> problem.moves().moveBetween(problem.board(), square, head) == Board.NONE);
    }

    private void finish(Outcome how) {
        over = true;
        outcome = how;
    }

    @Override
    public Checkpoint save() {
        int[] squares = new int[depth];
        Arrays.setAll(squares, this::square);
        return new Checkpoint(step, pruned, squares, Arrays.copyOf(tried, depth));
    }

    @Override
    public void restore(Checkpoint checkpoint) {
        clear();
        for (int square : checkpoint.path()) {
            place(cell(square));
        }
        System.arraycopy(checkpoint.tried(), 0, tried, 0, depth);
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
        return squareOf(path[index]);
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
