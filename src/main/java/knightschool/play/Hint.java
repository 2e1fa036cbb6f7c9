package knightschool.play;

import java.util.List;
import knightschool.explain.TourExistenceAttempt;
import knightschool.explain.Witness;

/**
 * A hint for a position of a game, as facts without wording: squares to look at, a candidate that loses or keeps the
 * game winnable, or that no such fact is known.
 */
public sealed interface Hint {
    /**
     * Squares to look at.
     *
     * @param squares squares in danger, ascending
     * @param question the question about them
     */
    record Look(List<Integer> squares, Question question) implements Hint {
        public Look {
            squares = List.copyOf(squares);
        }
    }

    /**
     * A candidate after which the game cannot be won.
     *
     * @param square the candidate
     * @param witness why the game cannot be won after it
     */
    record Loses(int square, Witness witness) implements Hint {}

    /**
     * No candidate is known to lose. Before the knight is placed, both numbers are 0.
     *
     * @param keepOpen the number of candidates after which the game can be won
     * @param notKnown the number of candidates for which this is not known
     */
    record NoneLoses(int keepOpen, int notKnown) implements Hint {}

    /**
     * A candidate after which the game can be won.
     *
     * @param square the candidate
     * @param completion the squares that can follow it, to the end of a tour
     * @param only whether every other candidate is known to lose
     */
    record KeepsOpen(int square, List<Integer> completion, boolean only) implements Hint {
        public KeepsOpen {
            completion = List.copyOf(completion);
        }
    }

    /**
     * The game cannot be won any more, whatever the next move.
     *
     * @param witness why it cannot be won
     */
    record IsLost(Witness witness) implements Hint {}

    /** The tour is complete, so there is no next move. */
    record IsFinished() implements Hint {}

    /**
     * No candidate is known to keep the game winnable, and the game is not known to be lost.
     *
     * @param attempts what was tried to decide the position
     */
    record NothingKnown(List<TourExistenceAttempt> attempts) implements Hint {
        public NothingKnown {
            attempts = List.copyOf(attempts);
        }
    }

    /** The questions that a hint can ask the player about squares in danger, such as how the knight can leave them. */
    enum Question {
        /** Which move leads to the square, and will it still be there later? */
        HOW_TO_REACH,
        /** Once the knight is there, where can it go on? */
        HOW_TO_LEAVE,
        /** Do moves still join these squares to the others? */
        HOW_TO_JOIN,
        /** How many moves lead to the square? No other has fewer. */
        HOW_MANY_MOVES
    }
}
