package knightschool.search;

import java.util.Arrays;
import java.util.List;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.ScheduledFork;
import knightschool.search.policy.SearchPolicy;
import knightschool.search.policy.SquirrelAndCullMoveOrder;
import knightschool.search.policy.TieBreak;
import knightschool.tour.circuit.FullBoardClosedTourFinder;

/**
 * The common part of all searches, whatever their representation of a position: the counters, the detection of the end,
 * and saving. A subclass keeps the path, the unvisited squares, and a note on each square of the path.
 */
abstract sealed class AbstractSearch implements Search permits BitboardTourSearch, AbstractArrayTourSearch {
    private static final byte[] NONE_SPENT = {};

    /** The number of playable squares, which is the depth at which every square is visited. */
    final int fullDepth;

    /** The move orders of {@link TieBreak#SQUIRREL_CULL}; null for other tie-breaks. */
    final SquirrelAndCullMoveOrder orders;

    /** The successor of every square in the board's stored circuit; null if the policy does not follow it. */
    final int[] circuit;

    /** Finds squares whose removal separates the other unvisited squares; null if the lookahead does not use them. */
    final CutSquareFinder cuts;

    /** Whether the numbers of light and dark squares rule a tour out; false if the lookahead does not count them. */
    final boolean discoloured;

    /** The number of squares visited. */
    int depth;

    /** The largest depth since the peak was last taken. */
    int peak;

    /** Whether the lookahead prunes the position after the knight's last placement; its cursor is then empty. */
    boolean condemned;

    /** The number of retreats caused by the lookahead. */
    long pruned;

    private final Problem problem;
    private final SearchPolicy policy;
    private final ScheduledForks forks;
    private long step;
    private boolean over;

    /** The largest depth before the peak was last taken. */
    private int deepest;

    private Outcome outcome = Outcome.STOPPED;

    /** @param forks the forks in ascending order of their steps */
    AbstractSearch(Problem problem, SearchPolicy policy, List<ScheduledFork> forks) {
        this.problem = problem;
        this.policy = policy;
        this.forks = new ScheduledForks(forks);
        this.orders =
                policy.order().ties() == TieBreak.SQUIRREL_CULL ? new SquirrelAndCullMoveOrder(problem.board()) : null;
        this.circuit = policy.order().followsCircuit()
                ? FullBoardClosedTourFinder.of(problem.board()).orElse(null)
                : null;
        this.fullDepth = problem.board().playableCount();
        this.cuts = policy.lookaheads().contains(Lookahead.CUTS) ? new CutSquareFinder(problem.graph()) : null;
        this.discoloured = policy.lookaheads().contains(Lookahead.COLOURS) && problem.isDiscoloured();
    }

    abstract long run(long steps, int lowest);

    /** Clears the path. */
    abstract void clear();

    /** Places the knight on a square without any check, with nothing tried from it. */
    abstract void place(int square);

    /** Returns whether nothing is left to try from the knight's square. */
    abstract boolean isExhausted();

    /** Returns the note on the square at an index of the path: at most 4 bits. */
    abstract int note(int index);

    /** Returns the spent directions of every square on the path; empty if this search does not mark them. */
    byte[] spent() {
        return NONE_SPENT;
    }

    /** Restores the note and the spent directions of the knight's square, which has just been placed. */
    abstract void recall(int note, int spent);

    /**
     * Moves a square to the front of those still to be tried from the knight's.
     *
     * @param untried the number of squares still to be tried, including that square; the others of the list have been
     *     tried already
     */
    abstract void prefer(int square, int untried);

    /** Restores the number of placements, if this search counts them. */
    void recount(long count) {}

    /** Returns the squares still to be tried from the knight's square, next first. */
    abstract int[] cursor();

    /** Returns the squares still to be tried from the square at an index of the path, in any order. */
    abstract int[] cursor(int index);

    /** Places the knight on its first square. Called when the subclass is ready. */
    final void begin() {
        clear();
        place(problem.start());
        settle();
        fork();
    }

    @Override
    public final void walk(KnightPath path) {
        clear();
        for (int square : path.squares()) {
            place(square);
        }
        step = path.length() - 1;
        pruned = 0;
        recount(step);
        deepest = depth;
        over = false;
        outcome = Outcome.STOPPED;
        settle();
    }

