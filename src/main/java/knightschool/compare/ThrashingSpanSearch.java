package knightschool.compare;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import knightschool.graph.KnightGraph;
import knightschool.search.SearchStep;
import knightschool.search.position.Position;
import knightschool.trace.SearchSnapshot;
import knightschool.trace.Trace;

/**
 * Finds the {@link ThrashingSpan} that contains a step of a search or ends with it. The work is done in slices, so that
 * the thread can do other work in between.
 */
final class ThrashingSpanSearch {
    private final Trace trace;
    private Optional<ThrashingSpan> span = Optional.empty();
    private long passed;

    /**
     * Creates a search for the span at a computed step, or at the last step of a search that is over. Its end is not
     * searched for yet.
     */
    ThrashingSpanSearch(Trace trace, SearchSnapshot frame) {
        this.trace = trace;
        move(frame);
    }

    /** Moves to another step. If the step is in the same span, nothing is searched for again. */
    void move(SearchSnapshot frame) {
        long step = frame.step();
        if (span.isEmpty() || !knows(step)) {
            Position position = frame.position();
            span = around(step, position).or(() -> ended(step, position));
            passed = step;
        }
    }

    /** Returns whether a step is known to be in the span. */
    private boolean knows(long step) {
        return span.orElseThrow().has(step) && step <= passed;
    }

    private Optional<ThrashingSpan> around(long step, Position position) {
        int[] depths = depths(position);
        int depth = IntStream.of(depths).filter(one -> one > 0).min().orElse(0);
        if (depth == 0) {
            return Optional.empty();
        }
        List<Integer> squares = IntStream.range(0, depths.length)
                .filter(square -> depths[square] == depth)
                .boxed()
                .toList();
        return Optional.of(new ThrashingSpan(squares, depth, trace.placementOf(step, depth - 1), OptionalLong.empty()));
    }

    /**
     * Returns the span that ends with a step, if any. A step that places a square and undoes it at once ends no span,
     * because the path is the same before and after it.
     */
    private Optional<ThrashingSpan> ended(long step, Position position) {
        boolean ends = step > 0
                && !position.stepKind().takenBack().isEmpty()
                && !(position.stepKind() instanceof SearchStep.Attempt);
        return ends ? around(step - 1, position.beforeTakenBack()).map(span -> span.endingAt(step)) : Optional.empty();
    }

    /**
     * Returns for each square without an open move the number of squares of the path that leave it so; 0 for all
     * others.
     */
    private static int[] depths(Position position) {
        KnightGraph graph = position.problem().graph();
        int[] numbers = position.path().numbers(position.board().squares());
        int[] depths = new int[numbers.length];
        for (int square : position.emptyDomains()) {
            int last = IntStream.of(graph.neighbours(square))
                    .map(to -> numbers[to])
                    .max()
                    .orElse(0);
            depths[square] = last + 1;
        }
        return depths;
    }

    /** Returns what is known of the span that contains the step or ends with it; empty if there is none. */
    Optional<ThrashingSpan> span() {
        return span;
    }

    /**
     * Looks for the end of the span in the next computed steps.
     *
     * @param slice the largest number of steps to examine
     * @return whether there are more computed steps to examine
     */
    boolean advance(long slice) {
        if (isKnown() || passed >= trace.explored()) {
            return false;
        }
        ThrashingSpan now = span.orElseThrow();
        long last = Math.min(passed + slice, trace.explored());
        long end = trace.nextBelow(now.depth(), passed, last);
        if (end >= 0) {
            span = Optional.of(now.endingAt(end));
        }
        passed = last;
        return !isKnown() && passed < trace.explored();
    }

    /** Returns whether the end of the span is known, or is known not to come before a step. */
    boolean isKnownUpTo(long step) {
        return isKnown() || passed >= step;
    }

    private boolean isKnown() {
        return span.isEmpty() || span.get().until().isPresent();
    }
}
