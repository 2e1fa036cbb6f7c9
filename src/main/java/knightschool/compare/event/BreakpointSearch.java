package knightschool.compare.event;

import java.util.List;
import java.util.Optional;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.trace.Trace;

/** Finds the next step at which one of several breakpoints is hit in some searches of a comparison. */
final class BreakpointSearch {
    /** The largest number of times that each search is examined in one call while looking for a step common to all. */
    static final int MOST_TURNS = 100;

    private final List<Trace> traces;
    private final List<Breakpoint> breakpoints;

    BreakpointSearch(List<Trace> traces, List<Breakpoint> breakpoints) {
        this.traces = traces;
        this.breakpoints = List.copyOf(breakpoints);
    }

    /** Returns whether none of the breakpoints can be hit in these searches. */
    boolean isHopeless() {
        List<ConfiguredAlgorithm> solvers = traces.stream().map(Trace::solver).toList();
        return breakpoints.stream().noneMatch(breakpoint -> breakpoint.canStrikeIn(solvers));
    }

    /** Returns an upper bound for the number of times that each step is examined. */
    int passes() {
        return Math.max(1, breakpoints.size());
    }

    /**
     * The progress of the search.
     *
     * @param step the step of a hit if there is one; otherwise the last step up to which it is known that there is none
     */
    record Progress(long step, boolean isFound) {}

    /**
     * Looks for the first hit after {@code from} and up to {@code last}. All searches must have computed {@code last}
     * or be over before it. The call may stop earlier, but examines at least the next step.
     *
     * @param limit the step up to which searches are computed
     */
    Progress next(long from, long last, long limit) {
        Progress best = new Progress(last, false);
        for (Breakpoint breakpoint : breakpoints) {
            Progress one = breakpoint.panes() instanceof Breakpoint.Panes.All
                    ? inAll(breakpoint, from, best.step(), limit)
                    : inAny(breakpoint, from, best.step(), limit);
            boolean sooner = one.isFound() || one.step() < best.step();
            best = sooner ? one : best;
        }
        return best;
    }

    private Progress inAny(Breakpoint breakpoint, long from, long last, long limit) {
        long best = last;
        boolean found = false;
        for (Trace trace : traces) {
            long at = breakpoint.looksAt(trace) ? breakpoint.next(trace, from, best, limit) : -1;
            if (at >= 0) {
                best = at;
                found = true;
            }
        }
        return new Progress(best, found);
    }

    /**
     * Advances each search in turn to its next hit that is not before those of the others, until all agree or the limit
     * of one slice is reached. The limit matters if the searches have hits at nearly every step, but never at the same
     * one.
     */
    private Progress inAll(Breakpoint breakpoint, long from, long last, long limit) {
        long at = from + 1;
        int agreeing = 0;
        for (int i = 0; agreeing < traces.size(); i++) {
            if (i == MOST_TURNS * traces.size()) {
                return new Progress(at - 1, false);
            }
            long next = breakpoint.nextOrStays(traces.get(i % traces.size()), at - 1, last, limit);
            if (next < 0) {
                return new Progress(last, false);
            }
            agreeing = next == at ? agreeing + 1 : 1;
            at = next;
        }
        long step = at;
        // No events occur once all searches have ended.
        boolean happens = traces.stream().anyMatch(trace -> step <= trace.explored());
        return happens ? new Progress(step, true) : new Progress(last, false);
    }

    /** Returns the breakpoints that are hit at a step that was found. */
    List<BreakpointHit> strikes(long step, long limit) {
        return breakpoints.stream()
                .flatMap(breakpoint -> strike(breakpoint, step, limit).stream())
                .toList();
    }

    private Optional<BreakpointHit> strike(Breakpoint breakpoint, long step, long limit) {
        boolean all = breakpoint.panes() instanceof Breakpoint.Panes.All;
        List<Trace> struck = all && !inAll(breakpoint, step - 1, step, limit).isFound()
                ? List.of()
                : traces.stream()
                        .filter(trace -> all
                                || breakpoint.looksAt(trace) && breakpoint.next(trace, step - 1, step, limit) == step)
                        .toList();
        return struck.stream()
                .findFirst()
                .map(first -> new BreakpointHit(
                        breakpoint, step, struck.stream().map(Trace::solver).toList(), breakpoint.square(first, step)));
    }
}
