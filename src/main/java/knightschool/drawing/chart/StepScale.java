package knightschool.drawing.chart;

import java.util.stream.IntStream;
import knightschool.trace.StepBins;

/**
 * Turns steps into pixels and back on an axis that begins at step 0. On a logarithmic one a step lies at log(1 + step),
 * so that 63 and 6,484,065 stand in one picture.
 *
 * @param last the step at the right end, at least 1
 * @param width the width of the axis, in pixels, more than 0
 */
public record StepScale(Kind kind, long last, double width) {
    private static final int TEN = 10;

    /** How the steps lie. */
    public enum Kind {
        LOGARITHMIC,
        /** All as far apart. */
        LINEAR
    }

    public StepScale {
        if (last < 1 || !(width > 0)) {
            throw new IllegalArgumentException("no axis of " + last + " steps in " + width + " pixels");
        }
    }

    /** Where a step lies, in pixels from the left. */
    public double x(long step) {
        double within = Math.clamp(step, 0, last);
        return width * (kind == Kind.LINEAR ? within / last : Math.log1p(within) / Math.log1p(last));
    }

    /** The step at a place, the nearest one; places off the axis count as its ends. */
    public long step(double x) {
        double part = Math.clamp(x / width, 0, 1);
        double step = kind == Kind.LINEAR ? part * last : Math.expm1(part * Math.log1p(last));
        return Math.clamp(Math.round(step), 0, last);
    }

    /**
     * The tick after a step: of a logarithmic axis the next power of ten, of a linear one the next multiple of 1, 2 or
     * 5 times a power of ten. Beyond the last step where there is none.
     *
     * @param apart how far apart ticks of a linear axis lie at least, in pixels
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

    /** All steps in columns as wide as a pixel; where a step is wider than that, as wide as a step. */
    public StepBins columns() {
        int pixels = Math.max(1, (int) width);
        return StepBins.between(IntStream.rangeClosed(0, pixels)
                .mapToLong(pixel -> pixel == pixels ? last : step(width * pixel / pixels))
                .distinct()
                .toArray());
    }
}
