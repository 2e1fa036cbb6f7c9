package knightschool.play.level;

import knightschool.board.Board;

/**
 * A board whose squares the knight should visit in as few moves as possible; squares may be visited more than once.
 *
 * @param number the number among the {@link LevelCollection}, from 1; {@link #UNNUMBERED} for a generated level
 * @param board the squares, with the knight's start, from which there is a Hamiltonian path
 * @param seed the seed from which the board was generated
 * @param difficulty the measured difficulty
 */
public record Level(int number, Board board, long seed, MeasuredDifficulty difficulty) {
    /** The number of a level that does not belong to a set. */
    public static final int UNNUMBERED = 0;

    /** The maximum number of stars for a level. */
    public static final int MOST_STARS = 3;

    /** The number of moves beyond the minimum with which a walk still gets two stars. */
    public static final int MOVES_FOR_TWO_STARS = 2;

    /** Returns the number of squares to visit, including the start. */
    public int squares() {
        return board.playableCount();
    }

    /** Returns the minimum number of moves that visit every square: those of a Hamiltonian path. */
    public int shortest() {
        return squares() - 1;
    }

    /**
     * Returns the stars for visiting every square in the given number of moves: 3 for the minimum, 2 for up to two
     * more, else 1.
     */
    public int stars(int moves) {
        if (moves <= shortest()) {
            return MOST_STARS;
        }
        return moves <= shortest() + MOVES_FOR_TWO_STARS ? 2 : 1;
    }

    /** Returns the parameters that identify the level. */
    public LevelParameters key() {
        return new LevelParameters(squares(), seed);
    }
}
