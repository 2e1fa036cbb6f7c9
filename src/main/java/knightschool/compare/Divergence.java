package knightschool.compare;

import knightschool.search.Search;
import knightschool.trace.Trace;

/**
 * Looks for the step at which two searches part: their paths agree before it, and differ after it. A search that has
 * ended stays where it is.
 *
 * <p>Both run step by step, and the length of the beginning that their paths share is kept up to date: it shrinks to
 * the lesser depth, and grows as long as the next squares agree, so that a step costs no look at the whole path.
 */
final class Divergence {
    private final Search one;
    private final Search other;
    private int shared;

    private Divergence(Search one, Search other) {
        this.one = one;
        this.other = other;
        compare();
    }

    /**
     * The first step at which two searches part, after {@code from}; both have been computed as far as {@code last}, or
     * are over.
     *
     * @return the step, or -1 if they do not part before {@code last}
     */
    static long next(Trace one, Trace other, long from, long last) {
        var divergence =
                new Divergence(one.at(Math.min(from, one.explored())), other.at(Math.min(from, other.explored())));
        return divergence.next(from, last);
    }

    private long next(long from, long last) {
        boolean together = isTogether();
        for (long step = from + 1; step <= last; step++) {
            if (one.advance(1) + other.advance(1) == 0) {
                return -1;
            }
            compare();
            if (together && !isTogether()) {
                return step;
            }
            together = isTogether();
        }
        return -1;
    }

    private void compare() {
        int least = Math.min(one.depth(), other.depth());
        shared = Math.min(shared, least);
        while (shared < least && one.square(shared) == other.square(shared)) {
            shared++;
        }
    }

    private boolean isTogether() {
        return shared == one.depth() && shared == other.depth();
    }
}
