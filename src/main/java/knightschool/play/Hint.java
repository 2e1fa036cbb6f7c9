package knightschool.play;

import java.util.List;
import knightschool.explain.TourDecisionStep;
import knightschool.explain.Witness;

/** What is said to a player who asks for help: facts, of which the sentences are made elsewhere. */
public sealed interface Hint {
    /**
     * Where to look.
     *
     * @param squares in danger, rising
     * @param question to ask of them
     */
    record Look(List<Integer> squares, GuidingQuestion question) implements Hint {
        public Look {
            squares = List.copyOf(squares);
        }
    }

    /**
     * A candidate loses.
     *
     * @param square where it leads
     * @param witness why the game cannot be won after it
     */
    record Loses(int square, Witness witness) implements Hint {}

    /**
     * No candidate is known to lose. Before the knight is placed nothing is counted.
     *
     * @param keepOpen number of candidates after which the game can be won
     * @param notKnown number of candidates of which nothing is known
     */
    record NoneLoses(int keepOpen, int notKnown) implements Hint {}

    /**
     * A candidate keeps the game open.
     *
     * @param square where it leads
     * @param completion the squares that can follow it, to the end of a tour
     * @param only whether every other candidate is known to lose
     */
    record KeepsOpen(int square, List<Integer> completion, boolean only) implements Hint {
        public KeepsOpen {
            completion = List.copyOf(completion);
        }
    }

    /**
     * No candidate can help: the game cannot be won any more.
     *
     * @param witness why
     */
    record IsLost(Witness witness) implements Hint {}

    /** No candidate is needed: the tour is complete. */
    record IsFinished() implements Hint {}

    /**
     * No candidate is known to keep the game open, and it is not known to be lost.
     *
     * @param tried what was tried on the position
     */
    record NothingKnown(List<TourDecisionStep> tried) implements Hint {
        public NothingKnown {
            tried = List.copyOf(tried);
        }
    }
}
