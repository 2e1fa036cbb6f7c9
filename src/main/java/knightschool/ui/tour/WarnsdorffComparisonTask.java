package knightschool.ui.tour;

import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import knightschool.algorithm.warnsdorff.WarnsdorffResult;
import knightschool.algorithm.warnsdorff.WarnsdorffRun;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.TieBreak;
import knightschool.tour.PathCoverageGrid;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.RunningWorkContext;

/**
 * Constructs a tour of a board, if there is one, and then follows Warnsdorff's rule on the same board for comparison.
 * The task runs once, on the background thread of the model; results are delivered on the JavaFX thread.
 */
final class WarnsdorffComparisonTask implements BackgroundWorker.Work<WarnsdorffResult> {
    /** The number of steps between two checks for cancellation and for requests to report progress. */
    private static final long STRIDE = 50_000;

    private final TourConstructionParameters question;
    private final int most;
    private final Builder builder;
    private final Consumer<ConstructedTour> built;
    private final Consumer<PathCoverageGrid> coverage;
    private volatile boolean looked;
    private volatile boolean stopped;

    /** Constructs tours. */
    @FunctionalInterface
    interface Builder {
        /**
         * Constructs the tour of a question that has one.
         *
         * @param check to be called between long parts; throws a {@link CancellationException} if the tour is no longer
         *     wanted
         */
        ConstructedTour build(TourConstructionParameters question, Runnable check);
    }

    /**
     * @param most the most squares that the rule visits
     * @param builder constructs the tour if one exists
     * @param built receives the tour as soon as it is constructed
     * @param coverage receives the progress of the rule, after {@link #look}
     */
    WarnsdorffComparisonTask(
            TourConstructionParameters question,
            int most,
            Builder builder,
            Consumer<ConstructedTour> built,
            Consumer<PathCoverageGrid> coverage) {
        this.question = question;
        this.most = most;
        this.builder = builder;
        this.built = built;
        this.coverage = coverage;
    }

    @Override
    public WarnsdorffResult answer(RunningWorkContext context) {
        if (question.existence().exists()) {
            ConstructedTour tour = builder.build(question, context::requireWanted);
            context.say(() -> built.accept(tour));
        }
        context.requireWanted();
        return stopped ? null : follow(context);
    }

    /** Follows Warnsdorff's rule; ties go to the square farthest from the centre (Roth). */
    private WarnsdorffResult follow(RunningWorkContext context) {
        NeighbourOrder order = NeighbourOrder.fewestOnward(TieBreak.ROTH, 0);
        WarnsdorffRun run = new WarnsdorffRun(question.board(), question.closed(), order);
        PathCoverageGrid.Tally tally = new PathCoverageGrid.Tally(question.columns(), question.rows());
        while (!run.isOver() && !stopped && run.length() < most) {
            context.requireWanted();
            run.advance(Math.min(STRIDE, most - run.length()));
            while (tally.length() < run.length()) {
                tally.visit(run.square(tally.length()));
            }
            if (looked) {
                looked = false;
                PathCoverageGrid soFar = tally.soFar();
                context.say(() -> coverage.accept(soFar));
            }
        }
        context.requireWanted();
        return run.result();
    }

    /** Requests a report on the progress of the rule, so that the progress is copied only when needed. Any thread. */
    void look() {
        looked = true;
    }

    /** Ends the path by the rule soon, with its current length as the result. Returns without waiting. Any thread. */
    void stop() {
        stopped = true;
    }
}
