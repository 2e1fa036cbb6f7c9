package knightschool.trace;

/**
 * A range of steps, its beginning excluded and its end included.
 *
 * @param from the step before the first, at least 0
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

    /** As many steps as these that lie in another range, as near as can be; all of the other where it has fewer. */
    public StepRange within(StepRange other) {
        long size = Math.min(length(), other.length());
        long start = Math.clamp(from, other.from, other.to - size);
        return new StepRange(start, start + size);
    }
}
