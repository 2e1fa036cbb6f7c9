package knightschool.ui.tour;

import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import knightschool.algorithm.WarnsdorffResult;
import knightschool.algorithm.WarnsdorffRun;
import knightschool.search.NeighbourOrder;
import knightschool.search.TieBreak;
import knightschool.tour.PathCoverageSnapshot;
import knightschool.ui.work.BackgroundWork;
import knightschool.ui.work.WorkContext;

/**
 * What answers one question: the tour first, then Warnsdorff's rule on the same board. It runs once, on the thread of
 * its model's work; what it makes on the way is taken over on the screen's.
 */
final class TourTask implements BackgroundWork.Work<WarnsdorffResult> {
    /** Steps between two looks at whether a person has cancelled, or wants to see how far it is. */
    private static final long STRIDE = 50_000;

    private final TourQuestion question;
    private final int most;
    private final Builder builder;
    private final Consumer<ConstructedTour> built;
    private final Consumer<PathCoverageSnapshot> coverage;
    private volatile boolean looked;
    private volatile boolean stopped;

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

    /**
     * @param most how many squares the rule visits, if it is not stuck before
     * @param builder makes the tour where there is one
     * @param built takes the tour over, as soon as it is made
     * @param coverage takes over how far the rule has come, after {@link #look}
     */
    TourTask(
            TourQuestion question,
            int most,
            Builder builder,
            Consumer<ConstructedTour> built,
            Consumer<PathCoverageSnapshot> coverage) {
        this.question = question;
        this.most = most;
        this.builder = builder;
        this.built = built;
        this.coverage = coverage;
    }

    @Override
    public WarnsdorffResult answer(WorkContext context) {
        if (question.existence().exists()) {
            ConstructedTour tour = builder.build(question, context::requireWanted);
            context.say(() -> built.accept(tour));
        }
        context.requireWanted();
        return stopped ? null : follow(context);
    }

    /** Warnsdorff's rule, ties to the square farthest from the centre (Roth). */
    private WarnsdorffResult follow(WorkContext context) {
        NeighbourOrder order = NeighbourOrder.fewestOnward(TieBreak.ROTH, 0);
        WarnsdorffRun run = new WarnsdorffRun(question.board(), question.closed(), order);
        PathCoverageSnapshot.Tally tally = new PathCoverageSnapshot.Tally(question.columns(), question.rows());
        while (!run.isOver() && !stopped && run.length() < most) {
            context.requireWanted();
            run.advance(Math.min(STRIDE, most - run.length()));
            while (tally.length() < run.length()) {
                tally.visit(run.square(tally.length()));
            }
            if (looked) {
                looked = false;
                PathCoverageSnapshot soFar = tally.soFar();
                context.say(() -> coverage.accept(soFar));
            }
        }
        context.requireWanted();
        return run.result();
    }

    /** Has it said soon how far the rule has come; so that is copied no more often than it is asked for. Any thread. */
    void look() {
        looked = true;
    }

    /** Ends the path by the rule soon, and says how far it came; it is not waited for. Any thread. */
    void stop() {
        stopped = true;
    }
}
