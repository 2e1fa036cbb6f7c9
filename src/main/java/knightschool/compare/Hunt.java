package knightschool.compare;

import java.util.OptionalLong;
import knightschool.compare.Happening.Kind;
import knightschool.trace.Trace;

/**
 * The search for the next step at which something happens in any search of a comparison, slice by slice: what has not
 * been computed yet is computed on the way, up to a limit.
 */
public final class Hunt {
    /** How a hunt stands. */
    public enum State {
        /** More slices are needed. */
        HUNTING,
        /** It was found, at {@link Hunt#step()}. */
        FOUND,
        /** It does not happen any more: every search is over. */
        NEVER,
        /** It does not happen before the limit. */
        LIMIT
    }

    private final Comparison comparison;
    private final Happening happening;
    private long step;
    private State state = State.HUNTING;

    /** A hunt for the first time that it happens after a step. */
    public Hunt(Comparison comparison, Happening happening, long from) {
        this.comparison = comparison;
        this.happening = happening;
        this.step = from;
        if (from == 0 && happening.isAtStart()) {
            state = State.FOUND;
        }
    }

    /** Looks on until it is found, or until it is known that it does not come before the limit. */
    public State finish(long slice, long limit) {
        while (state == State.HUNTING) {
            advance(slice, limit);
        }
        return state;
    }

    public State state() {
        return state;
    }

    /** Where it was found; as long as it is not, the step up to which it did not happen. */
    public long step() {
        return step;
    }

    /**
     * Looks at the next steps.
     *
     * @param slice how many steps at most
     * @param limit no search is computed further
     */
    public State advance(long slice, long limit) {
        if (state != State.HUNTING) {
            return state;
        }
        if (comparison.reachable() <= step) {
            comparison.extend(slice, limit);
        }
        long last = Math.min(step + slice, comparison.reachable());
        OptionalLong found = happening.kind() == Kind.ALL_FINISHED ? end() : firstUpTo(last);
        if (found.isPresent()) {
            step = found.getAsLong();
            state = State.FOUND;
        } else {
            step = Math.max(step, last);
            state = stateBeyond(limit);
        }
        return state;
    }

    private OptionalLong end() {
        return comparison.isComplete() ? OptionalLong.of(comparison.explored()) : OptionalLong.empty();
    }

    private OptionalLong firstUpTo(long last) {
        long best = last;
        boolean found = false;
        for (Trace trace : comparison.traces()) {
            OptionalLong at = happening.in(trace, step, best);
            if (at.isPresent()) {
                best = at.getAsLong();
                found = true;
            }
        }
        return found ? OptionalLong.of(best) : OptionalLong.empty();
    }

    private State stateBeyond(long limit) {
        if (step < comparison.reachable()) {
            return State.HUNTING;
        }
        if (comparison.isComplete()) {
            return State.NEVER;
        }
        return step >= limit ? State.LIMIT : State.HUNTING;
    }
}
