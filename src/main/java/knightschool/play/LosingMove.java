package knightschool.play;

import java.util.List;
import knightschool.explain.Witness;

/**
 * Where a game was lost.
 *
 * @param number the first square of the path, counted from 1, after which the game is known to be lost
 * @param square that square
 * @param witness why it cannot be won from there
 * @param lastWinnable the number of squares of the last position that is known to be winnable: one less than
 *     {@code number} if it is known exactly where the game was lost; −1 if there is no such position
 * @param completion the squares that would have completed that position; empty if there is none
 */
public record LosingMove(int number, int square, Witness witness, int lastWinnable, List<Integer> completion) {
    /** Stands for no position. */
    public static final int NEVER = -1;

    public LosingMove {
        completion = List.copyOf(completion);
    }

    /** Whether it is known that this very move lost the game. */
    public boolean isExact() {
        return lastWinnable == number - 1;
    }

    /** Whether no position of the game is known to be winnable, not even the first. */
    public boolean wasNeverOpen() {
        return lastWinnable == NEVER;
    }
}
