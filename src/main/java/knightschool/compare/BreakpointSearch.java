package knightschool.compare;

import java.util.List;
import java.util.Optional;
import knightschool.algorithm.Solver;
import knightschool.trace.Trace;

/** Looks for the next step at which one of some breakpoints strikes in some searches of a comparison. */
final class BreakpointSearch {
    /** How often each search may be asked in one look for a step at which all agree. */
    static final int MOST_TURNS = 100;

    private final List<Trace> traces;
    private final List<Breakpoint> breakpoints;

    BreakpointSearch(List<Trace> traces, List<Breakpoint> breakpoints) {
        this.traces = traces;
        this.breakpoints = List.copyOf(breakpoints);
    }

    /** Whether none of them can strike in these searches. */
    boolean isHopeless() {
        List<Solver> solvers = traces.stream().map(Trace::solver).toList();
        return breakpoints.stream().noneMatch(breakpoint -> breakpoint.canStrikeIn(solvers));
    }

    /** How many times as many steps are looked at as the clock goes on, at most. */
    int passes() {
        return Math.max(1, breakpoints.size());
    }

    /**
     * How far a look has come.
     *
     * @param step where one strikes; otherwise the last step up to which it is known that none does
     */
    record Progress(long step, boolean found) {}

    /**
     * Looks for the first step after {@code from} and not after {@code last}, which all searches have made or are over
     * before. It may come less far, but at least to the next step.
     *
     * @param limit the step up to which searches are computed
     */
    Progress next(long from, long last, long limit) {
        Progress best = new Progress(last, false);
        for (Breakpoint breakpoint : breakpoints) {
            Progress one = breakpoint.panes() instanceof Breakpoint.Panes.All
                    ? inAll(breakpoint, from, best.step(), limit)
                    : inAny(breakpoint, from, best.step(), limit);
            boolean sooner = one.found() || one.step() < best.step();
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
     * Each search in turn goes to its next step that is not before that of the others, until all agree, or until that
     * was enough for one slice: where they strike one after the other at nearly every step, each costs more than one.
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
        // Where all searches are over, nothing happens any more.
        boolean happens = traces.stream().anyMatch(trace -> step <= trace.explored());
        return happens ? new Progress(step, true) : new Progress(last, false);
    }

    /** Those that strike at a step that was found. */
    List<BreakpointHit> strikes(long step, long limit) {
        return breakpoints.stream()
                .flatMap(breakpoint -> strike(breakpoint, step, limit).stream())
                .toList();
    }

    private Optional<BreakpointHit> strike(Breakpoint breakpoint, long step, long limit) {
        boolean all = breakpoint.panes() instanceof Breakpoint.Panes.All;
        List<Trace> struck = all && !inAll(breakpoint, step - 1, step, limit).found()
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
