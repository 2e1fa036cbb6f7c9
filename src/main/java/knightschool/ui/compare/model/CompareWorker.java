package knightschool.ui.compare.model;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import knightschool.algorithm.Solver;
import knightschool.compare.Comparison;
import knightschool.compare.ComparisonSnapshot;
import knightschool.compare.ComparisonStepSummarizer;
import knightschool.compare.DepthCurves;
import knightschool.compare.EventSearch;
import knightschool.compare.SearchTreeReader;
import knightschool.compare.VisibleSearchTree;
import knightschool.search.Problem;
import knightschool.trace.StepBins;
import knightschool.ui.work.WorkFailure;
import knightschool.ui.work.WorkLoop;

/**
 * The thread that owns a comparison. It answers what is asked for first – a restart, a moment, an event search – and
 * computes ahead to the limit in between. What it has to say is one {@link CompareWorkerReport}, of which only the
 * newest is kept.
 *
 * <p>A search that fails ends its comparison, not the thread: the report says so, the next restart begins anew, and the
 * handler for what nobody caught hears of it as if the thread had died.
 */
final class CompareWorker implements AutoCloseable {
    /** Steps computed or looked at between two looks at what is asked for: a few milliseconds. */
    private static final long SLICE = 100_000;

    /** The end of a span is not looked for farther than that many steps behind the moment shown. */
    private static final long FAR = Comparison.USUAL_LIMIT;

    private final AtomicReference<CompareWorkerReport> newest = new AtomicReference<>();
    private final BiFunction<Problem, List<Solver>, Comparison> maker;
    private final WorkLoop loop;

    private Supplier<Comparison> begin;
    private Comparison comparison;
    /** What is known of the problem: the comparison, or the last one as long as the next has not begun. */
    private Comparison latest;

    private Function<Comparison, EventSearch> sought;
    private EventSearch running;
    private long limit;
    private boolean resting;
    private long order;
    private long searchNumber;
    private long shownStep;
    private ComparisonSnapshot snapshot;
    private ComparisonStepSummarizer summary;
    private boolean summedUp;
    private final ContinuousQuery<SearchTreeReader.Request, VisibleSearchTree> tree =
            new ContinuousQuery<>(new SearchTreeSource());
    private final ContinuousQuery<StepBins, DepthCurves> depths = new ContinuousQuery<>(new DepthCurvesSource());
    private boolean computing = true;

    /** @param maker begins a comparison */
    CompareWorker(long limit, BiFunction<Problem, List<Solver>, Comparison> maker) {
        this.limit = limit;
        this.maker = maker;
        this.loop = new WorkLoop("comparison", this::slice, this::fail);
    }

    /** The newest report, or null before the first. Any thread may ask. */
    CompareWorkerReport newest() {
        return newest.get();
    }

    /** Whether its thread has ended. */
    boolean isEnded() {
        return loop.isEnded();
    }

    /** Begins anew with another problem; what was asked for before is forgotten. */
    void restart(long number, Problem problem, List<Solver> solvers) {
        loop.tell(() -> {
            forget();
            latest = null;
            order = number;
            shownStep = 0;
            begin = () -> maker.apply(problem, solvers);
        });
    }

    /** Goes on with other searches of the same problem; of those that stay nothing is computed again. */
    void change(long number, Problem problem, List<Solver> solvers) {
        loop.tell(() -> {
            Comparison before = latest;
            forget();
            order = number;
            begin = () -> before == null ? maker.apply(problem, solvers) : before.searching(solvers);
        });
    }

    /** Asks for a moment; only the last one asked for is shown. */
    void show(long step) {
        loop.tell(() -> {
            shownStep = step;
            snapshot = null;
        });
    }

    /** Begins to look for something; a search that was under way is given up. */
    void eventSearch(long number, Function<Comparison, EventSearch> how) {
        loop.tell(() -> {
            sought = how;
            searchNumber = number;
        });
    }

    /** Gives the event search up. */
    void cancelSearch() {
        loop.tell(() -> {
            sought = null;
            running = null;
        });
    }

    /** Computes ahead as far as that. */
    void limit(long steps) {
        loop.tell(() -> limit = steps);
    }

    /** Whether to compute ahead while nothing is asked for; a comparison that nobody sees need not. */
    void computeAhead(boolean ahead) {
        loop.tell(() -> resting = !ahead);
    }

    /** Asks for what is to be seen of a search tree, or for none any more. */
    void tree(long number, Optional<SearchTreeReader.Request> request) {
        loop.tell(() -> tree.ask(number, request));
    }

    /** Asks how deep the searches were in some columns, or for nothing any more. */
    void depths(long number, Optional<StepBins> columns) {
        loop.tell(() -> depths.ask(number, columns));
    }

    /** Ends the thread; it is not waited for. */
    @Override
    public void close() {
        loop.close();
    }

    /** Lets go of the comparison, since what failed may be for want of memory. */
    private void fail(WorkFailure failure) {
        forget();
        latest = null;
        newest.set(CompareWorkerReport.failed(order, failure));
    }

    private void forget() {
        begin = null;
        comparison = null;
        sought = null;
        running = null;
        snapshot = null;
        summary = null;
        computing = true;
        tree.forget();
        depths.forget();
    }

    /** Begins what was asked for since the slice before. */
    private void takeOver() {
        if (begin != null) {
            comparison = begin.get();
            latest = comparison;
            begin = null;
        }
        if (sought != null && comparison != null) {
            running = sought.apply(comparison);
            sought = null;
        }
    }

    /** Does a little, the most urgent first, and reports; says whether anything is left to do. */
    private boolean slice() {
        takeOver();
        if (comparison == null) {
            return false;
        }
        boolean more;
        if (snapshot == null) {
            snapshot = comparison.snapshot(shownStep);
            more = true;
        } else if (summary == null || summary.snapshot() != snapshot) {
            sumUp();
            more = true;
        } else if (running != null && running.state() == EventSearch.State.SEARCHING) {
            running.advance(SLICE, limit);
            more = true;
        } else if (tree.advance(comparison, computing) || depths.advance(comparison, computing)) {
            more = true;
        } else {
            boolean computes = !resting && comparison.extend(SLICE, limit);
            boolean far = summary.isKnownUpTo(snapshot.step() + FAR);
            boolean looks = !resting && !far && summary.advance(SLICE);
            summedUp = resting || far || !computes && !looks;
            // Once more for the tree and the depths of what was computed last.
            boolean last = computing && !computes;
            computing = computes;
            report(!computes);
            return computes || looks || last;
        }
        report(!more);
        return more;
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
                null,
                running == null
                        ? CompareWorkerReport.EventReport.NONE
                        : new CompareWorkerReport.EventReport(
                                searchNumber, running.state(), running.step(), running.strikes(), running.panes()),
                tree.answer(),
                depths.answer()));
    }
}
