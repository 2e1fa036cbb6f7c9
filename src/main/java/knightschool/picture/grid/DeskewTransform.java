package knightschool.picture.grid;

/**
 * The map between a picture and the same picture turned about its middle so that its lines are upright and level.
 *
 * @param width of the picture, in pixels
 * @param height of the picture, in pixels
 * @param angle by how much the picture is turned, in radians, clockwise as seen on the screen
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

    /** The picture with its lines turned by a further angle. */
    DeskewTransform turned(double by) {
        return new DeskewTransform(width, height, angle + by);
    }
}
