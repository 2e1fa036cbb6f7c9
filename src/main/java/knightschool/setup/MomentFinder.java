package knightschool.setup;

import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.search.Problem;
import knightschool.trace.Event;
import knightschool.trace.Trace;

/**
 * Finds the step at which a set-up's moment comes.
 *
 * <p>All panes go by one clock. A moment comes when the first of them reaches it; the end comes when the last one has
 * ended.
 */
public final class MomentFinder {
    private static final long NEVER = -1;

    private final List<Trace> traces;
    private final long limit;

    private MomentFinder(List<Trace> traces, long limit) {
        this.traces = traces;
        this.limit = limit;
    }

    /**
     * The step at which the set-up's moment comes; 0 if it names none.
     *
     * @param limit no search is run further than that many steps
     * @return empty if it does not come up to there
     */
    public static OptionalLong find(Setup setup, long limit) {
        if (setup.moment().isEmpty()) {
            return OptionalLong.of(0);
        }
        Problem problem = Problem.open(setup.board(), setup.startSquare());
        List<Trace> traces = algorithms(setup).stream()
                .map(algorithm -> new Trace(problem, algorithm, Set.of()))
                .toList();
        long step = new MomentFinder(traces, limit).step(setup.moment().get());
        return step == NEVER ? OptionalLong.empty() : OptionalLong.of(step);
    }

    /** The algorithms of the panes: those that the set-up names, else all. */
    public static List<Algorithm> algorithms(Setup setup) {
        return setup.panes().isEmpty()
                ? Algorithms.all()
                : setup.panes().stream().map(Algorithms::named).toList();
    }

    private long step(Moment moment) {
        return switch (moment) {
            case Moment.Step step -> reached(step.number());
            case Moment.FirstUndo _ -> first(Event.UNDO);
            case Moment.FirstPrune _ -> first(Event.PRUNE);
            case Moment.Depth(int squares) -> squares == 1 ? 0 : first(Event.depth(squares));
            case Moment.End _ -> end();
        };
    }

    private long reached(long step) {
        return traces.stream().anyMatch(trace -> trace.extend(Math.min(step, limit)) == step) ? step : NEVER;
    }

    private long end() {
        traces.forEach(trace -> trace.extend(limit));
        return traces.stream().allMatch(Trace::isComplete)
                ? traces.stream().mapToLong(Trace::explored).max().orElse(NEVER)
                : NEVER;
    }

    /** Looks further and further ahead in all panes, so that a late one is not searched where another is early. */
    private long first(Event event) {
        long from = 0;
        for (long ahead = Math.min(1024, limit); from < ahead; ahead = Math.min(ahead * 8, limit)) {
            long soonest = soonest(event, from, ahead);
            if (soonest != NEVER) {
                return soonest;
            }
            from = ahead;
        }
        return NEVER;
    }

    private long soonest(Event event, long from, long to) {
        LongUnaryOperator in = i -> {
            Trace trace = traces.get((int) i);
            trace.extend(to - trace.explored());
            return trace.explored() <= from ? NEVER : trace.next(event, from, to);
        };
        return LongStream.range(0, traces.size())
                .map(in)
                .filter(step -> step != NEVER)
                .min()
                .orElse(NEVER);
    }
}
