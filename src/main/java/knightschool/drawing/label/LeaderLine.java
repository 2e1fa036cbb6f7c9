package knightschool.drawing.label;

/** A line from words to the centre of the vertex that they are about, in pixels. */
record LeaderLine(double fromX, double fromY, double toX, double toY) {
    /** The sine of the smallest angle at a vertex at which two lines can be told apart. */
    private static final double APART = 0.2;

    /** Returns the line from the nearest point of the words. */
    static LeaderLine of(Box words, double toX, double toY) {
        return new LeaderLine(words.nearestX(toX), words.nearestY(toY), toX, toY);
    }

    double length() {
        return Math.hypot(fromX - toX, fromY - toY);
    }

    boolean crosses(Box words) {
        return words.isCrossed(fromX, fromY, toX, toY);
    }

    /** Returns the distance of a point from the line. */
    double distance(double x, double y) {
        double dx = toX - fromX;
        double dy = toY - fromY;
        double square = dx * dx + dy * dy;
        double part = square == 0 ? 0 : Math.clamp(((x - fromX) * dx + (y - fromY) * dy) / square, 0, 1);
        return Math.hypot(x - fromX - part * dx, y - fromY - part * dy);
    }

    /** Returns the smallest and largest x of the line between two heights. It must have points between them. */
    double[] between(double top, double bottom) {
        double[] inside = {0, 1};
        Box.cut(fromY, toY - fromY, top, bottom, inside);
        double one = fromX + inside[0] * (toX - fromX);
        double other = fromX + inside[1] * (toX - fromX);
        return new double[] {Math.min(one, other), Math.max(one, other)};
    }

    /** Returns whether the line reaches its vertex in the same direction as an edge from a given point. */
    boolean isAlongEdgeTo(double x, double y) {
        double dx = fromX - toX;
        double dy = fromY - toY;
        double edgeX = x - toX;
        double edgeY = y - toY;
        double lengths = length() * Math.hypot(edgeX, edgeY);
        return dx * edgeX + dy * edgeY > 0 && Math.abs(dx * edgeY - dy * edgeX) < APART * lengths;
    }
}
