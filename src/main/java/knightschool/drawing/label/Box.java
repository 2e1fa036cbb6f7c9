package knightschool.drawing.label;

/** An axis-parallel rectangle, in pixels. */
record Box(double left, double top, double right, double bottom) {
    /** Returns the smallest box around a disc. */
    static Box around(double x, double y, double radius) {
        return new Box(x - radius, y - radius, x + radius, y + radius);
    }

    /** Returns a box around a centre. */
    static Box centred(double x, double y, double wide, double high) {
        return new Box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2);
    }

    boolean meets(Box other) {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }

    /** Returns the distance of a point from the box; 0 inside. */
    double distance(double x, double y) {
        double dx = x - nearestX(x);
        double dy = y - nearestY(y);
        return Math.sqrt(dx * dx + dy * dy);
    }

    double nearestX(double x) {
        return x < left ? left : Math.min(x, right);
    }

    double nearestY(double y) {
        return y < top ? top : Math.min(y, bottom);
    }

    /** Returns whether a line between two points has a part in the box. */
    boolean isCrossed(double fromX, double fromY, double toX, double toY) {
        double[] inside = {0, 1};
        return cut(fromX, toX - fromX, left, right, inside)
                && cut(fromY, toY - fromY, top, bottom, inside)
                && inside[0] <= inside[1];
    }

    /**
     * Restricts a line to the part between two parallel sides.
     *
     * @param inside the beginning and end of the part, as fractions of the line; updated
     * @return false if nothing is left, which is detected only for a line parallel to the sides
     */
    static boolean cut(double from, double by, double least, double most, double[] inside) {
        if (by == 0) {
            return from >= least && from <= most;
        }
        double first = (least - from) / by;
        double last = (most - from) / by;
        inside[0] = Math.max(inside[0], Math.min(first, last));
        inside[1] = Math.min(inside[1], Math.max(first, last));
        return true;
    }
}
