package knightschool.compare;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import knightschool.trace.Trace;

/** Looks for the next step at which one of some breakpoints strikes in some searches of a comparison. */
final class BreakpointSearch {
    private final List<Trace> traces;
    private final List<Breakpoint> breakpoints;

    BreakpointSearch(List<Trace> traces, List<Breakpoint> breakpoints) {
        this.traces = traces;
        this.breakpoints = List.copyOf(breakpoints);
    }

    /** How many times as many steps are looked at as the clock goes on, at most. */
    int passes() {
        return Math.max(1, breakpoints.size());
    }

    /**
     * The first step after {@code from} and not after {@code last}, which all searches have made or are over before.
     *
     * @param limit the step up to which searches are computed
     */
    OptionalLong next(long from, long last, long limit) {
        long best = last;
        boolean found = false;
        for (Breakpoint breakpoint : breakpoints) {
            OptionalLong at = next(breakpoint, from, best, limit);
            if (at.isPresent()) {
                best = at.getAsLong();
                found = true;
            }
        }
        return found ? OptionalLong.of(best) : OptionalLong.empty();
    }

    private OptionalLong next(Breakpoint breakpoint, long from, long last, long limit) {
        return breakpoint.panes() instanceof Breakpoint.Panes.All
                ? inAll(breakpoint, from, last, limit)
                : inAny(breakpoint, from, last, limit);
    }

    private OptionalLong inAny(Breakpoint breakpoint, long from, long last, long limit) {
        long best = last;
        boolean found = false;
        for (Trace trace : traces) {
            long at = breakpoint.looksAt(trace) ? breakpoint.next(trace, from, best, limit) : -1;
            if (at >= 0) {
                best = at;
                found = true;
            }
        }
        return found ? OptionalLong.of(best) : OptionalLong.empty();
    }

    /** Each search in turn goes to its next step that is not before that of the others, until all agree. */
    private OptionalLong inAll(Breakpoint breakpoint, long from, long last, long limit) {
        long at = from + 1;
        int agreeing = 0;
        for (int i = 0; agreeing < traces.size(); i = (i + 1) % traces.size()) {
            long next = breakpoint.nextOrStays(traces.get(i), at - 1, last, limit);
            if (next < 0) {
                return OptionalLong.empty();
            }
            agreeing = next == at ? agreeing + 1 : 1;
            at = next;
        }
        long step = at;
        // Where all searches are over, nothing happens any more.
        boolean happens = traces.stream().anyMatch(trace -> step <= trace.explored());
        return happens ? OptionalLong.of(step) : OptionalLong.empty();
    }

    /** Those that strike at a step that was found. */
    List<Strike> strikes(long step, long limit) {
        return breakpoints.stream()
                .flatMap(breakpoint -> strike(breakpoint, step, limit).stream())
                .toList();
    }

    private Optional<Strike> strike(Breakpoint breakpoint, long step, long limit) {
        boolean all = breakpoint.panes() instanceof Breakpoint.Panes.All;
        List<Trace> struck = all && inAll(breakpoint, step - 1, step, limit).isEmpty()
                ? List.of()
                : traces.stream()
                        .filter(trace -> all
                                || breakpoint.looksAt(trace) && breakpoint.next(trace, step - 1, step, limit) == step)
                        .toList();
        return struck.stream()
                .findFirst()
                .map(first -> new Strike(
                        breakpoint, step, struck.stream().map(Trace::solver).toList(), breakpoint.square(first, step)));
    }
}
