package knightschool.ui.graph;

/** How large the vertices of a picture are, by the space that each has. */
final class VertexSize {
    /** How much of the space between neighbours vertices take at most. */
    static final double CLOSEST = 0.9;

    private static final double LARGEST = 22;
    private static final double LARGEST_OF_FEW = 50;
    private static final double SMALLEST = 4;
    private static final double SMALLEST_OF_MANY = 2;
    private static final double MANY = 2_000;
    private static final double PART = 0.52;

    /** Names in vertices are read from the back of the room: 20 pixels where ten vertices have half a slide. */
    private static final double PART_OF_FEW = 0.66;

    /** How much of the side of a square a vertex takes that is level with it; more where a letter stands in it. */
    private static final double LEVEL = 0.3;

    private static final double LETTERED = 0.5;

    /** How much of a zoom vertices take part in: they grow less than the space between them. */
    private static final double GROWTH = 0.7;

    private VertexSize() {}

    /** The diameter of each of so many vertices that are level with squares of that side. */
    static double level(int vertices, double side, boolean lettered) {
        return Math.max(least(vertices), Math.round(side * (lettered ? LETTERED : LEVEL)));
    }

    private static double least(int vertices) {
        return vertices > MANY ? SMALLEST_OF_MANY : SMALLEST;
    }

    /**
     * The diameter of each of so many vertices in a picture of that size.
     *
     * @param named whether names stand in them, where they are few
     */
    static double of(int vertices, double width, double height, boolean named) {
        double space = Math.max(1, width) * Math.max(1, height) / Math.max(1, vertices);
        double part = named ? PART_OF_FEW : PART;
        return Math.clamp(Math.round(Math.sqrt(space) * part) / 2.0, least(vertices), named ? LARGEST_OF_FEW : LARGEST);
    }

    /** The diameter on the way from one to another, in half pixels. */
    static double between(double from, double to, double part) {
        return Math.round(2 * (from + (to - from) * part)) / 2.0;
    }

    /** The diameter where neighbours are so far apart, and some grow so much larger than usual. */
    static double within(double size, double spacing, double growth) {
        double most = Math.round(2 * CLOSEST * spacing / growth) / 2.0;
        return Math.min(size, Math.max(Math.min(size, SMALLEST), most));
    }

    static double zoomed(double size, double zoom) {
        return size * Math.pow(zoom, GROWTH);
    }
}
