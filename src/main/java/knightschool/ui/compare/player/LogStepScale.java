package knightschool.ui.compare.player;

/**
 * Turns steps into pixels and back on a logarithmic axis that begins at step 0: a step lies at log(1 + step), so that
 * 63 and 6,484,065 stand in one picture.
 *
 * @param last the step at the right end, at least 1
 * @param width the width of the axis, in pixels
 */
record LogStepScale(long last, double width) {
    /** Where a step lies, in pixels from the left. */
    double x(long step) {
        return width * Math.log1p(Math.clamp(step, 0, last)) / Math.log1p(last);
    }

    /** The step at a place, the nearest one; places off the axis count as its ends. */
    long step(double x) {
        double part = width <= 0 ? 0 : Math.clamp(x / width, 0, 1);
        return Math.clamp(Math.round(Math.expm1(part * Math.log1p(last))), 0, last);
    }
}
