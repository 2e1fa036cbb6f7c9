package knightschool.compare.event;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.compare.Comparison;
import knightschool.trace.Trace;

/**
 * Finds the next step at which something happens in any search of a comparison, slice by slice. Steps that have not
 * been computed yet are computed on the way, up to a limit.
 */
public final class EventSearch {
    /** The state of an event search. */
    public enum State {
        /** More slices are needed. */
        SEARCHING,
        /** The event was found at {@link EventSearch#step()}. */
        FOUND,
        /** The event does not happen any more: every search examined is over. */
        NEVER,
        /** The event does not happen before the limit. */
        LIMIT
    }

    private final Comparison comparison;
    private final List<Trace> traces;
    private final Finder finder;
    private long step;
    private State state = State.SEARCHING;
    private List<BreakpointHit> strikes = List.of();
    private List<ConfiguredAlgorithm> panes = List.of();

    /** Finds an event in the computed steps. */
    private sealed interface Finder {
        /** An event. */
        record Event(ComparisonJumpTarget event) implements Finder {}

        /** A breakpoint hit. */
        record Stop(BreakpointSearch search) implements Finder {}

        /** The step that follows a predictable event. */
        record Turn(PredictableEventSearch search) implements Finder {}

        /** A predictable event or a breakpoint hit, whichever comes first. */
        record First(EventSearch turn, EventSearch stop) implements Finder {}
    }

    /** Creates a search for the first time that an event happens after a step. */
    public EventSearch(Comparison comparison, ComparisonJumpTarget event, long from) {
        this(comparison, comparison.traces(), event, from);
    }

    private EventSearch(Comparison comparison, List<Trace> traces, ComparisonJumpTarget event, long from) {
        this(comparison, traces, new Finder.Event(event), from);
        if (from == 0 && event.isAtStart()) {
            state = State.FOUND;
        }
    }

    private EventSearch(Comparison comparison, List<Trace> traces, Finder finder, long from) {
        this.comparison = comparison;
        this.traces = traces;
        this.finder = finder;
        this.step = from;
    }

    /**
     * Returns a search for the first step after {@code from} at which one of some breakpoints is hit.
     *
     * @param alone the index of the only search to examine; empty for all searches
     */
    public static EventSearch stop(Comparison comparison, OptionalInt alone, List<Breakpoint> breakpoints, long from) {
        List<Trace> traces =
                alone.isPresent() ? List.of(comparison.traces().get(alone.getAsInt())) : comparison.traces();
        BreakpointSearch search = new BreakpointSearch(traces, breakpoints);
        EventSearch eventSearch = new EventSearch(comparison, traces, new Finder.Stop(search), from);
        // An event that cannot occur is not searched for up to the limit.
        eventSearch.state = search.isHopeless() ? State.NEVER : State.SEARCHING;
        return eventSearch;
    }

    /**
     * Returns a search for the first predictable event after a step. It stops just before the event, where a class can
     * be asked about it.
     *
     * @param alone the index of the only search to examine, from 0; empty for all searches
     */
    public static EventSearch turningPoint(
            Comparison comparison, OptionalInt alone, Set<PredictableEvent> sought, long from) {
        List<Trace> traces =
                alone.isPresent() ? List.of(comparison.traces().get(alone.getAsInt())) : comparison.traces();
        Finder finder = new Finder.Turn(new PredictableEventSearch(traces, sought));
        // A moment is known to be one by the step after it.
        return new EventSearch(comparison, traces, finder, from + 1);
    }

    /**
     * Returns a search for whichever comes first after a step: a predictable event or a breakpoint hit.
     *
     * @param turn a search for a predictable event
     * @param stop a search for a breakpoint hit in the same comparison after the same step
     */
    public static EventSearch first(EventSearch turn, EventSearch stop) {
        EventSearch eventSearch =
                new EventSearch(turn.comparison, turn.traces, new Finder.First(turn, stop), stop.step);
        eventSearch.take(turn, stop);
        return eventSearch;
    }

