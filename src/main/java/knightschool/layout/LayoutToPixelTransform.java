package knightschool.layout;

import knightschool.graph.SimpleGraph;

/**
 * Converts the units of a layout to pixels: scaled, then moved.
 *
 * @param scaleX pixels per unit horizontally, above 0
 * @param scaleY pixels per unit vertically, above 0
 * @param left the x of 0 in pixels
 * @param top the y of 0 in pixels
 */
public record LayoutToPixelTransform(double scaleX, double scaleY, double left, double top) {
    /** No change. */
    public static final LayoutToPixelTransform NONE = new LayoutToPixelTransform(1, 0, 0);

    private static final double TINY = 1e-9;

    /** The largest factor by which vertices that come close to one place halfway are driven apart. */
    private static final double MOST_ON_THE_WAY = 3;

    /** Creates a scaling with the same factor in both directions. */
    public LayoutToPixelTransform(double scale, double left, double top) {
        this(scale, scale, left, top);
    }

    /**
     * Returns the largest scaling that fits between margins, centred and with proportions kept.
     *
     * @param places the positions of the visible vertices
     * @param mostScale the largest number of pixels per unit
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

    /** Returns the scaling that fills the space between the margins in both directions, without keeping proportions. */
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
     * Returns a scaling that keeps the extent of moving vertices between those of the old and the new positions. On
     * straight lines the vertices would otherwise come close to each other halfway.
     *
     * @param now the current positions
     * @param part the fraction of the way, 0 to 1
     */
    public static LayoutToPixelTransform onTheWay(
            SimpleGraph graph, VertexPositions from, VertexPositions to, VertexPositions now, double part) {
        double[] x = onTheWay(bounds(graph, from.x()), bounds(graph, to.x()), bounds(graph, now.x()), part);
        double[] y = onTheWay(bounds(graph, from.y()), bounds(graph, to.y()), bounds(graph, now.y()), part);
        return new LayoutToPixelTransform(x[0], y[0], x[1], y[1]);
    }

    /** Returns scale and offset for one axis. */
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

    /** Returns a scaling between this one, for 0, and another, for 1. */
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

    /** Returns all positions in pixels. */
    public VertexPositions pixels(VertexPositions places) {
        VertexPositions pixels = VertexPositions.of(places.bound());
        for (int vertex = 0; vertex < places.bound(); vertex++) {
            pixels.set(vertex, pixelX(places.x()[vertex]), pixelY(places.y()[vertex]));
        }
        return pixels;
    }

    /** Converts a horizontal coordinate to pixels. */
    public double pixelX(double unitX) {
        return unitX * scaleX + left;
    }

    /** Converts a vertical coordinate to pixels. */
    public double pixelY(double unitY) {
        return unitY * scaleY + top;
    }

    /** Returns the scaling moved by a number of pixels. */
    public LayoutToPixelTransform moved(double right, double down) {
        return new LayoutToPixelTransform(scaleX, scaleY, left + right, top + down);
    }

    /** Converts a horizontal coordinate from pixels. */
    public double unitX(double pixelX) {
        return (pixelX - left) / scaleX;
    }

    /** Converts a vertical coordinate from pixels. */
    public double unitY(double pixelY) {
        return (pixelY - top) / scaleY;
    }
}
