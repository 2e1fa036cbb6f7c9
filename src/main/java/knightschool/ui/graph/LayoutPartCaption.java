package knightschool.ui.graph;

import java.util.List;
import java.util.Optional;
import knightschool.drawing.Shape;
import knightschool.drawing.graph.GraphPartCaption;
import knightschool.layout.LayoutToPixelTransform;

/**
 * Words beside a part of a layout.
 *
 * @param about some of the vertices that they are about
 * @param band where what they belong to lies, between circles about 0, 0 in units of a layout that keeps its
 *     proportions
 */
public record LayoutPartCaption(Anchor anchor, String words, List<Integer> about, Optional<Band> band) {
    LayoutPartCaption(Anchor anchor, String words, List<Integer> about) {
        this(anchor, words, about, Optional.empty());
    }

    /**
     * Where words stand.
     *
     * @param x of what they belong to, in units of the layout
     * @param y the same, downwards
     * @param right how far right of it they are, in pixels
     * @param down how far below it they are, in pixels
     * @param side which of their sides is there
     */
    record Anchor(double x, double y, double right, double down, Shape.Side side) {}

    /** Words in the middle below something, so many pixels further down. */
    public static LayoutPartCaption below(double x, double y, double down, String words) {
        return new LayoutPartCaption(new Anchor(x, y, 0, down, Shape.Side.MIDDLE), words, List.of());
    }

    /**
     * What lies between two circles.
     *
     * @param inner the radius of the inner one, or 0
     * @param outer the radius of the outer one, or infinity
     */
    public record Band(double inner, double outer) {
        private GraphPartCaption.Band in(LayoutToPixelTransform fit) {
            return new GraphPartCaption.Band(fit.pixelX(0), fit.pixelY(0), inner * fit.scaleX(), outer * fit.scaleX());
        }
    }

    /** In a picture that shows the layout so. */
    GraphPartCaption in(LayoutToPixelTransform fit) {
        return new GraphPartCaption(
                fit.pixelX(anchor.x()) + anchor.right(),
                fit.pixelY(anchor.y()) + anchor.down(),
                anchor.side(),
                words,
                about,
                band.map(there -> there.in(fit)));
    }
}
