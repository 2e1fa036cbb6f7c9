package knightschool.layout;

import knightschool.graph.SimpleGraph;

/**
 * Turns the unit of a layout into pixels: times a scale, then moved.
 *
 * @param scaleX pixels of a unit across, above 0
 * @param scaleY pixels of a unit down, above 0
 * @param left pixels from the left of what is 0 across
 * @param top pixels from the top of what is 0 down
 */
public record LayoutToPixelTransform(double scaleX, double scaleY, double left, double top) {
    /** As it is. */
    public static final LayoutToPixelTransform NONE = new LayoutToPixelTransform(1, 0, 0);

    private static final double TINY = 1e-9;

    /** Vertices that all come to one place half way are not driven apart by more than that. */
    private static final double MOST_ON_THE_WAY = 3;

    /** The same scale both ways. */
    public LayoutToPixelTransform(double scale, double left, double top) {
        this(scale, scale, left, top);
    }

    /**
     * As large as fits between margins, in the middle, proportions kept.
     *
     * @param places of the vertices that are to be seen
     * @param mostScale how large a unit may become
     */
    public static LayoutToPixelTransform of(
            SimpleGraph graph, VertexPositions places, double width, double height, double margin, double mostScale) {
        LayoutToPixelTransform stretched = stretched(graph, places, width, height, margin);
        double scale = Math.min(mostScale, Math.min(stretched.scaleX, stretched.scaleY));
        return new LayoutToPixelTransform(
                scale,
                width / 2 - stretched.unitX(width / 2) * scale,
                height / 2 - stretched.unitY(height / 2) * scale);
    }

    /** From margin to margin both ways, whatever becomes of the proportions. */
    public static LayoutToPixelTransform stretched(
            SimpleGraph graph, VertexPositions places, double width, double height, double margin) {
        double[] x = bounds(graph, places.x());
        double[] y = bounds(graph, places.y());
        double scaleX = Math.max(1, width - 2 * margin) / Math.max(x[1] - x[0], TINY);
        double scaleY = Math.max(1, height - 2 * margin) / Math.max(y[1] - y[0], TINY);
        return new LayoutToPixelTransform(
                scaleX, scaleY, width / 2 - (x[0] + x[1]) / 2 * scaleX, height / 2 - (y[0] + y[1]) / 2 * scaleY);
    }

    /**
     * Makes places on the way from some to others as large as those are, in proportion to the way: on straight lines
     * vertices come close to each other half way.
     *
     * @param now the places on the way
     * @param part how far on the way they are, 0 to 1
     */
    public static LayoutToPixelTransform onTheWay(
            SimpleGraph graph, VertexPositions from, VertexPositions to, VertexPositions now, double part) {
        double[] x = onTheWay(bounds(graph, from.x()), bounds(graph, to.x()), bounds(graph, now.x()), part);
        double[] y = onTheWay(bounds(graph, from.y()), bounds(graph, to.y()), bounds(graph, now.y()), part);
        return new LayoutToPixelTransform(x[0], y[0], x[1], y[1]);
    }

    /** Scale and offset. */
    private static double[] onTheWay(double[] from, double[] to, double[] now, double part) {
        double least = between(from[0], to[0], part);
        double most = between(from[1], to[1], part);
        double scale = Math.clamp((most - least) / Math.max(now[1] - now[0], TINY), 1, MOST_ON_THE_WAY);
        return new double[] {scale, (least + most) / 2 - (now[0] + now[1]) / 2 * scale};
    }

    private static double[] bounds(SimpleGraph graph, double[] values) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (int vertex = 0; vertex < Math.min(graph.bound(), values.length); vertex++) {
            if (graph.hasVertex(vertex)) {
                least = Math.min(least, values[vertex]);
                most = Math.max(most, values[vertex]);
            }
        }
        return least > most ? new double[2] : new double[] {least, most};
    }

    /** Between this fit and another; 0 is here, 1 is there. */
    public LayoutToPixelTransform towards(LayoutToPixelTransform other, double part) {
        return new LayoutToPixelTransform(
                between(scaleX, other.scaleX, part),
                between(scaleY, other.scaleY, part),
                between(left, other.left, part),
                between(top, other.top, part));
    }

    private static double between(double from, double to, double part) {
        return from + (to - from) * part;
    }

    /** All places in pixels. */
    public VertexPositions pixels(VertexPositions places) {
        VertexPositions pixels = VertexPositions.of(places.bound());
        for (int vertex = 0; vertex < places.bound(); vertex++) {
            pixels.set(vertex, pixelX(places.x()[vertex]), pixelY(places.y()[vertex]));
        }
        return pixels;
    }

    /** Where a unit across is, in pixels. */
    public double pixelX(double unitX) {
        return unitX * scaleX + left;
    }

    /** Where a unit downwards is, in pixels. */
    public double pixelY(double unitY) {
        return unitY * scaleY + top;
    }

    /** The same, moved. */
    public LayoutToPixelTransform moved(double right, double down) {
        return new LayoutToPixelTransform(scaleX, scaleY, left + right, top + down);
    }

    /** What lies at a pixel, in units across. */
    public double unitX(double pixelX) {
        return (pixelX - left) / scaleX;
    }

    /** What lies at a pixel, in units downwards. */
    public double unitY(double pixelY) {
        return (pixelY - top) / scaleY;
    }
}
