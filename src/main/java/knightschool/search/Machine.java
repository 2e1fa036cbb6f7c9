package knightschool.search;

import java.util.Arrays;

/**
 * What both forms of position have in common: path, cursors, counters, and when a search is over. A form keeps the set
 * of unvisited squares and runs the loop.
 */
abstract sealed class Machine implements Search permits BitSearch, ArraySearch {
    /** The squares visited, in the form's own numbers. */
    final int[] path;

    /** For every square of the path the moves already tried from it, as bits. */
    final byte[] tried;

    /** Number of playable squares: the depth at which every square is visited. */
    final int fullDepth;

    /** Number of squares visited. */
    int depth;

    /** Number of retreats that the lookahead made. */
    long pruned;

    private final Problem problem;
    private final Policy policy;
    private long step;
    private boolean over;
    private Outcome outcome = Outcome.STOPPED;

    Machine(Problem problem, Policy policy) {
        this.problem = problem;
        this.policy = policy;
        this.fullDepth = problem.board().playableCount();
        this.path = new int[fullDepth];
        this.tried = new byte[fullDepth];
    }

    /** Makes at most that many steps; fewer only if the search is over. */
    abstract long run(long steps);

    /** Takes every square off the path. */
    abstract void clear();

    /** Places the knight on a square, whatever stands there. */
    abstract void place(int square);

    /** Whether no untried move leads on from the knight's square. */
    abstract boolean isStuck();

    /** Whether some unvisited square has no unvisited neighbour and is not joined to the knight's. */
    abstract boolean hasEmptyDomain();

    /** Places the knight on its first square; to be called when the form is ready. */
    final void begin() {
        clear();
        place(problem.start());
        settle();
    }

    @Override
    public final long advance(long steps) {
        if (over || steps <= 0) {
            return 0;
        }
        long done = run(steps);
        step += done;
        settle();
        return done;
    }

    /** Sees whether the position reached is the last, so that being over is a fact of the position. */
    private void settle() {
        if (problem.startsOnItsEnd()) {
            finish(Outcome.PROVEN_ABSENT);
        } else if (depth == fullDepth && problem.isGoal(square(depth - 1))) {
            finish(Outcome.FOUND);
        } else if (policy.backjump() == Backjump.NONE) {
            if (isStuck()) {
                finish(Outcome.STOPPED);
            }
        } else if (depth == 1 && (isStuck() || policy.lookahead() != Lookahead.NONE && hasEmptyDomain())) {
            finish(Outcome.PROVEN_ABSENT);
        }
    }

    private void finish(Outcome how) {
        over = true;
        outcome = how;
    }

    @Override
    public final Checkpoint save() {
        int[] squares = new int[depth];
        Arrays.setAll(squares, this::square);
        return new Checkpoint(step, pruned, squares, Arrays.copyOf(tried, depth));
    }

    @Override
    public final void restore(Checkpoint checkpoint) {
        clear();
        for (int square : checkpoint.path()) {
            place(square);
        }
        System.arraycopy(checkpoint.tried(), 0, tried, 0, depth);
        step = checkpoint.step();
        pruned = checkpoint.pruned();
        over = false;
        outcome = Outcome.STOPPED;
        settle();
    }

    @Override
    public final Problem problem() {
        return problem;
    }

    @Override
    public final Policy policy() {
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
    public final int depth() {
        return depth;
    }

    @Override
    public final int tried() {
        return tried[depth - 1] & 0xFF;
    }

    @Override
    public final long pruned() {
        return pruned;
    }
}
