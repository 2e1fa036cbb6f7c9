package knightschool.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import knightschool.algorithm.Solver;
import knightschool.search.Problem;
import knightschool.trace.Trace;

/**
 * Several searches of one problem that are computed together and shown at the same step. It belongs to one thread,
 * which has others help to compute ahead.
 */
public final class Comparison {
    /**
     * How far is computed ahead unless someone asks for more, in steps: all of 8 × 8 from a8, in less than a second.
     */
    public static final long USUAL_LIMIT = 10_000_000;

    private final Problem problem;
    private final List<Trace> traces;

    /** A comparison at step 0. */
    public Comparison(Problem problem, List<Solver> solvers) {
        this(problem, solvers, List.of());
    }

    private Comparison(Problem problem, List<Solver> solvers, List<Trace> known) {
        this.problem = problem;
        List<Trace> unclaimed = new ArrayList<>(known);
        this.traces = solvers.stream().map(solver -> trace(solver, unclaimed)).toList();
    }

    /** One that is known already, which no other pane can have then, else a new one. */
    private Trace trace(Solver solver, List<Trace> unclaimed) {
        Optional<Trace> same = unclaimed.stream()
                .filter(trace -> trace.solver().equals(solver))
                .findFirst();
        same.ifPresent(unclaimed::remove);
        return same.orElseGet(() -> new Trace(problem, solver));
    }

    /** A comparison of others on the same problem, that knows of those which stay what is known now. */
    public Comparison searching(List<Solver> others) {
        return new Comparison(problem, others, traces);
    }

    List<Trace> traces() {
        return traces;
    }

    /**
     * Computes ahead by at most that many steps in every search that is not over, and never past a limit.
     *
     * @return whether there is more to compute before the limit
     */
    public boolean extend(long steps, long limit) {
        long target = Math.min(limit, reachable() + steps);
        traces.parallelStream().forEach(trace -> trace.extend(target - trace.explored()));
        return !isComplete() && reachable() < limit;
    }

    /** Whether every search is over. */
    public boolean isComplete() {
        return traces.stream().allMatch(Trace::isComplete);
    }

    /** The furthest step that any search has computed. */
    public long explored() {
        return traces.stream().mapToLong(Trace::explored).max().orElse(0);
    }

    /** The furthest step at which every search can be shown: those that are over can be shown at any. */
    public long reachable() {
        return traces.stream()
                .filter(trace -> !trace.isComplete())
                .mapToLong(Trace::explored)
                .min()
                .orElseGet(this::explored);
    }

    /**
     * The first step after {@code from} with which two searches begin to differ; see {@link DifferenceSearch}.
     *
     * @param last no further than {@link #reachable}
     * @return the step, or -1 if no two begin to differ up to {@code last}
     */
    long nextDifference(long from, long last) {
        return DifferenceSearch.next(traces, from, last);
    }

    /** How far each search has been computed. */
    public List<SearchProgress> lanes() {
        return traces.stream().map(Comparison::progress).toList();
    }

    static SearchProgress progress(Trace trace) {
        return new SearchProgress(trace.solver(), trace.counters(), trace.isComplete(), trace.outcome());
    }

    /** All searches at that step, or at the nearest that can be shown. */
    public ComparisonSnapshot snapshot(long step) {
        long shown = Math.clamp(step, 0, reachable());
        return new ComparisonSnapshot(
                shown, traces.stream().map(trace -> trace.frame(shown)).toList());
    }
}
