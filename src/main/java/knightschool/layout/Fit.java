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
public record Fit(double scaleX, double scaleY, double left, double top) {
    /** As it is. */
    public static final Fit NONE = new Fit(1, 0, 0);

    private static final double TINY = 1e-9;

    /** The same scale both ways. */
    public Fit(double scale, double left, double top) {
        this(scale, scale, left, top);
    }

    /**
     * As large as fits between margins, in the middle, proportions kept.
     *
     * @param places of the vertices that are to be seen
     * @param mostScale how large a unit may become
     */
    public static Fit of(
            SimpleGraph graph, Places places, double width, double height, double margin, double mostScale) {
        Fit stretched = stretched(graph, places, width, height, margin);
        double scale = Math.min(mostScale, Math.min(stretched.scaleX, stretched.scaleY));
        return new Fit(
                scale,
                width / 2 - stretched.unitX(width / 2) * scale,
                height / 2 - stretched.unitY(height / 2) * scale);
    }

    /** From margin to margin both ways, whatever becomes of the proportions. */
    public static Fit stretched(SimpleGraph graph, Places places, double width, double height, double margin) {
        double[] x = bounds(graph, places.x());
        double[] y = bounds(graph, places.y());
        double scaleX = Math.max(1, width - 2 * margin) / Math.max(x[1] - x[0], TINY);
        double scaleY = Math.max(1, height - 2 * margin) / Math.max(y[1] - y[0], TINY);
        return new Fit(scaleX, scaleY, width / 2 - (x[0] + x[1]) / 2 * scaleX, height / 2 - (y[0] + y[1]) / 2 * scaleY);
    }

    private static double[] bounds(SimpleGraph graph, double[] values) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (int vertex = 0; vertex < graph.bound(); vertex++) {
            if (graph.hasVertex(vertex)) {
                least = Math.min(least, values[vertex]);
                most = Math.max(most, values[vertex]);
            }
        }
        return least > most ? new double[2] : new double[] {least, most};
    }

    /** Between this fit and another; 0 is here, 1 is there. */
    public Fit towards(Fit other, double part) {
        return new Fit(
                between(scaleX, other.scaleX, part),
                between(scaleY, other.scaleY, part),
                between(left, other.left, part),
                between(top, other.top, part));
    }

    private static double between(double from, double to, double part) {
        return from + (to - from) * part;
    }

    /** All places in pixels. */
    public Places pixels(Places places) {
        Places pixels = Places.of(places.bound());
        for (int vertex = 0; vertex < places.bound(); vertex++) {
            pixels.set(vertex, places.x()[vertex] * scaleX + left, places.y()[vertex] * scaleY + top);
        }
        return pixels;
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
