package knightschool.compare;

import knightschool.trace.SearchScanCursor;
import knightschool.trace.Trace;

/**
 * Finds out how a search treats a given path, slice by slice. Each slice skips one square beside the path that the
 * search placed after a square of the path, together with all steps below it; so there are at most as many slices as
 * squares beside the path. A slice computes at most a few times as many steps as lie between two checkpoints, and reads
 * the stored depths of the steps between. Its time is therefore at most linear in the number of steps of the search,
 * and does not depend on the size of the skipped subtree.
 */
final class OtherSearchPathFateReader implements SlicedComparisonReader<OtherSearchPathFate> {
    private final int search;
    private final Trace trace;
    private final int[] path;
    private int depth = 1;

    /** The step that placed the last square of the path that the search has come to. */
    private long at;

    /** The step up to which the moves from that square have been looked at. */
    private long seen;

    private OtherSearchPathFate result;

    /**
     * @param search the index of the search
     * @param path squares from the start of the problem on
     */
    OtherSearchPathFateReader(int search, Trace trace, int[] path) {
        this.search = search;
        this.trace = trace;
        this.path = path;
    }

    @Override
    public boolean advance() {
        if (result == null) {
            result = depth == path.length ? tries(trace.subtree(at, depth - 1).steps()) : next();
        }
        return result == null;
    }

    @Override
    public OtherSearchPathFate result() {
        return result;
    }

    /**
     * Looks at the next move from the last square; returns what becomes of the path, or null if there is more to see.
     */
    private OtherSearchPathFate next() {
        if (seen >= trace.explored()) {
            return early();
        }
        SearchScanCursor step = trace.view(seen + 1);
        boolean leavesPath = step.depth() < depth;
        if (!leavesPath && step.enters(path[depth])) {
            at = step.step();
            seen = at;
            depth++;
            return step.depth() < depth ? takenBack() : null;
        }
        long passed = step.depth() <= depth ? step.step() : trace.firstBelow(depth + 1, step.step());
        leavesPath |= passed < 0 || trace.depthAt(passed) < depth;
        seen = passed;
        return leavesPath ? early() : null;
    }

    private OtherSearchPathFate tries(long steps) {
        return new OtherSearchPathFate(search, OtherSearchPathFate.Kind.TRIES, depth, at, steps, "");
    }

    /** The search has taken the square back in the step that placed it. */
    private OtherSearchPathFate takenBack() {
        return depth == path.length ? tries(1) : turnsBack(at);
    }

    private OtherSearchPathFate turnsBack(long step) {
        String reason = trace.frame(step).explanation().sentence();
        return new OtherSearchPathFate(search, OtherSearchPathFate.Kind.TURNS_BACK, depth, step, 0, reason);
    }

    private OtherSearchPathFate early() {
        boolean computed = at < trace.explored();
        if (computed && trace.depthAt(at + 1) < depth && trace.looksAhead()) {
            return turnsBack(at + 1);
        }
        boolean passesOver = computed && trace.subtree(at, depth - 1).ended();
        OtherSearchPathFate.Kind kind = passesOver
                ? OtherSearchPathFate.Kind.PASSES_OVER
                : trace.isComplete() ? OtherSearchPathFate.Kind.ENDS_BEFORE : OtherSearchPathFate.Kind.NOT_YET;
        return new OtherSearchPathFate(search, kind, depth, at, 0, "");
    }
}
