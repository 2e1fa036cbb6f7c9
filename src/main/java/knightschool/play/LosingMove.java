package knightschool.play;

import java.util.List;
import knightschool.explain.Witness;

/**
 * The move that lost a game, as far as it is known, with the evidence.
 *
 * @param number the first square of the path, counted from 1, after which the game is known to be lost
 * @param square that square
 * @param witness why the game cannot be won from there
 * @param lastWinnable the number of squares of the last position that is known to be winnable: {@code number − 1} if it
 *     is known exactly where the game was lost; −1 if there is no such position
 * @param completion the squares that would have completed that position; empty if there is none
 */
public record LosingMove(int number, int square, Witness witness, int lastWinnable, List<Integer> completion) {
    /** The value for no position. */
    public static final int NEVER = -1;

    public LosingMove {
        completion = List.copyOf(completion);
    }

    /** Returns whether it is known that exactly this move lost the game. */
    public boolean isExact() {
        return lastWinnable == number - 1;
    }

    /** Returns whether no position of the game, not even the first, is known to be winnable. */
    public boolean wasNeverOpen() {
        return lastWinnable == NEVER;
    }
}
