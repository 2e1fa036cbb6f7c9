package knightschool.drawing.label;

import java.util.List;
import java.util.Optional;
import knightschool.drawing.SketchShape;
import knightschool.layout.LayoutToPixelTransform;

/**
 * A caption beside a part of a graph, such as what the vertices of a ring have in common. If vertices are in the way,
 * the caption may be placed elsewhere.
 *
 * @param x where the words begin, end or have their middle, depending on {@code side}, in pixels
 * @param y the middle of the words, in pixels
 * @param about some vertices of the part
 * @param band the position of the part, if it lies between two circles
 */
public record GraphPartCaption(
        double x, double y, SketchShape.Side side, String words, List<Integer> about, Optional<Band> band) {
    public GraphPartCaption {
        about = List.copyOf(about);
    }

    /** Creates a caption beside a part that does not lie between circles. */
    public GraphPartCaption(double x, double y, SketchShape.Side side, String words, List<Integer> about) {
        this(x, y, side, words, about, Optional.empty());
    }

    /**
     * The region between two circles with the same centre, in pixels.
     *
     * @param inner the radius of the inner circle, or 0
     * @param outer the radius of the outer circle, or infinity
     */
    public record Band(double x, double y, double inner, double outer) {
        private Band scaled(LayoutToPixelTransform fit) {
            return new Band(fit.pixelX(x), fit.pixelY(y), inner * fit.scaleX(), outer * fit.scaleX());
        }

        /** Returns the distance of a point from the band; 0 inside. */
        double distance(double pointX, double pointY) {
            double far = Math.hypot(pointX - x, pointY - y);
            return Math.max(0, Math.max(inner - far, far - outer));
        }
    }

    /** Returns the caption with its position scaled. */
    public GraphPartCaption scaled(LayoutToPixelTransform fit) {
        return new GraphPartCaption(
                fit.pixelX(x), fit.pixelY(y), side, words, about, band.map(captionBand -> captionBand.scaled(fit)));
    }
}
