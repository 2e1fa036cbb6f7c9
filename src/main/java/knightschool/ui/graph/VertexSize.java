package knightschool.ui.graph;

/** Computes the diameter of the vertices of a drawn graph, in pixels, from the space that there is for each vertex. */
final class VertexSize {
    /** The greatest diameter of a vertex as a fraction of the distance between neighbours. */
    static final double CLOSEST = 0.9;

    private static final double LARGEST = 22;
    private static final double LARGEST_OF_FEW = 50;
    private static final double SMALLEST = 4;
    private static final double SMALLEST_OF_MANY = 2;
    private static final double MANY = 2_000;
    private static final double PART = 0.52;

    /**
     * The diameter of few named vertices as a fraction of their space. Names can be read from the back of the room: 20
     * pixels high where ten vertices have half a slide.
     */
    private static final double PART_OF_FEW = 0.66;

    /**
     * The diameter of vertices aligned with squares, as a fraction of the side; {@link #LETTERED} applies if they
     * contain letters.
     */
    private static final double LEVEL = 0.3;

    private static final double LETTERED = 0.5;

    private VertexSize() {}

    /** Returns the diameter of the given number of vertices aligned with squares of the given side. */
    static double level(int vertices, double side, boolean lettered) {
        return Math.max(least(vertices), Math.round(side * (lettered ? LETTERED : LEVEL)));
    }

    private static double least(int vertices) {
        return vertices > MANY ? SMALLEST_OF_MANY : SMALLEST;
    }

    /**
     * Returns the diameter of the given number of vertices in a picture of the given size.
     *
     * @param named whether they contain names if they are few
     */
    static double of(int vertices, double width, double height, boolean named) {
        double space = Math.max(1, width) * Math.max(1, height) / Math.max(1, vertices);
        double part = named ? PART_OF_FEW : PART;
        return Math.clamp(Math.round(Math.sqrt(space) * part) / 2.0, least(vertices), named ? LARGEST_OF_FEW : LARGEST);
    }

    /** Returns the diameter during a transition between two sizes, rounded to half a pixel. */
    static double between(double from, double to, double part) {
        return Math.round(2 * (from + (to - from) * part)) / 2.0;
    }

    /**
     * Returns a diameter reduced so that vertices do not overlap at the given distance of neighbours, where some are
     * larger by the factor {@code growth}.
     */
    static double within(double size, double spacing, double growth) {
        double most = Math.round(2 * CLOSEST * spacing / growth) / 2.0;
        return Math.min(size, Math.max(Math.min(size, SMALLEST), most));
    }
}
