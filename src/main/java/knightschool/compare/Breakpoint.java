package knightschool.compare;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import knightschool.algorithm.Solver;
import knightschool.board.Board;
import knightschool.trace.StepCursor;
import knightschool.trace.Trace;

/**
 * Where a comparison is to stop: at the steps of which some conditions are true, all of them of the same step.
 *
 * @param conditions at least one and at most {@link #MOST_CONDITIONS}
 * @param panes in which searches
 */
public record Breakpoint(List<BreakpointCondition> conditions, Panes panes) {
    /** More are not combined. */
    public static final int MOST_CONDITIONS = 3;

    public Breakpoint {
        conditions = List.copyOf(conditions);
    }

    /** In which searches the conditions are looked for. */
    public sealed interface Panes {
        /** In any search. */
        record Any() implements Panes {}

        /** In all searches at the same step; one that is over before is where it ended. */
        record All() implements Panes {}

        /** In the search of one algorithm under its options. */
        record Of(Solver solver) implements Panes {}
    }

    /** The same on another board; empty where a square of it is not there. */
    public Optional<Breakpoint> on(Board from, Board to) {
        return conditions.stream().allMatch(condition -> condition.on(from, to).isPresent())
                ? Optional.of(this)
                : Optional.empty();
    }

    /** Whether it can strike where these algorithms search; where not, no step has to be looked at. */
    public boolean canStrikeIn(List<Solver> solvers) {
        return switch (panes) {
            case Panes.Any _ -> solvers.stream().anyMatch(this::canHoldIn);
            case Panes.All _ -> solvers.stream().allMatch(this::canHoldIn);
            case Panes.Of(Solver solver) -> solvers.contains(solver) && canHoldIn(solver);
        };
    }

    private boolean canHoldIn(Solver solver) {
        return conditions.stream().allMatch(condition -> condition.canHoldIn(solver));
    }

    /** Whether some search is one that it looks at. */
    boolean looksAt(Trace trace) {
        return !(panes instanceof Panes.Of named) || named.solver().equals(trace.solver());
    }

    private Predicate<StepCursor> test(long limit) {
        return step -> conditions.stream().allMatch(condition -> condition.holds(step, limit));
    }

    private boolean has(Class<? extends BreakpointCondition> kind) {
        return conditions.stream().anyMatch(kind::isInstance);
    }

    /**
     * The first step of one search after {@code from} and not after {@code last} of which all conditions are true; -1
     * if there is none. What cannot be such a step is passed at full speed.
     *
     * @param limit the step up to which searches are computed
     */
    long next(Trace trace, long from, long last, long limit) {
        Optional<BreakpointCondition.BackPast> back = conditions.stream()
                .filter(BreakpointCondition.BackPast.class::isInstance)
                .map(BreakpointCondition.BackPast.class::cast)
                .findFirst();
        if (has(BreakpointCondition.Ends.class)) {
            return atEnd(trace, from, last, limit);
        }
        if (!canHoldIn(trace.solver())) {
            return -1;
        }
        return back.isPresent()
                ? trace.nextBelow(back.get().move(), from, last, test(limit))
                : trace.nextWhere(test(limit), from, last);
    }

    private long atEnd(Trace trace, long from, long last, long limit) {
        long end = trace.isComplete() ? trace.explored() : limit;
        boolean there = end > from && end <= last && end <= trace.explored();
        return there ? trace.nextWhere(test(limit), end - 1, end) : -1;
    }

    /**
     * The same where a search that is over stays at its end, of which alone the conditions can be true from then on.
     */
    long nextOrStays(Trace trace, long from, long last, long limit) {
        boolean stays = trace.isComplete()
                && from >= trace.explored()
                && from < last
                && conditions.stream().allMatch(condition -> isEndOf(trace, condition));
        return stays ? from + 1 : next(trace, from, last, limit);
    }

    private static boolean isEndOf(Trace trace, BreakpointCondition condition) {
        return condition instanceof BreakpointCondition.Ends end
                && (end.how().isEmpty() || end.how().get() == trace.outcome());
    }

    /** The square to look at in a search after a step at which it struck. */
    int square(Trace trace, long step) {
        long seen = Math.min(step, trace.explored());
        if (seen == 0) {
            return trace.head(0);
        }
        StepCursor view = trace.view(seen);
        return conditions.stream()
                .filter(condition ->
                        condition.square().isPresent() || condition instanceof BreakpointCondition.Narrowed)
                .findFirst()
                .map(condition -> condition.struck(view))
                .orElse(view.head());
    }
}
