package knightschool.compare.event;

import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import knightschool.board.Board;
import knightschool.compare.DifferenceSearch;
import knightschool.trace.SearchScanCursor;
import knightschool.trace.StepBinDepths;
import knightschool.trace.StepPredicate;
import knightschool.trace.Trace;

/**
 * Finds predictable events among the steps that have been computed. The result is the step <em>after</em> the one at
 * which a class is asked, because only that step shows what happens.
 */
final class PredictableEventSearch {
    private static final BreakpointCondition TIED = new BreakpointCondition.Tied();
    private static final BreakpointCondition EMPTIED = new BreakpointCondition.Narrowed(Board.NONE, 0);

    /** The number of steps after the first one of a long retreat by which it is known to be long. */
    static final int LOOKAHEAD = StepBinDepths.LONG_RETREAT - 1;

    private final List<Trace> traces;
    private final Set<PredictableEvent> sought;

    /** @param traces the searches to examine */
    PredictableEventSearch(List<Trace> traces, Set<PredictableEvent> sought) {
        this.traces = traces;
        this.sought = Set.copyOf(sought);
    }

    /**
     * The first step after {@code from} and not after {@code last} that follows a predictable event, as far as that is
     * known by then: a long retreat that begins less than {@link #LOOKAHEAD} steps before {@code last} may be
     * overlooked, and with it that it comes before another event.
     *
     * @param from at least 1
     * @param last a step up to which every search has been computed or has ended
     */
    OptionalLong next(long from, long last) {
        long best = last + 1;
        for (Trace trace : traces) {
            best = earlier(best, afterCondition(trace, from, best - 1));
            if (sought.contains(PredictableEvent.PRUNE)) {
                best = earlier(best, trace.next(StepPredicate.PRUNE, from, best - 1));
            }
            if (sought.contains(PredictableEvent.RETREAT)) {
                long limit = Math.min(last, best + LOOKAHEAD);
                best = earlier(best, trace.nextRetreat(StepBinDepths.LONG_RETREAT, from, limit));
            }
        }
        if (sought.contains(PredictableEvent.DIFFERENCE)) {
            best = earlier(best, DifferenceSearch.next(traces, from, best - 1));
        }
        return best > last ? OptionalLong.empty() : OptionalLong.of(best);
    }

    /** The step after the first of which a condition is true, and which is not the last. */
    private long afterCondition(Trace trace, long from, long last) {
        boolean ties = sought.contains(PredictableEvent.TIE) && TIED.canHoldIn(trace.solver());
        boolean empties = sought.contains(PredictableEvent.PRUNE);
        if (!ties && !empties || last <= from) {
            return -1;
        }
        long at = trace.nextWhere(step -> holds(step, ties, empties, last), from - 1, last - 1);
        return at < 0 ? -1 : at + 1;
    }

    private static boolean holds(SearchScanCursor step, boolean ties, boolean empties, long limit) {
        return !step.isLast() && (ties && TIED.holds(step, limit) || empties && EMPTIED.holds(step, limit));
    }

    /** Returns the earlier of a step and another one; -1 stands for none. */
    private static long earlier(long step, long other) {
        return other < 0 ? step : Math.min(step, other);
    }
}
