package knightschool.compare.event;

import java.util.OptionalLong;
import knightschool.text.NumberFormatter;
import knightschool.trace.StepPredicate;
import knightschool.trace.Trace;

/**
 * An event in a comparison that a user can jump to.
 *
 * @param label the name of the event as it follows "the"
 * @param kind how the event is found
 * @param number the number of squares visited for {@link Kind#DEPTH} and {@link Kind#FALL}, the step for
 *     {@link Kind#STEP}, otherwise 0
 */
public record ComparisonJumpTarget(String label, Kind kind, long number) {
    /** The kinds of events. */
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

    /** A search undoes a placement. */
    public static final ComparisonJumpTarget UNDO = new ComparisonJumpTarget("next undo", Kind.UNDO, 0);

    /** The lookahead of a search undoes a placement. */
    public static final ComparisonJumpTarget PRUNE = new ComparisonJumpTarget("next prune", Kind.PRUNE, 0);

    /**
     * Two searches that agreed begin to differ, in the square of the knight or in the open moves. See
     * {@link knightschool.search.position.PositionDifferences}.
     */
    public static final ComparisonJumpTarget DIFFERENCE =
            new ComparisonJumpTarget("next difference between two panes", Kind.DIFFERENCE, 0);

    /** A search ends. */
    public static final ComparisonJumpTarget PANE_FINISHES =
            new ComparisonJumpTarget("next pane that finishes", Kind.PANE_FINISHES, 0);

    /** The last search ends. */
    public static final ComparisonJumpTarget ALL_FINISHED =
            new ComparisonJumpTarget("end of all panes", Kind.ALL_FINISHED, 0);

    /** Returns the event that a search reaches a number of visited squares from below. */
    public static ComparisonJumpTarget depth(int depth) {
        return new ComparisonJumpTarget("depth " + NumberFormatter.grouped(depth), Kind.DEPTH, depth);
    }

    /** Returns the event that the number of visited squares of a search falls below a number. */
    public static ComparisonJumpTarget fallBelow(int depth) {
        return new ComparisonJumpTarget(
                "next time that the depth falls below " + NumberFormatter.grouped(depth), Kind.FALL, depth);
    }

    /** Returns the event that the clock shows a step. */
    public static ComparisonJumpTarget step(long step) {
        return new ComparisonJumpTarget("step " + NumberFormatter.grouped(step), Kind.STEP, step);
    }

    /** Returns whether the event already holds before the first step, with the knight on its first square. */
    boolean isAtStart() {
        return kind == Kind.STEP && number == 0 || kind == Kind.DEPTH && number == 1;
    }

    /** Returns whether the event concerns one search, whatever the others do. */
    boolean happensInOne() {
        return kind != Kind.DIFFERENCE && kind != Kind.ALL_FINISHED;
    }

    /**
     * Returns the step at which the event happens in one trace, after {@code from} and up to {@code last}; empty if it
     * does not.
     */
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
