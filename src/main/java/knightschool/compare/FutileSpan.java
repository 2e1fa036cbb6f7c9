package knightschool.compare;

import java.util.List;
import java.util.OptionalLong;

/**
 * The steps during which a search builds on the beginning of a path that no tour has, since it leaves squares without
 * an open move. What a search does meanwhile is known as thrashing (Mackworth, 1977).
 *
 * @param squares the unvisited squares that the beginning leaves without an open move, rising; at least one
 * @param depth the number of squares of that beginning
 * @param since the step that completed it
 * @param until the first step at which it is taken back; empty as long as that is not known, and where the search ends
 *     before
 */
public record FutileSpan(List<Integer> squares, int depth, long since, OptionalLong until) {
    public FutileSpan {
        squares = List.copyOf(squares);
    }

    /** Whether a step is one of these; as long as the end is not known, every later step counts. */
    boolean has(long step) {
        return step >= since && (until.isEmpty() || step < until.getAsLong());
    }

    FutileSpan endingAt(long step) {
        return new FutileSpan(squares, depth, since, OptionalLong.of(step));
    }
}
