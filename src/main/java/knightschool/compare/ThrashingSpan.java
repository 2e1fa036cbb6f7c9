package knightschool.compare;

import java.util.List;
import java.util.OptionalLong;

/**
 * The steps during which a search extends the beginning of a path that cannot become a tour, because it leaves squares
 * without an open move. This behaviour is known as thrashing (Mackworth, 1977).
 *
 * @param squares the unvisited squares that the beginning leaves without an open move, ascending; at least one
 * @param depth the number of squares of the beginning
 * @param since the step that completed the beginning
 * @param until the first step that undoes a part of the beginning; empty if it is not known yet, or if the search ends
 *     first
 */
public record ThrashingSpan(List<Integer> squares, int depth, long since, OptionalLong until) {
    public ThrashingSpan {
        squares = List.copyOf(squares);
    }

    /** Returns whether a step is in the span. While the end is not known, every later step is. */
    boolean has(long step) {
        return step >= since && (until.isEmpty() || step < until.getAsLong());
    }

    ThrashingSpan endingAt(long step) {
        return new ThrashingSpan(squares, depth, since, OptionalLong.of(step));
    }
}
