package knightschool.search;

import java.util.List;
import java.util.function.LongConsumer;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.DomainStorageMode;
import knightschool.search.policy.ScheduledFork;
import knightschool.search.policy.SearchPolicy;

/**
 * A depth-first search for a tour that can be stopped after every step.
 *
 * <p>A step is one placement of the knight, or one retreat that undoes a placement; {@link BackjumpRule#LAST_TIE} alone
 * has other kinds. The first square is placed before step 1; giving up at the first square is no step. So steps =
 * placements + undos, and an exhausted search has as many of each.
 *
 * <p>A search is deterministic: two searches of the same problem, policy and forks agree after the same number of
 * steps, however they got there. It belongs to one thread.
 */
public sealed interface Search permits AbstractSearch {
    /** Returns a search at step 0, with the knight on its first square. */
    static Search begin(Problem problem, SearchPolicy policy) {
        return begin(problem, policy, List.of());
    }

    /**
     * Returns a search at step 0 that takes forks. Up to the step of the first fork it is equal to a search without
     * forks. A fork is not taken if the search is over before its step.
     *
     * <p>The square of a fork must be {@link #untried} after the step of the fork; otherwise the call that reaches this
     * step throws an {@link IllegalArgumentException}.
     *
     * @param forks the forks in ascending order of their steps
     */
    static Search begin(Problem problem, SearchPolicy policy, List<ScheduledFork> forks) {
        return make(problem, policy, forks);
    }

    /**
     * Returns a search at the end of a path, as if it had gone there directly: at step {@code length − 1}, with one of
     * its choices there to be tried first. Until it leaves the end of the path it makes the same steps as every search
     * that has arrived there.
     *
     * @param path a path from the start, none of whose positions the lookahead prunes
     * @param first the choice to try first, one of the squares that are {@link #untried} there
     * @param forks the forks in ascending order of their steps, each at least {@code length}
     * @throws IllegalArgumentException if {@code first} is not one of these squares, or a fork is too early
     */
    static Search along(Problem problem, SearchPolicy policy, KnightPath path, int first, List<ScheduledFork> forks) {
        if (!forks.isEmpty() && forks.getFirst().step() < path.length()) {
            throw new IllegalArgumentException("a fork at a step before " + path.length() + ": " + forks);
        }
        AbstractSearch search = make(problem, policy, forks);
        search.walk(path);
        search.choose(first);
        return search;
    }

    private static AbstractSearch make(Problem problem, SearchPolicy policy, List<ScheduledFork> forks) {
        if (policy.backjump() == BackjumpRule.LAST_TIE) {
            return new TieBackjumpSearch(problem, policy, forks);
        }
        return problem.board().squares() <= BitboardTourSearch.MAX_SQUARES
                        && policy.upkeep() == DomainStorageMode.DERIVED
                ? new BitboardTourSearch(problem, policy, forks)
                : new ArrayTourSearch(problem, policy, forks);
    }

    Problem problem();

    SearchPolicy policy();

    /**
     * Runs at most the given number of steps, and exactly that many unless the search is over before.
     *
     * @return the number of steps made; less than requested only if the search is over
     */
    long advance(long steps);

    /**
     * Runs at most the given number of steps, and stops before the knight would leave its lowest square: at a step
     * whose successor, if there is one, is a retreat to a smaller depth. In this way a whole subtree can be skipped at
     * full speed.
     *
     * @param lowest the smallest depth to stay at, at most the current depth
     * @return the number of steps made
     */
    long advance(long steps, int lowest);

    /**
     * Runs to a step, or to the end of the search if that comes first; does nothing if the search is past that step.
     *
     * @param step the number of the step to stop after
     * @param stride the number of steps between two reports, at least 1
     * @param progress receives the number of steps made, after every stride and at the end; may end the run by throwing
     *     an exception
     */
    default void advanceTo(long step, long stride, LongConsumer progress) {
        while (!isOver() && step() < step) {
            advance(Math.min(stride, step - step()));
            progress.accept(step());
        }
    }

    /** Returns the number of steps made. */
    long step();

    /** Returns whether no further step is possible. */
    boolean isOver();

    /** Returns the outcome; {@link Outcome#STOPPED} as long as the search is not over. */
    Outcome outcome();

    /** Returns the number of squares visited, including the knight's. */
    int depth();

    /** Returns the largest {@link #depth} of all steps so far. */
    int deepest();

    /**
     * Returns the largest depth since the previous call, including the depth at that time, or since the beginning or
     * the last {@link #restore}; then starts anew from the current depth.
     */
    int takePeak();

    /** Returns the square at an index of the path, from 0. */
    int square(int index);

    /**
     * Returns the squares that will be tried from the knight's square, next first, unless something else ends the
     * search; empty if the lookahead prunes the position or the search is over.
     */
    int[] untried();

    /**
     * Returns the unvisited squares that the search has tried from the knight's square with the current path, and left
     * again, in move order; empty in a search that never goes back.
     */
    int[] tried();

    /**
     * Returns the squares that the search has tried from the square at an index of the path, and left again, before it
     * went on to the next square of the path; in move order. Empty in a search that never goes back.
     *
     * @param index from 0 to before the knight's square
     */
    int[] triedBefore(int index);

    /**
     * Comes to the end of a path as if the search had gone there directly and nothing else had been tried, without
     * regard to forks.
     *
     * @param path a path from the start, none of whose positions but the last the lookahead prunes
     */
    void walk(KnightPath path);

    /** Returns the number of placements that the lookahead undid. */
    long pruned();

    /** Returns everything that is needed to come back to this step. */
    Checkpoint save();

    /** Comes back to a checkpoint of a search with the same problem and policy, and the same forks until its step. */
    void restore(Checkpoint checkpoint);

    /** Returns the number of placements made, including those undone, but without the first square's. */
    long placements();

    /** Returns the number of placements undone. */
    default long undos() {
        return placements() - (depth() - 1);
    }

    /** Returns the squares visited so far, as an immutable value. */
    default KnightPath path() {
        int[] squares = new int[depth()];
        for (int i = 0; i < squares.length; i++) {
            squares[i] = square(i);
        }
        return new KnightPath(squares);
    }
}
