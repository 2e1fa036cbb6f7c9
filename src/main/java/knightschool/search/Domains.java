package knightschool.search;

import java.util.Arrays;
import knightschool.board.Board;
import knightschool.board.MoveOrder;

/**
 * The domain of every square at one moment: the moves, out of the 8, still open from it, because they lead to a
 * playable square that is unvisited, or to the knight. Unvisited squares have a domain, and the knight's square;
 * visited squares and holes have none.
 *
 * <p>Derived from the squares visited, in time linear in the board.
 */
public final class Domains {
    /** What stands in {@link #mask} for a square without a domain. */
    public static final int NO_DOMAIN = -1;

    private final short[] masks;

    private Domains(short[] masks) {
        this.masks = masks;
    }

    /** The domains after those squares were visited. */
    public static Domains of(Board board, MoveOrder moves, Path path) {
        int[] numbers = path.numbers(board.squares());
        short[] masks = new short[board.squares()];
        for (int square = 0; square < masks.length; square++) {
            boolean has = board.isPlayable(square) && (numbers[square] == 0 || square == path.head());
            masks[square] = has ? (short) openMoves(board, moves, square, numbers, path.head()) : NO_DOMAIN;
        }
        return new Domains(masks);
    }

    private static int openMoves(Board board, MoveOrder moves, int square, int[] numbers, int head) {
        int mask = 0;
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            int target = moves.target(board, square, move);
            if (board.isPlayable(target) && (numbers[target] == 0 || target == head)) {
                mask |= 1 << move;
            }
        }
        return mask;
    }

    /** The open moves of a square as bits, bit m for move m; {@link #NO_DOMAIN} where there is none. */
    public int mask(int square) {
        return masks[square];
    }

    /** Whether the square is unvisited or the knight's. */
    public boolean has(int square) {
        return masks[square] != NO_DOMAIN;
    }

    /** Whether that move is open from the square. */
    public boolean isOpen(int square, int move) {
        return has(square) && (masks[square] >> move & 1) != 0;
    }

    /** Number of open moves of a square that has a domain. */
    public int size(int square) {
        return Integer.bitCount(masks[square] & 0xFF);
    }

    /** Whether the square has a domain and nothing is left in it. */
    public boolean isEmpty(int square) {
        return masks[square] == 0;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Domains d && Arrays.equals(masks, d.masks);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(masks);
    }
}
