package knightschool.ui.graph;

import knightschool.layout.LayoutToPixelTransform;

/** Which part of a picture is seen, and how large. At first all of it. */
final class GraphCamera {
    private static final double MOST = 40;
    private static final double LEAST = 0.25;

    private LayoutToPixelTransform fit = LayoutToPixelTransform.NONE;

    /** From the whole picture to what is seen. */
    LayoutToPixelTransform fit() {
        return fit;
    }

    double zoom() {
        return fit.scaleX();
    }

    /** Whether all is seen in its usual size and place. */
    boolean isWhole() {
        return fit.equals(LayoutToPixelTransform.NONE);
    }

    /** Makes everything larger or smaller; what is at that pixel stays there. */
    void zoomAt(double factor, double x, double y) {
        double scale = Math.clamp(fit.scaleX() * factor, LEAST, MOST);
        fit = new LayoutToPixelTransform(scale, x - fit.unitX(x) * scale, y - fit.unitY(y) * scale);
    }

    void pan(double dx, double dy) {
        fit = new LayoutToPixelTransform(fit.scaleX(), fit.left() + dx, fit.top() + dy);
    }

    /** All of it again. */
    void whole() {
        fit = LayoutToPixelTransform.NONE;
    }
}
