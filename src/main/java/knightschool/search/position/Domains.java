package knightschool.search.position;

import java.util.Arrays;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.search.KnightPath;

/**
 * The domains of all squares at one step: of the 8 moves of a square, those that are open, because they lead to an
 * unvisited playable square or to the knight. Unvisited squares and the knight's square have a domain; other visited
 * squares and holes have none.
 *
 * <p>They are computed from the visited squares, in time linear in the number of squares.
 */
public final class Domains {
    /** The value of {@link #mask} for a square without a domain. */
    public static final int NO_DOMAIN = -1;

    private final short[] masks;

    private Domains(short[] masks) {
        this.masks = masks;
    }

    /** Returns the domains after a path. */
    public static Domains of(Board board, MoveOrder moves, KnightPath path) {
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

    /** Returns the open moves of a square as bits, bit m for move m; {@link #NO_DOMAIN} if it has no domain. */
    public int mask(int square) {
        return masks[square];
    }

    /** Returns whether the square is unvisited or the knight's. */
    public boolean has(int square) {
        return masks[square] != NO_DOMAIN;
    }

    /** Returns whether a move of the square is open. */
    public boolean isOpen(int square, int move) {
        return has(square) && (masks[square] >> move & 1) != 0;
    }

    /** Returns the number of open moves of a square that has a domain. */
    public int size(int square) {
        return Integer.bitCount(masks[square] & 0xFF);
    }

    /** Returns whether the square has a domain without an open move. */
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
