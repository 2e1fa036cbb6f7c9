package knightschool.play.level;

import knightschool.board.Board;

/**
 * A board to be visited whole by the knight, in as few moves as can be; squares may be visited again.
 *
 * @param number its place among the {@link Levels}, from 1 on; {@link #UNNUMBERED} for one that was made since
 * @param board its squares, with the knight's start, from which there is a Hamiltonian path
 * @param seed what the board was drawn from
 * @param difficulty how hard it is
 */
public record Level(int number, Board board, long seed, MeasuredDifficulty difficulty) {
    /** The number of a level that belongs to no set. */
    public static final int UNNUMBERED = 0;

    /** The most stars that a level gives. */
    public static final int MOST_STARS = 3;

    /** With so many moves more than the fewest possible there are still two stars. */
    public static final int MOVES_FOR_TWO_STARS = 2;

    /** Number of squares to be visited, the knight's first one included. */
    public int squares() {
        return board.playableCount();
    }

    /** The fewest moves that visit every square: those of a Hamiltonian path. */
    public int shortest() {
        return squares() - 1;
    }

    /** The stars for visiting every square in so many moves: 3 for the fewest possible, 2 for two more, else 1. */
    public int stars(int moves) {
        if (moves <= shortest()) {
            return MOST_STARS;
        }
        return moves <= shortest() + MOVES_FOR_TWO_STARS ? 2 : 1;
    }

    /** What names it. */
    public LevelParameters key() {
        return new LevelParameters(squares(), seed);
    }
}
