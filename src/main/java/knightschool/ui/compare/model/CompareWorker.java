package knightschool.ui.compare.model;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.compare.Alignment;
import knightschool.compare.ChoiceCostTable;
import knightschool.compare.ChoiceCostTableComputation;
import knightschool.compare.Comparison;
import knightschool.compare.ComparisonSnapshot;
import knightschool.compare.ComparisonStepSummarizer;
import knightschool.compare.DepthCurves;
import knightschool.compare.SameScaleSearchTreesReader;
import knightschool.compare.SubtreeHeatMapCounter;
import knightschool.compare.VisibleSearchTreeParts;
import knightschool.compare.event.EventSearch;
import knightschool.search.Problem;
import knightschool.trace.StepBins;
import knightschool.ui.work.SlicedWorkThread;
import knightschool.ui.work.WorkFailure;

/**
 * The thread that owns a comparison. It answers requests first (a restart, a moment, an event search) and computes up
 * to the limit in between. Its result is a {@link CompareWorkerReport}, of which only the newest is kept.
 *
 * <p>A failed search ends its comparison, but not the thread: the report contains the failure, the next restart begins
 * again, and the handler of uncaught exceptions is notified as if the thread had ended.
 */
final class CompareWorker implements AutoCloseable {
    /** The number of steps computed or examined between two checks for requests, which takes a few milliseconds. */
    private static final long SLICE = 100_000;

    /** The greatest distance from the shown step, in steps, at which the end of a span is searched for. */
    private static final long FAR = Comparison.USUAL_LIMIT;

    /** The number of steps computed beyond the shown one with which a playback has no need of all processors. */
    private static final long AMPLE = 20_000_000;

    /** The time after a shown step, in nanoseconds, in which a playback shows the next one. */
    private static final long PLAYBACK_PAUSE = 500_000_000;

    /** The rest before the steps of a slice while ample steps are known, in nanoseconds: about as long as they take. */
    private static final long REST = 3_000_000;

    private final AtomicReference<CompareWorkerReport> newest = new AtomicReference<>();
    private final BiFunction<Problem, List<ConfiguredAlgorithm>, Comparison> maker;
    private final SlicedWorkThread loop;
    private final ReadOnlyLongWrapper requestCount = new ReadOnlyLongWrapper(this, "requestCount");

    private Supplier<Comparison> begin;
    private Comparison comparison;
    /** The current comparison, or the previous one until the next has begun. */
    private Comparison latest;

    private Function<Comparison, EventSearch> searchFactory;
    private EventSearch running;
    private long limit;
    private boolean resting;

    /** The step up to which is computed while resting. */
    private long restStep;

    private long order;
    private long searchNumber;

    /** The number of searches for events so far. Used by the thread that requests them. */
    private long searches;

    private long shownStep;

    /** When the shown step was requested, as {@link System#nanoTime} counts. */
    private long shownAt;

    private Alignment alignment = Alignment.STEP;
    private ComparisonSnapshot snapshot;
    private ComparisonStepSummarizer summary;
    private boolean summedUp;
    private final SubtreeHeatMapCounter placements = new SubtreeHeatMapCounter();
    private final GrowingSearchesQuery<SameScaleSearchTreesReader.Request, VisibleSearchTreeParts> trees =
            GrowingSearchesQuery.ofTrees(placements);
    private final GrowingSearchesQuery<StepBins, DepthCurves> depths = GrowingSearchesQuery.ofDepths();
    private final PredictionQuestionsQuery questions = new PredictionQuestionsQuery();
    private final GrowingSearchesQuery<ChoiceCostTableComputation.Request, ChoiceCostTable> choices =
            GrowingSearchesQuery.ofChoices();
    private boolean computing = true;

    /**
     * @param limit the initial limit, in steps
     * @param maker creates a comparison
     */
    CompareWorker(long limit, BiFunction<Problem, List<ConfiguredAlgorithm>, Comparison> maker) {
        this.limit = limit;
        this.maker = maker;
        this.loop = new SlicedWorkThread("comparison", this::slice, this::fail);
    }

    /** The newest report; null before the first. May be called on any thread. */
    CompareWorkerReport newest() {
        return newest.get();
    }

    /** The number of requests so far. It changes on the thread that makes them. */
    ReadOnlyLongProperty requestCountProperty() {
        return requestCount.getReadOnlyProperty();
    }

    private void submit(Runnable request) {
        loop.submit(request);
        requestCount.set(requestCount.get() + 1);
    }

    /** Whether the thread has ended. */
    boolean isEnded() {
        return loop.isEnded();
    }

    /** Restarts with another problem; earlier requests are discarded. */
    void restart(long number, Problem problem, List<ConfiguredAlgorithm> solvers) {
        submit(() -> {
            forget();
            latest = null;
            order = number;
            shownStep = 0;
            restStep = 0;
            begin = () -> maker.apply(problem, solvers);
        });
    }

    /** Continues with other searches of the same problem. Those that remain are not computed again. */
    void change(long number, Problem problem, List<ConfiguredAlgorithm> solvers) {
        submit(() -> {
            Comparison before = latest;
            forget();
            order = number;
            begin = () -> before == null ? maker.apply(problem, solvers) : before.searching(solvers);
        });
    }

    /** Requests the snapshots at a step, in place of an earlier request. */
    void show(long step) {
        submit(() -> {
            shownStep = step;
            shownAt = System.nanoTime();
            snapshot = null;
        });
    }

    /** Sets what the searches have in common where they are shown, and requests the snapshots again. */
    void align(Alignment how) {
        submit(() -> {
            alignment = how;
            snapshot = null;
        });
    }

