package knightschool.trace;

/**
 * A range of steps, its beginning exclusive and its end inclusive.
 *
 * @param from the step before the first one, at least 0
 * @param to the last step, greater than {@code from}
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

    /**
     * Returns a range of the same length inside another one, as near to this one as possible; the whole other range if
     * that is shorter.
     */
    public StepRange within(StepRange other) {
        long size = Math.min(length(), other.length());
        long start = Math.clamp(from, other.from, other.to - size);
        return new StepRange(start, start + size);
    }
}
