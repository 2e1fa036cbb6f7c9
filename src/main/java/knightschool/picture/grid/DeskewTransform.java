package knightschool.picture.grid;

/**
 * The map between a picture and the picture rotated about its centre so that its lines are horizontal and vertical.
 *
 * @param width the width of the picture, in pixels
 * @param height the height of the picture, in pixels
 * @param angle the rotation of the picture, in radians, clockwise as seen on the screen
 */
record DeskewTransform(int width, int height, double angle) {
    double u(double x, double y) {
        return width / 2.0 + (x - width / 2.0) * Math.cos(angle) + (y - height / 2.0) * Math.sin(angle);
    }

    double v(double x, double y) {
        return height / 2.0 + (y - height / 2.0) * Math.cos(angle) - (x - width / 2.0) * Math.sin(angle);
    }

    double x(double u, double v) {
        return width / 2.0 + (u - width / 2.0) * Math.cos(angle) - (v - height / 2.0) * Math.sin(angle);
    }

    double y(double u, double v) {
        return height / 2.0 + (v - height / 2.0) * Math.cos(angle) + (u - width / 2.0) * Math.sin(angle);
    }

    /** Returns the transform for a picture rotated by a further angle, in radians. */
    DeskewTransform turned(double by) {
        return new DeskewTransform(width, height, angle + by);
    }
}
