package knightschool.compare;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import knightschool.graph.KnightGraph;
import knightschool.search.Position;
import knightschool.search.StepKind;
import knightschool.trace.Frame;
import knightschool.trace.Trace;

/** Looks, slice by slice, for the {@link FutileSpan} in which a search is at a step, or that ends with it. */
final class FutileSpanSearch {
    private final Trace trace;
    private Optional<FutileSpan> span = Optional.empty();
    private long passed;

    /**
     * The span at a step that has been computed, or at the last step of a search that is over before; its end is not
     * looked for yet.
     */
    FutileSpanSearch(Trace trace, Frame frame) {
        this.trace = trace;
        move(frame);
    }

    /** Goes to another moment; in the same span nothing is looked for again. */
    void move(Frame frame) {
        long step = frame.step();
        if (span.isEmpty() || !knows(step)) {
            Position position = frame.position();
            span = around(step, position).or(() -> ended(step, position));
            passed = step;
        }
    }

    /** Whether a step is known to be in the span. */
    private boolean knows(long step) {
        return span.orElseThrow().has(step) && step <= passed;
    }

    private Optional<FutileSpan> around(long step, Position position) {
        int[] depths = depths(position);
        int depth = IntStream.of(depths).filter(one -> one > 0).min().orElse(0);
        if (depth == 0) {
            return Optional.empty();
        }
        List<Integer> squares = IntStream.range(0, depths.length)
                .filter(square -> depths[square] == depth)
                .boxed()
                .toList();
        return Optional.of(new FutileSpan(squares, depth, trace.placementOf(step, depth - 1), OptionalLong.empty()));
    }

    /** A step that places a square and takes it back at once ends nothing: the path before was as it is now. */
    private Optional<FutileSpan> ended(long step, Position position) {
        boolean ends = step > 0
                && !position.stepKind().takenBack().isEmpty()
                && !(position.stepKind() instanceof StepKind.Attempt);
        return ends ? around(step - 1, position.beforeTakenBack()).map(span -> span.endingAt(step)) : Optional.empty();
    }

    /** For each square without an open move how many squares of the path leave it so; 0 for all others. */
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

    /** What is known of the span in which the step is, or that ends with it; empty where there is none. */
    Optional<FutileSpan> span() {
        return span;
    }

    /**
     * Looks for the end among the next steps that have been computed.
     *
     * @param slice how many steps at most
     * @return whether more of them are left to look at
     */
    boolean advance(long slice) {
        if (isKnown() || passed >= trace.explored()) {
            return false;
        }
        FutileSpan now = span.orElseThrow();
        long last = Math.min(passed + slice, trace.explored());
        long end = trace.nextBelow(now.depth(), passed, last);
        if (end >= 0) {
            span = Optional.of(now.endingAt(end));
        }
        passed = last;
        return !isKnown() && passed < trace.explored();
    }

    /** Whether the end is known, or does not come before a step. */
    boolean isKnownUpTo(long step) {
        return isKnown() || passed >= step;
    }

    private boolean isKnown() {
        return span.isEmpty() || span.get().until().isPresent();
    }
}
