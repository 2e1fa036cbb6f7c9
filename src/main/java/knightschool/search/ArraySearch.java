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
final class ArraySearch extends Machine {
    private static final int MARGIN = 2;

    private final int width;
    private final int[] offsets = new int[MoveOrder.MOVES];
    private final boolean[] playable;
    private final boolean[] free;
    private final byte[] onward;
    private final int end;

    ArraySearch(Problem problem, Policy policy) {
        super(problem, policy);
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
        this.end = board.end() == Board.NONE ? Board.NONE : cell(board.end());
        begin();
    }

    private int cell(int square) {
        Board board = problem().board();
        return (board.row(square) + MARGIN) * width + board.column(square) + MARGIN;
    }

    private int squareOf(int cell) {
        return problem().board().squareAt(cell % width - MARGIN, cell / width - MARGIN);
    }

    @Override
    void clear() {
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

    @Override
    void place(int square) {
        enter(cell(square));
    }

    private void enter(int cell) {
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
    long run(long steps) {
        final boolean looks = policy().lookahead() == Lookahead.EMPTY_DOMAINS;
        final boolean fewest = policy().order() == Order.FEWEST_ONWARD;
        final boolean goesBack = policy().backjump() != Backjump.NONE;
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
                enter(head + offsets[move]);
                fresh = true;
                done++;
                if (depth == fullDepth && isGoal()) {
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
        return free[target] && (tried[depth - 1] >> move & 1) == 0 && (target != end || depth == fullDepth - 1);
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
        return problem().isGoal(square(depth - 1));
    }

    @Override
    boolean isStuck() {
        return firstOpen(path[depth - 1]) == Board.NONE;
    }

    @Override
    boolean hasEmptyDomain() {
        int head = square(depth - 1);
        return problem()
                .board()
                .playable()
                .filter(square -> free[cell(square)] && onward[cell(square)] == 0)
                .anyMatch(square -> problem().moves().moveBetween(problem().board(), square, head) == Board.NONE);
    }

    @Override
    public int square(int index) {
        return squareOf(path[index]);
    }
}
