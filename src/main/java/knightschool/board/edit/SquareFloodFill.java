package knightschool.board.edit;

import java.util.BitSet;
import knightschool.board.Board;

/**
 * Computes the connected area of squares of one kind, hole or playable, around a square. Squares are connected by
 * shared edges.
 */
public final class SquareFloodFill {
    private SquareFloodFill() {}

    /**
     * Returns the squares of the area that contains a square: all holes, or all playable.
     *
     * <p>Fills whole runs of a row at a time (Smith 1979, tint fill), so that few squares wait to be filled.
     */
    public static BitSet around(Board board, int square) {
        boolean playable = board.isPlayable(square);
        BitSet area = new BitSet(board.squares());
        BitSet waiting = new BitSet(board.squares());
        waiting.set(square);
        for (int next = square; next >= 0; next = waiting.nextSetBit(0)) {
            waiting.clear(next);
            int first = next;
            while (board.column(first) > 0 && board.isPlayable(first - 1) == playable) {
                first--;
            }
            int last = next;
            while (board.column(last) < board.columns() - 1 && board.isPlayable(last + 1) == playable) {
                last++;
            }
            area.set(first, last + 1);
            waiting.clear(first, last + 1);
            for (int one = first; one <= last; one++) {
                await(board, one - board.columns(), playable, area, waiting);
                await(board, one + board.columns(), playable, area, waiting);
            }
        }
        return area;
    }

    private static void await(Board board, int square, boolean playable, BitSet area, BitSet waiting) {
        if (board.contains(square) && board.isPlayable(square) == playable && !area.get(square)) {
            waiting.set(square);
        }
    }
}
