package knightschool.drawing.graph;

/** An upright rectangle of a picture, in pixels. */
record Box(double left, double top, double right, double bottom) {
    /** Around a disc. */
    static Box around(double x, double y, double radius) {
        return new Box(x - radius, y - radius, x + radius, y + radius);
    }

    /** Around a point. */
    static Box centred(double x, double y, double wide, double high) {
        return new Box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2);
    }

    boolean meets(Box other) {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }

    /** How far a point is from its nearest point; 0 inside. */
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

    /** Whether a line between two points has a part in it. */
    boolean isCrossed(double fromX, double fromY, double toX, double toY) {
        double[] inside = {0, 1};
        return cut(fromX, toX - fromX, left, right, inside)
                && cut(fromY, toY - fromY, top, bottom, inside)
                && inside[0] <= inside[1];
    }

    /** Keeps of a line the part between two sides; tells whether one may be left. */
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
