package knightschool.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.search.Problem;
import knightschool.trace.SearchSnapshot;
import knightschool.trace.Trace;

/**
 * Several searches of one problem that are computed together and shown at the same step. Not safe for use by several
 * threads, but it computes ahead on other threads itself.
 */
public final class Comparison {
    /** The default number of steps to compute ahead. It covers all of 8 × 8 from a8 and takes less than a second. */
    public static final long USUAL_LIMIT = 10_000_000;

    private final Problem problem;
    private final List<Trace> traces;

    /** Creates a comparison at step 0. */
    public Comparison(Problem problem, List<ConfiguredAlgorithm> solvers) {
        this(problem, solvers, List.of());
    }

    private Comparison(Problem problem, List<ConfiguredAlgorithm> solvers, List<Trace> oldTraces) {
        this.problem = problem;
        List<Trace> unclaimed = new ArrayList<>(oldTraces);
        this.traces = solvers.stream()
                .map(solver -> trace(solver, oldTraces, unclaimed))
                .toList();
    }

    /**
     * Returns an unclaimed trace of the same solver, which is then claimed, or else a new one. A new one continues from
     * the old trace with which it has the most steps in common, if there is one.
     */
    private Trace trace(ConfiguredAlgorithm solver, List<Trace> oldTraces, List<Trace> unclaimed) {
        Optional<Trace> match = unclaimed.stream()
                .filter(trace -> trace.solver().equals(solver))
                .findFirst();
        match.ifPresent(unclaimed::remove);
        return match.orElseGet(() -> oldTraces.stream()
                .filter(trace -> trace.solver().commonSteps(solver) > 0)
                .max(Comparator.comparingLong(trace -> Math.min(trace.solver().commonSteps(solver), trace.explored())))
                .map(trace -> trace.branch(solver))
                .orElseGet(() -> new Trace(problem, solver)));
    }

    /**
     * Returns a comparison of other solvers on the same problem. It keeps what is already computed for the solvers that
     * stay, and for the common beginning of a search and its new twin.
     */
    public Comparison searching(List<ConfiguredAlgorithm> newSolvers) {
        return new Comparison(problem, newSolvers, traces);
    }

    /** Returns the traces of the searches, in the order of the panes. To be used on the thread of the comparison. */
    public List<Trace> traces() {
        return traces;
    }

    /**
     * Computes at most the given number of further steps of every search that is not over, up to a limit, on all
     * processors.
     *
     * @return whether there is more to compute before the limit
     */
    public boolean extend(long steps, long limit) {
        return extend(traces.parallelStream(), steps, limit);
    }

    /** As {@link #extend}, one search after the other on the calling thread, which leaves the other processors free. */
    public boolean extendInTurn(long steps, long limit) {
        return extend(traces.stream(), steps, limit);
    }

    private boolean extend(Stream<Trace> searches, long steps, long limit) {
        long target = Math.min(limit, reachable() + steps);
        searches.forEach(trace -> trace.extend(target - trace.explored()));
        return !isComputedUpTo(limit);
    }

    /** Returns whether every search is over or has come to a limit, in steps. */
    public boolean isComputedUpTo(long limit) {
        return isComplete() || reachable() >= limit;
    }

    /** Returns whether every search is over. */
    public boolean isComplete() {
        return traces.stream().allMatch(Trace::isComplete);
    }

    /** Returns the last step computed by any search. */
    public long explored() {
        return traces.stream().mapToLong(Trace::explored).max().orElse(0);
    }

    /** Returns the last step at which every search can be shown. A search that is over can be shown at any step. */
    public long reachable() {
        return traces.stream()
                .filter(trace -> !trace.isComplete())
                .mapToLong(Trace::explored)
                .min()
                .orElseGet(this::explored);
    }

    /**
     * Returns the first step after {@code from} at which two searches begin to differ; see {@link DifferenceSearch}.
     *
     * @param last at most {@link #reachable}
     * @return the step, or -1 if no two searches begin to differ up to {@code last}
     */
    public long nextDifference(long from, long last) {
        return DifferenceSearch.next(traces, from, last);
    }

    /** Returns the progress of each search. */
    public List<SearchComputationProgress> lanes() {
        return traces.stream().map(Comparison::progress).toList();
    }

    static SearchComputationProgress progress(Trace trace) {
        return new SearchComputationProgress(
                trace.solver(), trace.counters(), trace.isComplete(), trace.outcome(), trace.stepNanos());
    }

    /** Returns all searches at a step, or at the nearest step that can be shown. */
    public ComparisonSnapshot snapshot(long step) {
        long shownStep = Math.clamp(step, 0, reachable());
        return new ComparisonSnapshot(
                shownStep, traces.stream().map(trace -> trace.frame(shownStep)).toList());
    }

    /**
     * Returns all searches lined up, at a step of the first search or at the nearest step that can be shown. The steps
     * of the others may change as these are computed further.
     */
    public ComparisonSnapshot snapshot(long step, Alignment alignment) {
        if (alignment == Alignment.STEP) {
            return snapshot(step);
        }
        long shownStep = Math.clamp(step, 0, reachable());
        AlignedSteps aligned = alignment.at(traces, shownStep);
        List<SearchSnapshot> frames = IntStream.range(0, traces.size())
                .mapToObj(search -> traces.get(search).frame(aligned.steps().get(search)))
                .toList();
        return new ComparisonSnapshot(shownStep, frames, Optional.of(aligned));
    }

    /** Returns whether a search in a snapshot is to be lined up again, since it has been computed much further. */
    public boolean outgrows(ComparisonSnapshot snapshot) {
        return snapshot.aligned().filter(steps -> steps.isOutgrownBy(traces)).isPresent();
    }
}
