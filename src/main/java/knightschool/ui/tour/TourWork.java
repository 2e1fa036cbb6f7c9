package knightschool.ui.tour;

import java.util.Optional;
import java.util.function.Function;
import knightschool.tour.Coverage;
import knightschool.ui.work.Breakdown;

/**
 * A thread that answers one question and ends with it: the tour first, then Warnsdorff's rule on the same board. All
 * methods are for any thread.
 */
final class TourWork implements AutoCloseable {
    private final TourQuestion question;
    private final Function<TourQuestion, Built> builder;
    private final Thread thread;
    private volatile Built built;
    private volatile Coverage coverage;
    private volatile Greedy greedy;
    private volatile Breakdown breakdown;
    private volatile boolean wanted;
    private volatile boolean cancelled;

    /**
     * Begins to work.
     *
     * @param builder makes the tour where there is one
     */
    TourWork(TourQuestion question, Function<TourQuestion, Built> builder) {
        this.question = question;
        this.builder = builder;
        this.thread = Thread.ofPlatform().daemon().name("tours").start(this::work);
    }

    private void work() {
        try {
            if (question.existence().exists()) {
                built = builder.apply(question);
            }
            if (!cancelled) {
                greedy = pass();
            }
        } catch (RuntimeException | Error failure) {
            breakdown = Breakdown.heard(failure);
        }
    }

    private Greedy pass() {
        GreedyPass pass = new GreedyPass(question);
        while (!pass.isOver() && !cancelled) {
            pass.advance();
            if (wanted) {
                wanted = false;
                coverage = pass.soFar();
            }
        }
        return pass.result();
    }

    /** The tour, as soon as it is made. */
    Optional<Built> built() {
        return Optional.ofNullable(built);
    }

    /**
     * How far the rule had come soon after this was asked before; so it is copied no more often than it is asked for.
     */
    Optional<Coverage> coverage() {
        wanted = true;
        return Optional.ofNullable(coverage);
    }

    /** How far the rule came, as soon as it comes no further. */
    Optional<Greedy> greedy() {
        return Optional.ofNullable(greedy);
    }

    /** What broke down: the tour where there is none, else the rule's pass. */
    Optional<Breakdown> breakdown() {
        return Optional.ofNullable(breakdown);
    }

    /** Ends the rule's pass soon; it is not waited for. */
    @Override
    public void close() {
        cancelled = true;
    }

    /** Whether the thread has ended. */
    boolean isEnded() {
        return !thread.isAlive();
    }
}
