package knightschool.drawing;

import java.util.Optional;

/**
 * How a line is drawn.
 *
 * @param width in pixels
 * @param round whether its ends are round, else they are cut off where the line ends
 * @param dash where it is broken
 */
public record Stroke(ColourExpression tone, double width, boolean round, Optional<DashPattern> dash) {

    /** A line with round ends. */
    public static Stroke round(ColourExpression tone, double width) {
        return new Stroke(tone, width, true, Optional.empty());
    }

    /** A line that ends where it ends. */
    public static Stroke flat(ColourExpression tone, double width) {
        return new Stroke(tone, width, false, Optional.empty());
    }

    /** The same line, broken. */
    public Stroke dashed(double on, double off) {
        return new Stroke(tone, width, round, Optional.of(new DashPattern(on, off)));
    }

    /**
     * A broken line, in pixels along it.
     *
     * @param on drawn
     * @param off left out
     */
    public record DashPattern(double on, double off) {}
}
