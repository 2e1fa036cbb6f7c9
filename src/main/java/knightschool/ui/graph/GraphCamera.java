package knightschool.ui.graph;

import knightschool.layout.LayoutScaling;

/** Which part of a picture is seen, and how large. At first all of it. */
final class GraphCamera {
    private static final double MOST = 40;
    private static final double LEAST = 0.25;

    private LayoutScaling fit = LayoutScaling.NONE;

    /** From the whole picture to what is seen. */
    LayoutScaling fit() {
        return fit;
    }

    double zoom() {
        return fit.scaleX();
    }

    /** Whether all is seen in its usual size and place. */
    boolean isWhole() {
        return fit.equals(LayoutScaling.NONE);
    }

    /** Makes everything larger or smaller; what is at that pixel stays there. */
    void zoomAt(double factor, double x, double y) {
        double scale = Math.clamp(fit.scaleX() * factor, LEAST, MOST);
        fit = new LayoutScaling(scale, x - fit.unitX(x) * scale, y - fit.unitY(y) * scale);
    }

    void pan(double dx, double dy) {
        fit = new LayoutScaling(fit.scaleX(), fit.left() + dx, fit.top() + dy);
    }

    /** All of it again. */
    void whole() {
        fit = LayoutScaling.NONE;
    }
}
