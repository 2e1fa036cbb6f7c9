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

    private final List<Trace> traces;
    private final Set<PredictableEvent> sought;

    private final long begin;

    /** For each search the number of squares below which it has retreated far; 0 as long as it is not known. */
    private final int[] floors;

    /**
     * @param traces the searches to examine
     * @param from the step with the paths from which retreats are measured
     */
    PredictableEventSearch(List<Trace> traces, Set<PredictableEvent> sought, long from) {
        this.traces = traces;
        this.sought = Set.copyOf(sought);
        this.begin = from;
        this.floors = new int[traces.size()];
    }

    /**
     * The first step after {@code from} and not after {@code last} that follows a predictable event.
     *
     * @param from at least 1
     * @param last a step up to which every search has been computed or has ended
     */
    OptionalLong next(long from, long last) {
        long best = -1;
        for (int search = 0; search < traces.size(); search++) {
            best = earlier(best, next(search, from, best < 0 ? last : best - 1));
        }
        if (sought.contains(PredictableEvent.DIFFERENCE)) {
            best = earlier(best, DifferenceSearch.next(traces, from, best < 0 ? last : best - 1));
        }
        return best < 0 ? OptionalLong.empty() : OptionalLong.of(best);
    }

    private long next(int search, long from, long last) {
        Trace trace = traces.get(search);
        long best = afterCondition(trace, from, last);
        if (sought.contains(PredictableEvent.PRUNE)) {
            best = earlier(best, trace.next(StepPredicate.PRUNE, from, best < 0 ? last : best - 1));
        }
        int floor = sought.contains(PredictableEvent.RETREAT) ? floor(search) : 0;
        return floor > 1 ? earlier(best, trace.nextBelow(floor, from, best < 0 ? last : best - 1)) : best;
    }

    /** Before a search is computed as far as the step by which retreats are measured there are none to be found. */
    private int floor(int search) {
        Trace trace = traces.get(search);
        boolean known = trace.isComplete() || trace.explored() >= begin;
        if (floors[search] == 0 && known) {
            int depth = trace.path(Math.min(begin, trace.explored())).length();
            floors[search] = Math.max(1, depth - StepBinDepths.LONG_RETREAT + 1);
        }
        return floors[search];
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

    /** Of two steps the one that comes first; -1 stands for none. */
    private static long earlier(long one, long other) {
        if (one < 0 || other < 0) {
            return Math.max(one, other);
        }
        return Math.min(one, other);
    }
}
