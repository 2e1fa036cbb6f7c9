package knightschool.picture.grid;

/**
 * Parallel lines at one distance: line k lies at {@code origin + k * pitch}, in pixels.
 *
 * @param origin where line 0 lies
 * @param pitch from a line to the next
 * @param tolerance how far an edge of a square may lie from the line between squares: half a gap, and some more
 */
public record LineSeries(double origin, double pitch, double tolerance) {
    /** The tolerance while the gap is not known, in parts of the pitch. */
    private static final double WIDEST = 0.14;

    private static final double LEAST = 1.3;

    /** Lines between squares that may have gaps. */
    public static LineSeries of(double origin, double pitch) {
        return new LineSeries(origin, pitch, Math.max(LEAST, WIDEST * pitch));
    }

    /** Where a line lies; half a line is halfway to the next. */
    public double at(double line) {
        return origin + line * pitch;
    }

    /** The line nearest to a place. */
    public int nearest(double place) {
        return (int) Math.round((place - origin) / pitch);
    }

    /** The same lines, counted from another one. */
    LineSeries from(double line) {
        return new LineSeries(at(line), pitch, tolerance);
    }

    /** The same lines with a tolerance that is known better, and is never wider than {@link #of} has it. */
    LineSeries within(double distance) {
        return new LineSeries(origin, pitch, Math.clamp(distance, LEAST, Math.max(LEAST, WIDEST * pitch)));
    }
}
