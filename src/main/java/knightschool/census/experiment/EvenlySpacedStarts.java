package knightschool.census.experiment;

import java.util.BitSet;
import knightschool.board.Board;

/**
 * Chooses the playable squares of a board from which searches start: all of them, or a limited number, spread evenly
 * over the board in index order, the first one included.
 *
 * @param most how many starts a board has at most; {@link #EVERY} for all
 */
public record EvenlySpacedStarts(int most) {
    /** The number that means all starts. */
    public static final int EVERY = 0;

    /** All starts. */
    public static final EvenlySpacedStarts ALL = new EvenlySpacedStarts(EVERY);

    public EvenlySpacedStarts {
        if (most < EVERY) {
            throw new IllegalArgumentException("no number of starts: " + most);
        }
    }

    /** Returns whether every playable square is a start, however many there are. */
    public boolean isAll() {
        return most == EVERY;
    }

    /** Returns the starts on a board. */
    public BitSet on(Board board) {
        int[] playable = board.playable().toArray();
        int count = count(board);
        BitSet starts = new BitSet();
        for (int i = 0; i < count; i++) {
            starts.set(playable[(int) ((long) i * playable.length / count)]);
        }
        return starts;
    }

    /** Returns the number of starts on a board. */
    public int count(Board board) {
        return isAll() ? board.playableCount() : Math.min(most, board.playableCount());
    }
}
