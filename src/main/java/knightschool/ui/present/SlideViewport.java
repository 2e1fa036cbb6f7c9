package knightschool.ui.present;

import javafx.geometry.Point2D;

/**
 * The part of a slide that the class sees, as the scale and the position of the slide on the class's screen.
 *
 * @param scale the size of the slide as a multiple of the screen
 * @param x the left edge of the slide, as a fraction of the screen's width
 * @param y the top edge of the slide, as a fraction of the screen's height
 */
record SlideViewport(double scale, double x, double y) {
    /** The complete slide. */
    static final SlideViewport NONE = new SlideViewport(1, 0, 0);

    private static final double LARGEST = 5;

    /**
     * Returns the part magnified by a further factor, which keeps the given point of the screen in place as far as the
     * slide still fills the screen.
     *
     * @param at the point, as fractions of the screen's width and height
     */
    SlideViewport nearer(double factor, Point2D at) {
        double next = Math.clamp(scale * factor, 1, LARGEST);
        double ratio = next / scale;
        return new SlideViewport(
                next,
                inside(at.getX() - ratio * (at.getX() - x), next),
                inside(at.getY() - ratio * (at.getY() - y), next));
    }

    private static double inside(double from, double scale) {
        return Math.clamp(from, 1 - scale, 0);
    }
}
