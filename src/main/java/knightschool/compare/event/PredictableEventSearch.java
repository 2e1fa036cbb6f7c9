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
     * The first step after {@code from} and not after {@code last} that follows a predictable event. A long retreat is
     * known by the last square that it takes back; the step returned is that which takes the first one back, which may
     * be a step before {@code from}.
     *
     * @param from at least 1
     * @param last a step up to which every search has been computed or has ended
     */
    OptionalLong next(long from, long last) {
        long best = -1;
        int retreating = -1;
        for (int search = 0; search < traces.size(); search++) {
            long limit = best < 0 ? last : best - 1;
            long event = inOneStep(search, from, limit);
            long below = belowFloor(search, from, event < 0 ? limit : event);
            if (event >= 0 || below >= 0) {
                best = earlier(event, below);
                retreating = best == below ? search : -1;
            }
        }
        if (sought.contains(PredictableEvent.DIFFERENCE)) {
            long difference = DifferenceSearch.next(traces, from, best < 0 ? last : best - 1);
            best = earlier(best, difference);
            retreating = difference >= 0 ? -1 : retreating;
        }
        if (best < 0) {
            return OptionalLong.empty();
        }
        return OptionalLong.of(retreating < 0 ? best : beginOfRetreat(traces.get(retreating), best));
    }

    /** The first step that follows an event of a single step. */
    private long inOneStep(int search, long from, long last) {
        Trace trace = traces.get(search);
        long best = afterCondition(trace, from, last);
        return sought.contains(PredictableEvent.PRUNE)
                ? earlier(best, trace.next(StepPredicate.PRUNE, from, best < 0 ? last : best - 1))
                : best;
    }

    private long belowFloor(int search, long from, long last) {
        int floor = sought.contains(PredictableEvent.RETREAT) ? floor(search) : 0;
        return floor > 1 ? traces.get(search).nextBelow(floor, from, last) : -1;
    }

    /**
     * The step after the last one that places a square before a retreat ends. If a class cannot be asked there any
     * more, the end of the retreat.
     */
    private long beginOfRetreat(Trace trace, long end) {
        for (long step = end - 1; step > begin; step--) {
            if (trace.depthAt(step) > trace.depthAt(step - 1)) {
                return step + 1;
            }
        }
        return end;
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