    /**
     * Starts a search for an event; a running one is cancelled.
     *
     * @return the number of the search, which its reports have
     */
    long eventSearch(Function<Comparison, EventSearch> how) {
        long number = ++searches;
        submit(() -> {
            searchFactory = how;
            searchNumber = number;
        });
        return number;
    }

    /** Cancels the search for an event. */
    void cancelSearch() {
        submit(() -> {
            searchFactory = null;
            running = null;
        });
    }

    /** Sets the step up to which searches are computed. */
    void limit(long steps) {
        submit(() -> limit = steps);
    }

    /**
     * Ends the computing up to the limit while there are no requests, which is not necessary for a comparison that is
     * not on screen.
     *
     * @param step up to which is computed nevertheless, since it will be requested
     */
    void rest(long step) {
        submit(() -> {
            resting = true;
            restStep = step;
        });
    }

    /** Computes up to the limit again while there are no requests. */
    void wake() {
        submit(() -> resting = false);
    }

    /** Requests parts of search trees; empty to end the request. */
    void trees(long number, Optional<SameScaleSearchTreesReader.Request> request) {
        submit(() -> {
            trees.ask(number, request);
            if (request.filter(wanted -> wanted.one().placements()).isEmpty()) {
                placements.forget();
            }
        });
    }

    /** Requests the depths of the searches in columns of steps; empty to end the request. */
    void depths(long number, Optional<StepBins> columns) {
        submit(() -> depths.ask(number, columns));
    }

    /** Requests the questions that can be put to the students at a step. */
    void questions(long number, long step) {
        submit(() -> questions.ask(number, step));
    }

    /** Requests the costs of the choices of a search; empty to end the request. */
    void choices(long number, Optional<ChoiceCostTableComputation.Request> request) {
        submit(() -> choices.ask(number, request));
    }

    /** Ends the thread without waiting for it. */
    @Override
    public void close() {
        loop.close();
    }

    /** Discards the comparison, since the failure may be a lack of memory, and reports the failure. */
    private void fail(WorkFailure failure) {
        forget();
        latest = null;
        newest.set(CompareWorkerReport.failed(order, failure));
    }

    private void forget() {
        begin = null;
        comparison = null;
        searchFactory = null;
        running = null;
        snapshot = null;
        summary = null;
        computing = true;
        placements.forget();
        trees.forget();
        depths.forget();
        questions.forget();
        choices.forget();
    }

    /** Starts what was requested since the last slice. */
    private void takeOver() {
        if (begin != null) {
            comparison = begin.get();
            latest = comparison;
            begin = null;
        }
        if (searchFactory != null && comparison != null) {
            running = searchFactory.apply(comparison);
            searchFactory = null;
        }
    }

    /** Performs the most urgent piece of work and reports. Returns whether work remains. */
    private boolean slice() {
        takeOver();
        if (comparison == null) {
            return false;
        }
        boolean more;
        if (snapshot == null) {
            snapshot = comparison.snapshot(shownStep, alignment);
            more = true;
        } else if (summary == null || summary.snapshot() != snapshot) {
            sumUp();
            more = true;
        } else if (running != null && running.state() == EventSearch.State.SEARCHING) {
            running.advance(SLICE, limit);
            more = true;
        } else if (questions.advance(comparison, SLICE, limit)) {
            more = true;
        } else if (trees.advance(comparison, computing)
                || depths.advance(comparison, computing)
                || choices.advance(comparison, computing)) {
            more = true;
        } else {
            // In turn with the searches, which go on meanwhile.
            boolean counts = !resting && (placements.advance() || placements.isNews());
            boolean extended = (!resting || comparison.reachable() < restStep) && !comparison.isComputedUpTo(limit);
            boolean computes = extended && extend();
            boolean far = summary.isKnownUpTo(snapshot.step() + FAR);
            boolean looks = !resting && !far && summary.advance(SLICE);
            summedUp = resting || far || !computes && !looks;
            // Once more for the tree and the depths of what was computed last, be it all in this slice.
            boolean last = (computing || extended) && !computes;
            computing = computes;
            if (last && alignment != Alignment.STEP || computes && comparison.outgrows(snapshot)) {
                // Some searches may come only now to where they are lined up with the first one.
                snapshot = null;
                return true;
            }
            report(!computes && !last && !counts);
            return computes || looks || last || counts;
        }
        report(!more);
        return more;
    }

    /**
     * Computes further steps. While a playback has ample steps ahead, this thread uses one processor only and pauses in
     * between: the JavaFX thread and the painting thread need the others, and a frame is late if either has to wait.
     */
    private boolean extend() {
        boolean ample = comparison.reachable() - shownStep > AMPLE && System.nanoTime() - shownAt < PLAYBACK_PAUSE;
        if (!ample) {
            return comparison.extend(SLICE, limit);
        }
        LockSupport.parkNanos(REST);
        return comparison.extendInTurn(SLICE, limit);
    }

    private void sumUp() {
        summedUp = false;
        if (summary == null) {
            summary = new ComparisonStepSummarizer(comparison, snapshot);
        } else {
            summary.move(snapshot);
        }
    }

    private void report(boolean idle) {
        newest.set(new CompareWorkerReport(
                order,
                snapshot,
                summary == null ? null : summary.summary(),
                summedUp,
                comparison.lanes(),
                comparison.reachable(),
                idle,
                resting,
                null,
                running == null
                        ? CompareWorkerReport.EventReport.NONE
                        : CompareWorkerReport.EventReport.of(searchNumber, running),
                trees.answer(),
                depths.answer(),
                questions.answer(),
                choices.answer()));
    }
}
