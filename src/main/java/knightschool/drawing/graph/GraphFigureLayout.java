package knightschool.drawing.graph;

import java.util.List;
import knightschool.drawing.label.GraphPartCaption;
import knightschool.layout.VertexPositions;

/**
 * The places of the vertices and captions of a graph in a picture.
 *
 * @param places the places of the vertices, in pixels
 * @param captions the captions of the layout, in pixels
 * @param width the width of the picture, in pixels
 * @param height the height of the picture, in pixels
 * @param zoom the magnification
 */
public record GraphFigureLayout(
        VertexPositions places, List<GraphPartCaption> captions, double width, double height, double zoom) {
    /** The exponent of the zoom with which vertices grow: less than the space between them. */
    private static final double GROWTH = 0.7;

    /** Returns the diameter under a magnification of vertices that have the given one without it, in pixels. */
    public static double zoomed(double size, double zoom) {
        return size * Math.pow(zoom, GROWTH);
    }

    /**
     * Returns the diameter of vertices that have about the same share of the picture whatever their number, in pixels.
     *
     * @param share the diameter as a share of the distance between vertices that are evenly spread
     * @param vertices the number of vertices
     * @param smallest the smallest diameter without magnification, in pixels
     * @param largest the largest diameter without magnification, in pixels
     */
    public double vertexSize(double share, int vertices, double smallest, double largest) {
        double size = share * Math.sqrt(width * height / Math.max(1, vertices));
        return zoomed(Math.clamp(size, smallest, largest), zoom);
    }
}
