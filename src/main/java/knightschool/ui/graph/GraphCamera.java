package knightschool.ui.graph;

import knightschool.layout.Fit;

/** Which part of a picture is seen, and how large. At first all of it. */
final class GraphCamera {
    private static final double MOST = 40;
    private static final double LEAST = 0.25;

    private Fit fit = Fit.NONE;

    /** From the whole picture to what is seen. */
    Fit fit() {
        return fit;
    }

    double zoom() {
        return fit.scaleX();
    }

    /** Whether all is seen in its usual size and place. */
    boolean isWhole() {
        return fit.equals(Fit.NONE);
    }

    /** Makes everything larger or smaller; what is at that pixel stays there. */
    void zoomAt(double factor, double x, double y) {
        double scale = Math.clamp(fit.scaleX() * factor, LEAST, MOST);
        fit = new Fit(scale, x - fit.unitX(x) * scale, y - fit.unitY(y) * scale);
    }

    void pan(double dx, double dy) {
        fit = new Fit(fit.scaleX(), fit.left() + dx, fit.top() + dy);
    }

    /** All of it again. */
    void whole() {
        fit = Fit.NONE;
    }
}
