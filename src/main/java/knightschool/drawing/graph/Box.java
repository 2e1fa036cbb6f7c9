package knightschool.drawing.graph;

/** An upright rectangle of a picture, in pixels. */
record Box(double left, double top, double right, double bottom) {
    /** Around a disc. */
    static Box around(double x, double y, double radius) {
        return new Box(x - radius, y - radius, x + radius, y + radius);
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
        return Math.clamp(x, left, right);
    }

    double nearestY(double y) {
        return Math.clamp(y, top, bottom);
    }
}
