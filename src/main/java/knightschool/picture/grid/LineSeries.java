package knightschool.picture.grid;

/**
 * Equidistant parallel lines: line k is at {@code origin + k * pitch}, in pixels.
 *
 * @param origin the position of line 0
 * @param pitch the distance between adjacent lines
 * @param tolerance the maximum distance of a square's edge from the line between squares: half a gap, and some margin
 */
public record LineSeries(double origin, double pitch, double tolerance) {
    /** The tolerance if the gap is unknown, as a fraction of the pitch. */
    private static final double WIDEST = 0.14;

    private static final double LEAST = 1.3;

    /** Returns lines between squares that may have gaps. */
    public static LineSeries of(double origin, double pitch) {
        return new LineSeries(origin, pitch, Math.max(LEAST, WIDEST * pitch));
    }

    /** Returns the position of a line, which may be a fraction. */
    public double at(double line) {
        return origin + line * pitch;
    }

    /** Returns the line nearest to a position. */
    public int nearest(double place) {
        return (int) Math.round((place - origin) / pitch);
    }

    /** Returns the same lines, counted from another one. */
    LineSeries from(double line) {
        return new LineSeries(at(line), pitch, tolerance);
    }

    /** Returns the same lines with a more precise tolerance, which is at most that of {@link #of}. */
    LineSeries within(double distance) {
        return new LineSeries(origin, pitch, Math.clamp(distance, LEAST, Math.max(LEAST, WIDEST * pitch)));
    }
}
