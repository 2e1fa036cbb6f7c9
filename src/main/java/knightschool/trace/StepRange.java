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

    /** The steps of this range that lie in another; where none does, those at the other's nearer end. */
    public StepRange within(StepRange other) {
        long start = Math.clamp(from, other.from, other.to - 1);
        return new StepRange(start, Math.clamp(to, start + 1, other.to));
    }

    public boolean has(long step) {
        return step > from && step <= to;
    }
}
