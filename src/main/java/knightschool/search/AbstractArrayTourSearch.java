package knightschool.search;

import java.util.List;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.search.policy.ScheduledFork;
import knightschool.search.policy.SearchPolicy;
import knightschool.search.policy.TieBreak;
import knightschool.search.policy.TieBreakSortKeys;

/**
 * The common part of the searches that keep positions in arrays, for boards of any size. Every square stores its open
 * moves.
 *
 * <p>The board is embedded in a grid with a margin of two squares that are never free, so that a move is one addition
 * without a check for the board's edge; a <em>cell</em> is an index into that grid. A placement removes one move from
 * at most 8 cells and an undo restores it, so that a step costs the same on every board.
 */
abstract sealed class AbstractArrayTourSearch extends AbstractSearch permits ArrayTourSearch, TieBackjumpSearch {
    private static final int MARGIN = 2;

    final int width;
    final int[] offsets = new int[MoveOrder.MOVES];
    final byte[] opposite = new byte[MoveOrder.MOVES];
    final boolean[] free;

    /** For every cell, the moves to unvisited squares, as bits; the knight's own square is not one. */
    final byte[] open;

    final int end;
    final int[] path;

    private final boolean[] playable;

    /** For every square whether it is unvisited, written only to look for cuts. */
    private final boolean[] unvisited;

    /** For every cell, the moves to playable squares, as bits, which are the open moves before the first placement. */
    private final byte[] present;

    AbstractArrayTourSearch(Problem problem, SearchPolicy policy, List<ScheduledFork> forks) {
        super(problem, policy, forks);
        Board board = problem.board();
        MoveOrder moves = problem.moves();
        this.width = board.columns() + 2 * MARGIN;
        int cells = width * (board.rows() + 2 * MARGIN);
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            offsets[move] = moves.dy(move) * width + moves.dx(move);
            opposite[move] = (byte) (1 << moves.opposite(move));
        }
        this.playable = new boolean[cells];
        board.playable().forEach(square -> playable[cell(square)] = true);
        this.present = new byte[cells];
        board.playable().forEach(square -> {
            for (int move = 0; move < MoveOrder.MOVES; move++) {
                present[cell(square) + offsets[move]] |= opposite[move];
            }
        });
        this.free = new boolean[cells];
        this.unvisited = new boolean[cuts == null ? 0 : board.squares()];
        this.open = new byte[cells];
        this.end = board.end() == Board.NONE ? Board.NONE : cell(board.end());
        this.path = new int[fullDepth];
    }

    final int cell(int square) {
        Board board = problem().board();
        return (board.row(square) + MARGIN) * width + board.column(square) + MARGIN;
    }

    /** Returns the column of a cell on the board. */
    final int column(int cell) {
        return cell % width - MARGIN;
    }

    /** Returns the row of a cell on the board. */
    final int row(int cell) {
        return cell / width - MARGIN;
    }

    final int squareOf(int cell) {
        return problem().board().squareAt(column(cell), row(cell));
    }

    /** Returns the moves to unvisited squares, as bits; to the end square only if it is the last unvisited one. */
    final int possible(int cell) {
        int moves = open[cell] & 0xFF;
        return end == Board.NONE || depth == fullDepth - 1 ? moves : moves & ~toEnd(cell);
    }

    private int toEnd(int cell) {
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            if (cell + offsets[move] == end) {
                return 1 << move;
            }
        }
        return 0;
    }

    /** Returns whether some unvisited neighbour of a cell has no unvisited neighbour. */
    final boolean anyEmptyBeside(int cell) {
        for (int offset : offsets) {
            if (free[cell + offset] && open[cell + offset] == 0) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether some square parts the unvisited ones. */
    final boolean isCut() {
        for (int square = 0; square < unvisited.length; square++) {
            unvisited[square] = free[cell(square)];
        }
        return cuts.part(unvisited, square(depth - 1), fullDepth - depth);
    }

    /** Returns whether a closed tour is searched for and no unvisited square leads back to the first. */
    final boolean hasNoWayHome() {
        return problem().closed() && depth < fullDepth && open[path[0]] == 0;
    }

    /** Returns the number of moves from a cell to unvisited squares. */
    final int onward(int cell) {
        return Integer.bitCount(open[cell] & 0xFF);
    }

    /** Returns the key by which a tie-break orders the target of a move from the knight's cell; smallest first. */
    final long tieKey(TieBreak ties, int head, int move) {
        int target = head + offsets[move];
        if (ties == TieBreak.POHL) {
            return onwardTogether(target);
        }
        if (ties == TieBreak.ROTH) {
            // Column and row of the head are divided for once, those of the targets lie beside them.
            MoveOrder moves = problem().moves();
            return TieBreakSortKeys.farthestFromCentre(
                    problem().board(), column(head) + moves.dx(move), row(head) + moves.dy(move));
        }
        if (ties == TieBreak.SQUIRREL_CULL) {
            return orders.rank(depth - 1, squareOf(head), squareOf(target));
        }
        return ties == TieBreak.RANDOM
                ? TieBreakSortKeys.random(policy().order().seed(), squareOf(head), depth, squareOf(target))
                : 0;
    }

    private long onwardTogether(int target) {
        long sum = 0;
        for (int offset : offsets) {
            if (free[target + offset]) {
                sum += onward(target + offset) - 1;
            }
        }
        return sum;
    }

    @Override
    void clear() {
        depth = 0;
        System.arraycopy(playable, 0, free, 0, free.length);
        System.arraycopy(present, 0, open, 0, open.length);
    }

    @Override
    public final int square(int index) {
        return squareOf(path[index]);
    }
}
