package knightschool.compare;

import knightschool.trace.StepCursor;
import knightschool.trace.Trace;

/**
 * How one search treats a path that another search of the same problem has tried.
 *
 * @param search the index of the search
 * @param kind what becomes of the path
 * @param depth the number of squares from the beginning of the path that the search visits in this order, at least 1,
 *     also where it takes the last of them back in the step that places it
 * @param step the step that visits the last of them; for {@link Kind#TURNS_BACK} the step that leaves it again
 * @param steps the number of steps below the whole path, for {@link Kind#TRIES}; otherwise 0
 */
public record PathEncounter(int search, Kind kind, int depth, long step, long steps) {
    /** What becomes of a path in another search. */
    public enum Kind {
        /** The search tries the whole path, too. */
        TRIES,
        /** The search leaves the path early, at once after a placement: its lookahead has seen enough. */
        TURNS_BACK,
        /** The search leaves the path early: it tries other moves only. */
        PASSES_OVER,
        /** The search is over before it comes to the end of the path. */
        ENDS_BEFORE,
        /** The search has not come there, as far as it is computed. */
        NOT_YET
    }

    /**
     * Follows a path through a search. The time depends on the length of the path and the number of checkpoints, not on
     * the number of steps in between.
     *
     * @param path squares from the start of the problem on
     */
    static PathEncounter of(int search, Trace trace, int[] path) {
        int depth = 1;
        long at = 0;
        while (depth < path.length) {
            StepCursor next = child(trace, at, depth, path[depth]);
            if (next == null) {
                return early(search, trace, at, depth);
            }
            at = next.step();
            depth++;
            if (next.depth() < depth) {
                return takenBack(search, at, depth, path.length);
            }
        }
        return new PathEncounter(
                search, Kind.TRIES, depth, at, trace.subtree(at, depth - 1).steps());
    }

    /** Returns how a search treats a path of which it takes a square back in the step that places it. */
    private static PathEncounter takenBack(int search, long step, int depth, int length) {
        return depth == length
                ? new PathEncounter(search, Kind.TRIES, depth, step, 1)
                : new PathEncounter(search, Kind.TURNS_BACK, depth, step, 0);
    }

    private static PathEncounter early(int search, Trace trace, long at, int depth) {
        boolean computed = at < trace.explored();
        if (computed && trace.depthAt(at + 1) < depth && trace.looksAhead()) {
            return new PathEncounter(search, Kind.TURNS_BACK, depth, at + 1, 0);
        }
        boolean left = computed && trace.subtree(at, depth - 1).ended();
        Kind kind = left ? Kind.PASSES_OVER : trace.isComplete() ? Kind.ENDS_BEFORE : Kind.NOT_YET;
        return new PathEncounter(search, kind, depth, at, 0);
    }

    /**
     * Returns the step that places a square next after a node, even if it takes it back at once.
     *
     * @param at the step that placed the node
     * @param depth the number of squares of its path
     * @return the step, or null if there is none in the subtree of the node
     */
    private static StepCursor child(Trace trace, long at, int depth, int square) {
        long step = at;
        while (step >= 0 && step < trace.explored()) {
            StepCursor next = trace.view(step + 1);
            if (next.depth() < depth || next.enters(square)) {
                return next.depth() < depth ? null : next;
            }
            step = next.depth() == depth ? next.step() : trace.firstBelow(depth + 1, next.step());
            if (step >= 0 && trace.depthAt(step) < depth) {
                return null;
            }
        }
        return null;
    }
}
