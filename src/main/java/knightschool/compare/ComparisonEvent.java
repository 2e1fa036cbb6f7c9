package knightschool.compare;

import java.util.OptionalLong;
import knightschool.trace.StepPredicate;
import knightschool.trace.Trace;

/**
 * Something that can happen in a comparison and is worth going to.
 *
 * @param label what a person calls it, after "the"
 * @param kind how it is found
 * @param number for {@link Kind#DEPTH} and {@link Kind#FALL} the number of squares visited, for {@link Kind#STEP} the
 *     step, else 0
 */
public record ComparisonEvent(String label, Kind kind, long number) {
    /** How a happening is found. */
    public enum Kind {
        UNDO,
        PRUNE,
        DEPTH,
        FALL,
        DIFFERENCE,
        STEP,
        PANE_FINISHES,
        ALL_FINISHED
    }

    /** Some search undoes a placement. */
    public static final ComparisonEvent UNDO = new ComparisonEvent("next undo", Kind.UNDO, 0);

    /** Some search's lookahead undoes a placement. */
    public static final ComparisonEvent PRUNE = new ComparisonEvent("next prune", Kind.PRUNE, 0);

    /**
     * Two searches that agreed begin to differ: in the square of the knight, or in which moves are open. See
     * {@link knightschool.search.PositionDifferences}.
     */
    public static final ComparisonEvent DIFFERENCE =
            new ComparisonEvent("next difference between two panes", Kind.DIFFERENCE, 0);

    /** Some search ends. */
    public static final ComparisonEvent PANE_FINISHES =
            new ComparisonEvent("next pane that finishes", Kind.PANE_FINISHES, 0);

    /** The last search ends. */
    public static final ComparisonEvent ALL_FINISHED = new ComparisonEvent("end of all panes", Kind.ALL_FINISHED, 0);

    /** Some search visits that many squares, coming from fewer. */
    public static ComparisonEvent depth(int depth) {
        return new ComparisonEvent("depth " + depth, Kind.DEPTH, depth);
    }

    /** Some search has fewer than that many squares visited, coming from as many or more. */
    public static ComparisonEvent fallBelow(int depth) {
        return new ComparisonEvent("next time that the depth falls below " + depth, Kind.FALL, depth);
    }

    /** The clock shows that step. */
    public static ComparisonEvent step(long step) {
        return new ComparisonEvent("step " + step, Kind.STEP, step);
    }

    /** Whether it is so before the first step, the knight on its first square. */
    boolean isAtStart() {
        return kind == Kind.STEP && number == 0 || kind == Kind.DEPTH && number == 1;
    }

    /** Whether it happens in one search, whatever the others do. */
    boolean happensInOne() {
        return kind != Kind.DIFFERENCE && kind != Kind.ALL_FINISHED;
    }

    /** The step at which it happens in one trace, after {@code from} and not after {@code last}, if it does. */
    OptionalLong in(Trace trace, long from, long last) {
        long step = switch (kind) {
            case UNDO -> trace.next(StepPredicate.UNDO, from, last);
            case PRUNE -> trace.next(StepPredicate.PRUNE, from, last);
            case DEPTH -> trace.next(StepPredicate.depth((int) number), from, last);
            case FALL -> trace.nextBelow((int) number, from, last);
            case DIFFERENCE -> throw new IllegalStateException("it takes two searches to differ");
            case STEP -> number > from && number <= last ? number : -1;
            case PANE_FINISHES, ALL_FINISHED ->
                trace.isComplete() && trace.explored() > from && trace.explored() <= last ? trace.explored() : -1;
        };
        return step < 0 ? OptionalLong.empty() : OptionalLong.of(step);
    }
}