    /**
     * Tries a square next.
     *
     * @throws IllegalArgumentException if it is not still to be tried
     */
    final void choose(int square) {
        int[] untried = untried();
        if (Arrays.stream(untried).noneMatch(one -> one == square)) {
            throw new IllegalArgumentException("square " + square + " is no choice after step " + step);
        }
        prefer(square, untried.length);
    }

    @Override
    public final long advance(long steps) {
        return advance(steps, 1);
    }

    @Override
    public final long advance(long steps, int lowest) {
        long count = 0;
        boolean goesOn = true;
        while (goesOn && !over && count < steps) {
            long requestedSteps = Math.min(steps - count, forks.nextStep() - step);
            long stepCount = run(requestedSteps, Math.max(lowest, 1));
            step += stepCount;
            count += stepCount;
            settle();
            fork();
            goesOn = stepCount == requestedSteps;
        }
        return count;
    }

    private void fork() {
        if (step == forks.nextStep()) {
            forks.take(this);
        }
    }

    /** Determines whether the current position is the last one, so that the end is a property of the position. */
    private void settle() {
        if (problem.startsOnItsEnd()) {
            finish(Outcome.PROVEN_ABSENT);
        } else if (depth == fullDepth && problem.isGoal(square(depth - 1))) {
            finish(Outcome.FOUND);
        } else if (isExhausted() && (depth == 1 || policy.backjump() == BackjumpRule.NONE)) {
            finish(policy.proves() ? Outcome.PROVEN_ABSENT : Outcome.STOPPED);
        }
    }

    private void finish(Outcome how) {
        over = true;
        outcome = how;
    }

    @Override
    public final Checkpoint save() {
        byte[] trail = new byte[depth];
        for (int i = 0; i < depth; i++) {
            int move = i + 1 < depth ? problem.moves().moveBetween(problem.board(), square(i), square(i + 1)) : 0;
            trail[i] = Checkpoint.entry(move, note(i));
        }
        return new Checkpoint(step, placements(), pruned, deepest(), trail, spent(), forks.takenForks());
    }

    @Override
    public final void restore(Checkpoint checkpoint) {
        clear();
        forks.restore(checkpoint.forks());
        int square = problem.start();
        for (int i = 0; i < checkpoint.depth(); i++) {
            place(square);
            forks.rearrange(this);
            recall(checkpoint.note(i), checkpoint.spent(i));
            square = problem.moves().target(problem.board(), square, checkpoint.move(i));
        }
        step = checkpoint.step();
        pruned = checkpoint.pruned();
        recount(checkpoint.placements());
        deepest = checkpoint.deepest();
        peak = depth;
        over = false;
        outcome = Outcome.STOPPED;
        settle();
        fork();
    }

    @Override
    public final int[] untried() {
        return over ? new int[0] : cursor();
    }

    /**
     * Returns the enterable squares that are not left to try; empty if the position was pruned, or the search never
     * goes back.
     */
    @Override
    public final int[] tried() {
        if (condemned || policy.backjump() == BackjumpRule.NONE) {
            return new int[0];
        }
        return tried(path(), cursor());
    }

    @Override
    public final int[] triedBefore(int index) {
        if (policy.backjump() == BackjumpRule.NONE) {
            return new int[0];
        }
        int next = square(index + 1);
        return Arrays.stream(tried(path().first(index + 1), cursor(index)))
                .filter(square -> square != next)
                .toArray();
    }

    private int[] tried(KnightPath path, int[] remaining) {
        return problem.enterable(path)
                .filter(square -> Arrays.stream(remaining).noneMatch(other -> other == square))
                .toArray();
    }

    @Override
    public final Problem problem() {
        return problem;
    }

    @Override
    public final SearchPolicy policy() {
        return policy;
    }

    @Override
    public final long step() {
        return step;
    }

    @Override
    public final boolean isOver() {
        return over;
    }

    @Override
    public final Outcome outcome() {
        return outcome;
    }

    @Override
    public long placements() {
        return (step + depth - 1) / 2;
    }

    @Override
    public final int depth() {
        return depth;
    }

    @Override
    public final int deepest() {
        return Math.max(deepest, peak);
    }

    @Override
    public final int takePeak() {
        int oldPeak = peak;
        deepest = deepest();
        peak = depth;
        return oldPeak;
    }

    @Override
    public final long pruned() {
        return pruned;
    }
}