    /**
     * Returns a search for the first time that an event happens in one search. The event must concern one search only.
     *
     * @param search the index of the search
     */
    public static EventSearch in(Comparison comparison, int search, ComparisonJumpTarget event, long from) {
        return new EventSearch(comparison, List.of(comparison.traces().get(search)), event, from);
    }

    /**
     * Returns a completed search that has found the step that placed the knight on a square of a search's path, the
     * last time before a moment.
     *
     * @param search the index of the search
     * @param step the moment, which has been computed
     * @param index the index of the square in the path at that moment
     */
    public static EventSearch placement(Comparison comparison, int search, long step, int index) {
        Trace trace = comparison.traces().get(search);
        EventSearch eventSearch = new EventSearch(comparison, ComparisonJumpTarget.step(step), step);
        eventSearch.step = trace.placementOf(Math.min(step, trace.explored()), index);
        eventSearch.state = State.FOUND;
        return eventSearch;
    }

    /** Advances until the event is found, or until it is known that it does not happen before the limit. */
    public State finish(long slice, long limit) {
        while (state == State.SEARCHING) {
            advance(slice, limit);
        }
        return state;
    }

    public State state() {
        return state;
    }

    /** Returns the step at which the event was found; before that, the last step up to which it did not happen. */
    public long step() {
        return step;
    }

    /**
     * Examines the next steps.
     *
     * @param slice the largest number of steps to examine
     * @param limit the step beyond which no search is computed
     */
    public State advance(long slice, long limit) {
        if (state != State.SEARCHING) {
            return state;
        }
        if (finder instanceof Finder.First(EventSearch turn, EventSearch stop)) {
            (isBehind(turn, stop) ? turn : stop).advance(slice, limit);
            take(turn, stop);
            return state;
        }
        if (comparison.reachable() <= step + lookahead()) {
            comparison.extend(slice, limit);
        }
        BreakpointSearch.Progress progress = find(slice, limit);
        if (progress.isFound()) {
            step = progress.step();
            state = State.FOUND;
            strikes = finder instanceof Finder.Stop stop ? stop.search().strikes(step, limit) : List.of();
            panes = finder instanceof Finder.Event(ComparisonJumpTarget event) ? panes(event) : List.of();
        } else {
            step = Math.max(step, progress.step());
            state = stateBeyond(limit);
        }
        return state;
    }

    /** Returns whether the first of two searches is to be advanced: it is running, and not further than the other. */
    private static boolean isBehind(EventSearch one, EventSearch other) {
        return one.state == State.SEARCHING && (other.state != State.SEARCHING || one.step <= other.step);
    }

    /** Takes the result of two searches as soon as it is known which of them comes first. */
    private void take(EventSearch turn, EventSearch stop) {
        boolean turns = turn.state == State.FOUND && isKnownUpTo(stop, turn.step);
        boolean stops = stop.state == State.FOUND && isKnownUpTo(turn, stop.step);
        if (turns || stops) {
            step = turns && stops ? Math.min(turn.step, stop.step) : turns ? turn.step : stop.step;
            strikes = stops && stop.step == step ? stop.strikes : List.of();
            state = State.FOUND;
        } else if (turn.state == State.SEARCHING || stop.state == State.SEARCHING) {
            step = Math.min(reached(turn), reached(stop));
        } else {
            step = Math.max(turn.step, stop.step);
            state = turn.state == State.LIMIT || stop.state == State.LIMIT ? State.LIMIT : State.NEVER;
        }
    }

    private static boolean isKnownUpTo(EventSearch search, long step) {
        return search.state != State.SEARCHING || search.step > step;
    }

    private static long reached(EventSearch search) {
        return search.state == State.NEVER || search.state == State.LIMIT ? Long.MAX_VALUE : search.step;
    }

