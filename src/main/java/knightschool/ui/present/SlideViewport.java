package knightschool.ui.present;

import javafx.geometry.Point2D;

/**
 * The part of a slide that a class sees: the slide is so many times as large as its screen, and begins there, in parts
 * of the screen's width and height.
 */
record SlideViewport(double scale, double x, double y) {
    /** All of it. */
    static final SlideViewport NONE = new SlideViewport(1, 0, 0);

    private static final double LARGEST = 5;

    /**
     * Larger by a factor, while what is at a point of the screen stays there as far as the slide fills the screen.
     *
     * @param at in parts of the screen's width and height
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
