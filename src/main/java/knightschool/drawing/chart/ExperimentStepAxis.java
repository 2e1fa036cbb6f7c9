package knightschool.drawing.chart;

import java.util.Optional;
import knightschool.compare.StepsToAnswer;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.text.NumberFormatter;

/**
 * The vertical logarithmic axis of steps in the plots of an experiment. There is a horizontal line at each power of ten
 * and one at the limit. Stopped runs are drawn above the line of the limit.
 *
 * @param low the number of steps at the bottom, a power of ten
 * @param limit the number of steps at the line of the limit
 * @param width the width of the plot with its numbers, in pixels
 * @param height the height of the plot with the names below it, in pixels
 */
record ExperimentStepAxis(long low, long limit, double width, double height) {
    /** The width of the space for the numbers at the left of the axis, in pixels. */
    static final double LEFT = 42;

    static final double RIGHT = 6;
    private static final double ABOVE_LIMIT = 46;
    private static final double BELOW = 26;
    private static final double NUMBERS_END = 34;
    private static final double LINE_BEGINS = 39;
    private static final double TYPE = 12;
    private static final int TEN = 10;

    /** The least distance of two numbers, which leaves a gap between them. */
    private static final double LEAST_APART = 20;

    /** The least height of a plot, in pixels, in which numbers and boxes can be told apart. */
    static final double LEAST_HEIGHT = ABOVE_LIMIT + 130 + BELOW;

    /** Returns an axis that begins at 10, or at 1 if {@code fewest} is less than 10 or the limit is at most 10. */
    static ExperimentStepAxis of(long fewest, long limit, double width, double height) {
        long low = 1;
        while (low <= fewest / TEN && low * TEN < limit && low < TEN) {
            low *= TEN;
        }
        return new ExperimentStepAxis(low, Math.max(limit, low + 1), width, height);
    }

    /** Returns the y coordinate of the line of the limit. */
    double limitY() {
        return ABOVE_LIMIT;
    }

    /** Returns the y coordinate halfway between the limit and the lower end of the axis. */
    static double middle(double height) {
        return (ABOVE_LIMIT + height - BELOW) / 2;
    }

    /** Returns the y coordinate of the lower end of the axis. */
    double axisY() {
        return height - BELOW;
    }

    /** Returns the y coordinate of a number of steps. */
    double y(long steps) {
        double part = Math.log((double) Math.clamp(steps, low, limit) / low) / Math.log((double) limit / low);
        return axisY() - part * (axisY() - limitY());
    }

    /** Returns the height of a quartile; that of the limit where it is more. */
    double y(Optional<StepsToAnswer> steps) {
        return steps.filter(StepsToAnswer::isExact)
                .map(exact -> y(exact.steps()))
                .orElse(limitY());
    }

    double right() {
        return width - RIGHT;
    }

    void draw(SketchBuilder pencil) {
        LineStyle rule = LineStyle.flat(ColourRole.HAIRLINE, 1);
        int apart = powersBetweenNumbers();
        int power = 0;
        for (long steps = low; steps < limit; steps *= TEN) {
            double y = Math.round(y(steps)) + 0.5;
            if (steps > low) {
                pencil.line(LINE_BEGINS, y, right(), y, rule);
            }
            if (power++ % apart == 0 && y - limitY() >= LEAST_APART) {
                number(pencil, steps, y, SketchShape.Weight.REGULAR, ColourRole.MUTED);
            }
            if (steps > Long.MAX_VALUE / TEN) {
                break;
            }
        }
        LineStyle bottom = LineStyle.flat(ColourRole.MUTED, 1.6);
        pencil.line(LINE_BEGINS, axisY(), right(), axisY(), bottom);
    }

    /** Returns how many powers of ten one goes up from a number to the next, so that they do not touch. */
    private int powersBetweenNumbers() {
        double powers = Math.log10((double) limit / low);
        return Math.max(1, (int) Math.ceil(LEAST_APART * powers / (axisY() - limitY())));
    }

    /** Draws the line of the limit on top of everything drawn before. */
    void drawLimit(SketchBuilder pencil) {
        pencil.line(LINE_BEGINS, limitY(), right(), limitY(), LineStyle.flat(ColourRole.INK, 1.8));
        number(pencil, limit, limitY(), SketchShape.Weight.STRONG, ColourRole.INK);
    }

    private void number(SketchBuilder pencil, long steps, double y, SketchShape.Weight weight, ColourRole colour) {
        pencil.text(
                NUMBERS_END,
                y,
                NumberFormatter.besideLargest(steps, limit),
                TYPE,
                weight,
                SketchShape.Side.ENDS,
                colour);
    }
}
