package knightschool.search;

import java.util.Arrays;
import knightschool.tour.circuit.ClosedTourSuccessors;

/**
 * What all searches have in common, in whatever form they hold the position: the counters, when a search is over, and
 * how it is saved. A form keeps the path, the unvisited squares, and what is remembered of each square on the path.
 */
abstract sealed class AbstractSearch implements Search permits BitSearch, AbstractArraySearch {
    private static final byte[] NONE_SPENT = {};

    /** Number of playable squares: the depth at which every square is visited. */
    final int fullDepth;

    /** The orders of {@link TieBreak#SQUIRREL_CULL}; null for the others. */
    final SquirrelCullOrder orders;

    /** The next square of every square, where the policy follows the board's stored circuit; else null. */
    final int[] circuit;

    /** Number of squares visited. */
    int depth;

    /** The greatest depth since it was taken the last time. */
    int peak;

    /** Whether the lookahead gives up the position that the knight's placement made; then its cursor is empty. */
    boolean condemned;

    /** Number of retreats that the lookahead made. */
    long pruned;

    private final Problem problem;
    private final Policy policy;
    private long step;
    private boolean over;

    /** The greatest depth until the peak was taken the last time. */
    private int deepest;

    private Outcome outcome = Outcome.STOPPED;

    AbstractSearch(Problem problem, Policy policy) {
        this.problem = problem;
        this.policy = policy;
        this.orders = policy.order().ties() == TieBreak.SQUIRREL_CULL ? new SquirrelCullOrder(problem.board()) : null;
        this.circuit = policy.order().followsCircuit()
                ? ClosedTourSuccessors.of(problem.board()).orElse(null)
                : null;
        this.fullDepth = problem.board().playableCount();
    }

    /** Runs the form's loop. */
    abstract long run(long steps, int lowest);

    /** Takes every square off the path. */
    abstract void clear();

    /** Places the knight on a square, whatever stands there, as if nothing had been tried from it. */
    abstract void place(int square);

    /** Whether nothing is left to try from the knight's square. */
    abstract boolean isExhausted();

    /** What is remembered of the square visited as number {@code index}, counted from 0: at most 4 bits. */
    abstract int note(int index);

    /** The directions spent of every square on the path, if the form marks them. */
    byte[] spent() {
        return NONE_SPENT;
    }

    /** Gives the knight's square, just placed, what was remembered of it. */
    abstract void recall(int note, int spent);

    /** Takes over a number of placements, in a form that counts them. */
    void recount(long count) {}

    /** The squares still to be tried from the knight's. */
    abstract int[] cursor();

    /** Places the knight on its first square; to be called when the form is ready. */
    final void begin() {
        clear();
        place(problem.start());
        settle();
    }

    @Override
    public final long advance(long steps) {
        return advance(steps, 1);
    }

    @Override
    public final long advance(long steps, int lowest) {
        if (over || steps <= 0) {
            return 0;
        }
        long done = run(steps, Math.max(lowest, 1));
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
        return new Checkpoint(step, placements(), pruned, deepest(), trail, spent());
    }

    @Override
    public final void restore(Checkpoint checkpoint) {
        clear();
        int square = problem.start();
        for (int i = 0; i < checkpoint.depth(); i++) {
            place(square);
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
    }

    @Override
    public final int[] untried() {
        return over ? new int[0] : cursor();
    }

    /** What could be entered and is not left to try has been tried; from a condemned square nothing is. */
    @Override
    public final int[] tried() {
        if (condemned || policy.backjump() == BackjumpRule.NONE) {
            return new int[0];
        }
        int[] left = cursor();
        return Candidates.enterable(problem, path())
                .filter(square -> Arrays.stream(left).noneMatch(other -> other == square))
                .toArray();
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
        int taken = peak;
        deepest = deepest();
        peak = depth;
        return taken;
    }

    @Override
    public final long pruned() {
        return pruned;
    }
}
