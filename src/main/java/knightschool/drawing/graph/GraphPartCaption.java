package knightschool.drawing.graph;

import java.util.List;
import java.util.Optional;
import knightschool.drawing.Shape;
import knightschool.layout.LayoutToPixelTransform;

/**
 * A caption beside a part of a graph, such as what the vertices of a ring have in common. Where vertices lie, they may
 * stand elsewhere.
 *
 * @param x where the words begin, end or have their middle, by {@code side}, in pixels
 * @param y their middle, in pixels
 * @param about some vertices of that part
 * @param band where that part lies, if it lies between two circles
 */
public record GraphPartCaption(
        double x, double y, Shape.Side side, String words, List<Integer> about, Optional<Band> band) {
    public GraphPartCaption {
        about = List.copyOf(about);
    }

    /** Words beside a part that lies between no circles. */
    public GraphPartCaption(double x, double y, Shape.Side side, String words, List<Integer> about) {
        this(x, y, side, words, about, Optional.empty());
    }

    /**
     * What lies between two circles about one middle, in pixels.
     *
     * @param inner the radius of the inner circle, or 0
     * @param outer the radius of the outer one, or infinity
     */
    public record Band(double x, double y, double inner, double outer) {
        private Band seen(LayoutToPixelTransform fit) {
            return new Band(fit.pixelX(x), fit.pixelY(y), inner * fit.scaleX(), outer * fit.scaleX());
        }

        /** How far a point is from it; 0 inside. */
        double distance(double pointX, double pointY) {
            double far = Math.hypot(pointX - x, pointY - y);
            return Math.max(0, Math.max(inner - far, far - outer));
        }
    }

    /** The same as seen from elsewhere. */
    public GraphPartCaption seen(LayoutToPixelTransform fit) {
        return new GraphPartCaption(
                fit.pixelX(x), fit.pixelY(y), side, words, about, band.map(there -> there.seen(fit)));
    }
}
