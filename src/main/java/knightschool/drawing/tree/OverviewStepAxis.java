package knightschool.drawing.tree;

import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.SketchBuilder;
import knightschool.trace.StepRange;

/**
 * The axis of steps of an overview, in pixels, with the mark of the step shown and the frame around the steps in view.
 *
 * @param whole all steps
 * @param margin the space at the left
 * @param width the width of the sketch
 * @param height the height of the sketch
 */
record OverviewStepAxis(StepRange whole, double margin, double width, double height) {
    /** The frame around the steps in view. */
    static final AreaStyle FRAME = AreaStyle.outlined(LineStyle.flat(ColourRole.INK, 1.5));

    /** The line at the step shown. */
    static final LineStyle STEP = LineStyle.flat(ColourRole.ACCENT, 2);

    private static final double NARROWEST_FRAME = 6;

    /** Returns the place of a step. */
    double x(long step) {
        return margin + (width - margin) * step / whole.to();
    }

    /**
     * Draws the mark of the step shown.
     *
     * @param top the upper end of the mark, in pixels
     * @param tall its height, in pixels
     */
    void mark(SketchBuilder pencil, long now, double top, double tall) {
        double x = Math.min(x(Math.min(now, whole.to())), width - 1);
        pencil.line(x, top, x, top + tall, STEP);
    }

    /** Draws the frame around the steps in view. */
    void frame(SketchBuilder pencil, StepRange span) {
        double left = x(span.from());
        double wide = Math.max(NARROWEST_FRAME, x(span.to()) - left);
        double at = Math.min(left, width - wide);
        pencil.box(at + 0.75, 0.75, wide - 1.5, height - 1.5, 2, FRAME);
    }

    /** Returns the step at a pixel. */
    long stepAt(double x) {
        double part = Math.clamp((x - margin) / (width - margin), 0, 1);
        return Math.round(part * whole.to());
    }
}
