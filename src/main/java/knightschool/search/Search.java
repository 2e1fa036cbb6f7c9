package knightschool.search;

import java.util.function.LongConsumer;

/**
 * A depth-first search for a tour that can be stopped after every step.
 *
 * <p>A step is one placement of the knight, or one retreat that undoes a placement; {@link BackjumpRule#LAST_TIE} alone
 * has other kinds. The first square is placed before step 1; giving up at the first square is no step. So steps =
 * placements + undos, and an exhausted search has as many of each.
 *
 * <p>A search is deterministic: two searches of the same problem and policy agree after the same number of steps,
 * however they got there. It belongs to one thread.
 */
public sealed interface Search permits AbstractSearch {
    /** A search at step 0, the knight on its first square. */
    static Search begin(Problem problem, Policy policy) {
        if (policy.backjump() == BackjumpRule.LAST_TIE) {
            return new TieBackjumpSearch(problem, policy);
        }
        return problem.board().squares() <= BitSearch.MAX_SQUARES && policy.upkeep() == DomainStorage.DERIVED
                ? new BitSearch(problem, policy)
                : new ArraySearch(problem, policy);
    }

    Problem problem();

    Policy policy();

    /**
     * Runs at most that many steps, and exactly that many unless the search is over before.
     *
     * @return the number of steps made; less than asked for only if the search is over
     */
    long advance(long steps);

    /**
     * Runs at most that many steps, and stops before the knight would leave its lowest square: at a step whose
     * successor, if there is one, is a retreat to a smaller depth. So a whole subtree is passed at full speed.
     *
     * @param lowest the smallest depth to stay at, no more than the depth now
     * @return the number of steps made
     */
    long advance(long steps, int lowest);

    /**
     * Runs to a step, or to the end of the search if that comes first; nothing where it is past that step.
     *
     * @param step the number of the step to stop after
     * @param stride number of steps between two reports, at least 1
     * @param progress takes the number of steps made, after every stride and at the end; what it throws ends the run
     */
    default void advanceTo(long step, long stride, LongConsumer progress) {
        while (!isOver() && step() < step) {
            advance(Math.min(stride, step - step()));
            progress.accept(step());
        }
    }

    /** Number of steps made. */
    long step();

    /** Whether no step can follow. */
    boolean isOver();

    /** How it ended; {@link Outcome#STOPPED} as long as it is not over. */
    Outcome outcome();

    /** Number of squares visited, the knight's included. */
    int depth();

    /** The greatest {@link #depth} of all steps until now. */
    int deepest();

    /**
     * The greatest depth since this was asked the last time, then included, or since the beginning; what is asked next
     * begins here. After {@link #restore} it begins there.
     */
    int takePeak();

    /** The square visited as number {@code index}, counted from 0. */
    int square(int index);

    /**
     * The squares that will be tried from the knight's square, next first, as far as nothing else ends the search; none
     * if the lookahead condemns the position or the search is over.
     */
    int[] untried();

    /**
     * The unvisited squares that the search went to from the knight's square, with the path as it is now, and came back
     * from, in move order; none in a search that never goes back.
     */
    int[] tried();

    /** Number of placements that the lookahead undid. */
    long pruned();

    /** Everything that is needed to come back to this step. */
    Checkpoint save();

    /** Comes back to a checkpoint of a search with the same problem and policy. */
    void restore(Checkpoint checkpoint);

    /** Number of placements made, the first square's not counted, and those that were undone too. */
    long placements();

    /** Number of placements undone. */
    default long undos() {
        return placements() - (depth() - 1);
    }

    /** The squares visited so far, as a value. */
    default Path path() {
        int[] squares = new int[depth()];
        for (int i = 0; i < squares.length; i++) {
            squares[i] = square(i);
        }
        return new Path(squares);
    }
}
