package knightschool.drawing.chart;

import java.util.stream.IntStream;
import knightschool.trace.StepBins;

/**
 * Converts between steps and pixels on an axis that begins at step 0. On a logarithmic axis a step is at log(1 + step),
 * so that 63 and 6,484,065 fit into one picture.
 *
 * @param last the step at the right end, at least 1
 * @param width the width of the axis, in pixels, more than 0
 */
public record StepAxisScale(Kind kind, long last, double width) {
    private static final int TEN = 10;

    /** The kinds of axes. */
    public enum Kind {
        LOGARITHMIC,
        /** All steps have the same width. */
        LINEAR
    }

    public StepAxisScale {
        if (last < 1 || !(width > 0)) {
            throw new IllegalArgumentException("no axis of " + last + " steps in " + width + " pixels");
        }
    }

    /** Returns the position of a step, in pixels from the left. */
    public double x(long step) {
        double within = Math.clamp(step, 0, last);
        return width * (kind == Kind.LINEAR ? within / last : Math.log1p(within) / Math.log1p(last));
    }

    /** Returns the step nearest to a position. Positions off the axis count as its ends. */
    public long step(double x) {
        double part = Math.clamp(x / width, 0, 1);
        double step = kind == Kind.LINEAR ? part * last : Math.expm1(part * Math.log1p(last));
        return Math.clamp(Math.round(step), 0, last);
    }

    /**
     * Returns the tick after a tick: on a logarithmic axis the next power of ten, on a linear axis the next multiple of
     * 1, 2 or 5 times a power of ten. If there is none, the result is greater than the last step.
     *
     * @param step a tick, or 0
     * @param apart the smallest distance between two ticks of a linear axis, in pixels
     */
    public long nextTick(long step, double apart) {
        if (kind == Kind.LOGARITHMIC) {
            return step == 0 ? 1 : step > last / TEN ? last + 1 : step * TEN;
        }
        double least = apart * last / width;
        long power = 1;
        while (power * TEN < least) {
            power *= TEN;
        }
        long unit = power * (power >= least ? 1 : 2 * power >= least ? 2 : 5 * power >= least ? 5 : TEN);
        return step + unit;
    }

    /** Returns columns that cover all steps, each as wide as a pixel, or as a step where a step is wider. */
    public StepBins columns() {
        int pixels = Math.max(1, (int) width);
        return StepBins.between(IntStream.rangeClosed(0, pixels)
                .mapToLong(pixel -> pixel == pixels ? last : step(width * pixel / pixels))
                .distinct()
                .toArray());
    }
}