    /**
     * Returns the state of the search for a predictable event: {@link State#FOUND} if there is one at {@link #step()},
     * and {@link State#SEARCHING} as long as that is not known, or if something else comes before it. Empty if none is
     * searched for.
     */
    public Optional<State> turn() {
        return switch (finder) {
            case Finder.Turn _ -> Optional.of(state);
            case Finder.First(EventSearch turn, EventSearch _) ->
                Optional.of(turn.state == State.FOUND && turn.step != step ? State.SEARCHING : turn.state);
            case Finder.Event _, Finder.Stop _ -> Optional.empty();
        };
    }

    private List<ConfiguredAlgorithm> panes(ComparisonJumpTarget event) {
        return traces.stream()
                .filter(trace ->
                        event.happensInOne() && event.in(trace, step - 1, step).isPresent())
                .map(Trace::solver)
                .toList();
    }

    /**
     * Returns the searches in which the event was found; empty for an event that concerns several searches, and for a
     * result that was known without a search.
     */
    public List<ConfiguredAlgorithm> panes() {
        return panes;
    }

    /** Returns the breakpoints hit at the step that was found. */
    public List<BreakpointHit> strikes() {
        return strikes;
    }

    /**
     * Returns the last step to examine in a slice. The slice is shorter if there are many breakpoints, which take time
     * too.
     */
    private long last(long slice) {
        long steps = finder instanceof Finder.Stop stop
                ? Math.ceilDiv(slice, stop.search().passes())
                : slice;
        return Math.min(step + steps + lookahead(), comparison.reachable());
    }

    /** Returns the number of steps after one step that are needed to know whether an event follows it. */
    private int lookahead() {
        return finder instanceof Finder.Turn ? PredictableEventSearch.LOOKAHEAD : 0;
    }

    private BreakpointSearch.Progress find(long slice, long limit) {
        long last = last(slice);
        return switch (finder) {
            case Finder.Stop(BreakpointSearch search) -> search.next(step, last, limit);
            case Finder.Turn(PredictableEventSearch search) -> {
                boolean isEnd = last == comparison.reachable() && (comparison.isComplete() || last >= limit);
                long known = isEnd ? last : last - PredictableEventSearch.LOOKAHEAD;
                long at = search.next(step, last).orElse(Long.MAX_VALUE);
                yield new BreakpointSearch.Progress(Math.min(at - 1, known), at <= known);
            }
            case Finder.First _ -> throw new IllegalStateException("advances two searches");
            case Finder.Event(ComparisonJumpTarget event) -> {
                OptionalLong at = find(event, last);
                yield new BreakpointSearch.Progress(at.orElse(last), at.isPresent());
            }
        };
    }

    private OptionalLong find(ComparisonJumpTarget event, long last) {
        return switch (event.kind()) {
            case ALL_FINISHED -> end();
            case DIFFERENCE -> difference(last);
            default -> firstUpTo(event, last);
        };
    }

    private OptionalLong end() {
        return comparison.isComplete() ? OptionalLong.of(comparison.explored()) : OptionalLong.empty();
    }

    private OptionalLong difference(long last) {
        long at = comparison.nextDifference(step, last);
        return at < 0 ? OptionalLong.empty() : OptionalLong.of(at);
    }

    private OptionalLong firstUpTo(ComparisonJumpTarget event, long last) {
        long best = last;
        boolean found = false;
        for (Trace trace : traces) {
            OptionalLong at = event.in(trace, step, best);
            if (at.isPresent()) {
                best = at.getAsLong();
                found = true;
            }
        }
        return found ? OptionalLong.of(best) : OptionalLong.empty();
    }

    private State stateBeyond(long limit) {
        if (traces.stream().allMatch(trace -> trace.isComplete() && trace.explored() <= step)) {
            return State.NEVER;
        }
        if (step < comparison.reachable()) {
            return State.SEARCHING;
        }
        return step >= limit ? State.LIMIT : State.SEARCHING;
    }
}
