package knightschool.ui.graph;

import java.util.List;
import java.util.Optional;
import knightschool.drawing.SketchShape;
import knightschool.drawing.label.GraphPartCaption;
import knightschool.layout.LayoutToPixelTransform;

/**
 * The caption of a part of a layout.
 *
 * @param anchor the position of the words
 * @param words the text
 * @param about some of the vertices in the part
 * @param band the ring around 0, 0 that contains the part, in units of a layout that keeps its proportions; empty if
 *     there is none
 */
public record LayoutPartCaption(Anchor anchor, String words, List<Integer> about, Optional<Band> band) {
    LayoutPartCaption(Anchor anchor, String words, List<Integer> about) {
        this(anchor, words, about, Optional.empty());
    }

    /**
     * The position of a caption.
     *
     * @param x the x coordinate of the captioned point, in units of the layout
     * @param y the y coordinate of the captioned point, downwards, in units of the layout
     * @param right the offset to the right, in pixels
     * @param down the offset downwards, in pixels
     * @param side the side of the text at the position
     */
    record Anchor(double x, double y, double right, double down, SketchShape.Side side) {}

    /** Returns a caption centred below a point, the given number of pixels further down. */
    public static LayoutPartCaption below(double x, double y, double down, String words) {
        return new LayoutPartCaption(new Anchor(x, y, 0, down, SketchShape.Side.MIDDLE), words, List.of());
    }

    /**
     * The ring between two circles.
     *
     * @param inner the radius of the inner circle, or 0
     * @param outer the radius of the outer circle, or infinity
     */
    public record Band(double inner, double outer) {
        private GraphPartCaption.Band in(LayoutToPixelTransform fit) {
            return new GraphPartCaption.Band(fit.pixelX(0), fit.pixelY(0), inner * fit.scaleX(), outer * fit.scaleX());
        }
    }

    /** Returns the caption in a picture with the given scaling. */
    GraphPartCaption in(LayoutToPixelTransform fit) {
        double x = fit.pixelX(anchor.x()) + anchor.right();
        double y = fit.pixelY(anchor.y()) + anchor.down();
        return new GraphPartCaption(x, y, anchor.side(), words, about, band.map(ring -> ring.in(fit)));
    }
}
