package knightschool.ui.graph;

import knightschool.layout.LayoutToPixelTransform;

/** The visible part of a picture and its magnification; at first the whole picture. */
final class GraphViewport {
    private static final double MOST = 40;
    private static final double LEAST = 0.25;

    private LayoutToPixelTransform fit = LayoutToPixelTransform.NONE;

    /** Returns the transformation from the whole picture to the visible part. */
    LayoutToPixelTransform fit() {
        return fit;
    }

    double zoom() {
        return fit.scaleX();
    }

    /** Returns whether the whole picture is visible in its normal size and place. */
    boolean isWhole() {
        return fit.equals(LayoutToPixelTransform.NONE);
    }

    /** Multiplies the magnification, keeping the given pixel in place. */
    void zoomAt(double factor, double x, double y) {
        double scale = Math.clamp(fit.scaleX() * factor, LEAST, MOST);
        fit = new LayoutToPixelTransform(scale, x - fit.unitX(x) * scale, y - fit.unitY(y) * scale);
    }

    void pan(double dx, double dy) {
        fit = new LayoutToPixelTransform(fit.scaleX(), fit.left() + dx, fit.top() + dy);
    }

    /** Shows the whole picture again. */
    void whole() {
        fit = LayoutToPixelTransform.NONE;
    }
}
