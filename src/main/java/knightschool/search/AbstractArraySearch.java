package knightschool.search;

import knightschool.board.Board;
import knightschool.board.MoveOrder;

/**
 * A position on boards of any size, on arrays: every square keeps its open moves.
 *
 * <p>The board is laid into a grid with a margin of two squares that are never free, so that a move is one addition and
 * needs no look at the board's edge; a <em>cell</em> is an index into that grid. A placement takes one move from at
 * most 8 cells and an undo gives it back, which makes a step cost the same on every board.
 */
abstract sealed class AbstractArraySearch extends AbstractSearch permits ArraySearch, TieBackjumpSearch {
    private static final int MARGIN = 2;

    final int width;
    final int[] offsets = new int[MoveOrder.MOVES];
    final byte[] opposite = new byte[MoveOrder.MOVES];
    final boolean[] free;

    /** For every cell the moves to unvisited squares, as bits; the knight's own square is none. */
    final byte[] open;

    final int end;
    final int[] path;

    private final boolean[] playable;

    /** For every cell the moves to playable squares, as bits: what is open before the first placement. */
    private final byte[] present;

    AbstractArraySearch(Problem problem, Policy policy) {
        super(problem, policy);
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
        this.open = new byte[cells];
        this.end = board.end() == Board.NONE ? Board.NONE : cell(board.end());
        this.path = new int[fullDepth];
    }

    final int cell(int square) {
        Board board = problem().board();
        return (board.row(square) + MARGIN) * width + board.column(square) + MARGIN;
    }

    /** The column of a cell on the board. */
    final int column(int cell) {
        return cell % width - MARGIN;
    }

    /** The row of a cell on the board. */
    final int row(int cell) {
        return cell / width - MARGIN;
    }

    final int squareOf(int cell) {
        return problem().board().squareAt(column(cell), row(cell));
    }

    /** The moves to unvisited squares, as bits; to the end square only when it is the last. */
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

    /** Whether some unvisited neighbour of a cell has no unvisited neighbour. */
    final boolean anyEmptyBeside(int cell) {
        for (int offset : offsets) {
            if (free[cell + offset] && open[cell + offset] == 0) {
                return true;
            }
        }
        return false;
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
