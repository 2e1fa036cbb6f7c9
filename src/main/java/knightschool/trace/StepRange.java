package knightschool.trace;

/**
 * The steps after one step up to another.
 *
 * @param from the step before the first, at least 0
 * @param to the last step, after {@code from}
 */
public record StepRange(long from, long to) {
    public StepRange {
        if (from < 0 || to <= from) {
            throw new IllegalArgumentException("no steps from " + from + " to " + to);
        }
    }

    /** Number of steps. */
    public long length() {
        return to - from;
    }

    public boolean has(long step) {
        return step > from && step <= to;
    }
}
