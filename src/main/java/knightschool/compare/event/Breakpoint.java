package knightschool.compare.event;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.trace.SearchScanCursor;
import knightschool.trace.Trace;

/**
 * The conditions at which a comparison stops. All conditions must hold at the same step.
 *
 * @param conditions 1 to {@link #MOST_CONDITIONS} conditions
 * @param panes the searches in which the conditions must hold
 */
public record Breakpoint(List<BreakpointCondition> conditions, Panes panes) {
    /** The largest number of conditions in a breakpoint. */
    public static final int MOST_CONDITIONS = 3;

    public Breakpoint {
        conditions = List.copyOf(conditions);
    }

    /** The searches in which the conditions must hold. */
    public sealed interface Panes {
        /** At least one search. */
        record Any() implements Panes {}

        /** All searches at the same step. A search that ended earlier counts as being at its last step. */
        record All() implements Panes {}

        /** The search of one algorithm with its options. */
        record Of(ConfiguredAlgorithm solver) implements Panes {}
    }

    /**
     * Returns the same breakpoint for another board; empty if the other board lacks one of its squares, or the
     * breakpoint belongs to a twin, which does not exist on another board.
     */
    public Optional<Breakpoint> on(Board from, Board to) {
        boolean ofTwin = panes instanceof Panes.Of(ConfiguredAlgorithm solver) && solver.isTwin();
        return (!ofTwin || from.equals(to))
                        && conditions.stream()
                                .allMatch(condition -> condition.on(from, to).isPresent())
                ? Optional.of(this)
                : Optional.empty();
    }

    /**
     * Returns whether this is the breakpoint of a twin that is not among the given searches. Unlike an algorithm, a
     * twin cannot be chosen again.
     */
    public boolean isOfMissingTwin(List<ConfiguredAlgorithm> solvers) {
        return panes instanceof Panes.Of(ConfiguredAlgorithm solver) && solver.isTwin() && !solvers.contains(solver);
    }

    /**
     * Returns whether the breakpoint can be hit in the searches of some algorithms. If not, no step has to be examined.
     */
    public boolean canStrikeIn(List<ConfiguredAlgorithm> solvers) {
        return switch (panes) {
            case Panes.Any _ -> solvers.stream().anyMatch(this::canHoldIn);
            case Panes.All _ -> solvers.stream().allMatch(this::canHoldIn);
            case Panes.Of(ConfiguredAlgorithm solver) -> solvers.contains(solver) && canHoldIn(solver);
        };
    }

    private boolean canHoldIn(ConfiguredAlgorithm solver) {
        return conditions.stream().allMatch(condition -> condition.canHoldIn(solver));
    }

    /** Returns whether the breakpoint applies to a search. */
    boolean looksAt(Trace trace) {
        return !(panes instanceof Panes.Of named) || named.solver().equals(trace.solver());
    }

    private Predicate<SearchScanCursor> test(long limit) {
        return step -> conditions.stream().allMatch(condition -> condition.holds(step, limit));
    }

    private boolean has(Class<? extends BreakpointCondition> kind) {
        return conditions.stream().anyMatch(kind::isInstance);
    }

    /**
     * Returns the first step of one search, after {@code from} and up to {@code last}, at which all conditions hold, or
     * -1. Steps that cannot satisfy them are skipped at full speed.
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
        boolean isReached = end > from && end <= last && end <= trace.explored();
        return isReached ? trace.nextWhere(test(limit), end - 1, end) : -1;
    }

    /**
     * Like {@link #next}, except that a search that is over stays at its end: afterwards, conditions about its end hold
     * at every step.
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

    /** Returns the square to focus on in a search after a step at which the breakpoint was hit. */
    int square(Trace trace, long step) {
        long lastStep = Math.min(step, trace.explored());
        if (lastStep == 0) {
            return trace.head(0);
        }
        SearchScanCursor view = trace.view(lastStep);
        return conditions.stream()
                .filter(condition ->
                        condition.square().isPresent() || condition instanceof BreakpointCondition.Narrowed)
                .findFirst()
                .map(condition -> condition.focusSquare(view))
                .orElse(view.head());
    }
}
