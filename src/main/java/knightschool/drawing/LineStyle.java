package knightschool.drawing;

import java.util.Optional;

/**
 * How a line is drawn.
 *
 * @param width in pixels
 * @param round whether the ends are round; otherwise they are flat at the end points
 * @param dash the dash pattern, if the line is broken
 */
public record LineStyle(ColourExpression tone, double width, boolean round, Optional<DashPattern> dash) {

    /** Returns a stroke with round ends. */
    public static LineStyle round(ColourExpression tone, double width) {
        return new LineStyle(tone, width, true, Optional.empty());
    }

    /** Returns a stroke with flat ends. */
    public static LineStyle flat(ColourExpression tone, double width) {
        return new LineStyle(tone, width, false, Optional.empty());
    }

    /** Returns this stroke with a dash pattern. */
    public LineStyle dashed(double on, double off) {
        return new LineStyle(tone, width, round, Optional.of(new DashPattern(on, off)));
    }

    /** Returns this stroke, and its dash pattern, magnified by a factor. */
    LineStyle scaled(double by) {
        return new LineStyle(
                tone, width * by, round, dash.map(pattern -> new DashPattern(pattern.on * by, pattern.off * by)));
    }

    /**
     * The dash pattern of a broken line, in pixels along the line.
     *
     * @param on the length that is drawn
     * @param off the length that is left out
     */
    public record DashPattern(double on, double off) {}
}
