package knightschool.ui.tour;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import knightschool.algorithm.WarnsdorffResult;
import knightschool.algorithm.WarnsdorffRun;
import knightschool.search.Order;
import knightschool.search.TieBreak;
import knightschool.tour.VisitCoverage;
import knightschool.ui.work.WorkFailure;

/**
 * What answers one question: the tour first, then Warnsdorff's rule on the same board. It runs once, on a thread of its
 * model's; all other methods are for any thread.
 */
final class TourWork implements Runnable, AutoCloseable {
    /** Steps between two looks at whether a person has cancelled, or wants to see how far it is. */
    private static final long STRIDE = 50_000;

    private final TourQuestion question;
    private final Builder builder;
    private volatile ConstructedTour built;
    private volatile VisitCoverage coverage;
    private volatile WarnsdorffResult greedy;
    private volatile WorkFailure breakdown;
    private volatile boolean wanted;
    private volatile boolean stopped;
    private volatile boolean left;
    private volatile boolean ended;

    /** Makes tours. */
    @FunctionalInterface
    interface Builder {
        /**
         * The tour that a question asks for, where there is one.
         *
         * @param check to be called between long parts; throws a {@link CancellationException} if nobody waits for the
         *     tour any more
         */
        ConstructedTour build(TourQuestion question, Runnable check);
    }

    /** @param builder makes the tour where there is one */
    TourWork(TourQuestion question, Builder builder) {
        this.question = question;
        this.builder = builder;
    }

    @Override
    public void run() {
        try {
            work();
        } catch (CancellationException _) {
            // Nobody waits for it.
        } catch (RuntimeException | Error failure) {
            breakdown = WorkFailure.heard(failure);
        } finally {
            ended = true;
        }
    }

    private void work() {
        requireAwaited();
        if (question.existence().exists()) {
            built = builder.build(question, this::requireAwaited);
        }
        requireAwaited();
        if (!stopped) {
            greedy = follow();
        }
    }

    /** Warnsdorff's rule, ties to the square farthest from the centre (Roth). */
    private WarnsdorffResult follow() {
        Order order = Order.fewestOnward(TieBreak.ROTH, 0);
        WarnsdorffRun run = new WarnsdorffRun(question.board(), question.closed(), order);
        VisitCoverage.Tally tally = new VisitCoverage.Tally(question.columns(), question.rows());
        while (!run.isOver() && !stopped) {
            requireAwaited();
            run.advance(STRIDE);
            while (tally.length() < run.length()) {
                tally.visit(run.square(tally.length()));
            }
            if (wanted) {
                wanted = false;
                coverage = tally.soFar();
            }
        }
        requireAwaited();
        return run.result();
    }

    private void requireAwaited() {
        if (left) {
            throw new CancellationException("another question was asked");
        }
    }

    /** The tour, as soon as it is made. */
    Optional<ConstructedTour> built() {
        return Optional.ofNullable(built);
    }

    /**
     * How far the rule had come soon after this was asked before; so it is copied no more often than it is asked for.
     */
    Optional<VisitCoverage> coverage() {
        wanted = true;
        return Optional.ofNullable(coverage);
    }

    /** How far the rule came, as soon as it comes no further. */
    Optional<WarnsdorffResult> greedy() {
        return Optional.ofNullable(greedy);
    }

    /** What broke down: the tour where there is none, else the path by the rule. */
    Optional<WorkFailure> breakdown() {
        return Optional.ofNullable(breakdown);
    }

    /** Ends the path by the rule soon, and says how far it came; it is not waited for. */
    void stop() {
        stopped = true;
    }

    /** Ends all of it soon, and makes nothing of what is under way: nobody waits for it any more. */
    @Override
    public void close() {
        left = true;
    }

    /** Whether nothing more will come. */
    boolean isEnded() {
        return ended;
    }
}
