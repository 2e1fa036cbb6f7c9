package knightschool.ui.graph;

import java.util.List;
import knightschool.drawing.Shape;
import knightschool.drawing.graph.GraphCaption;
import knightschool.layout.Fit;

/**
 * Words beside a part of a layout.
 *
 * @param x of what they belong to, in units of the layout
 * @param y the same, downwards
 * @param right how far right of it they are, in pixels
 * @param down how far below it they are, in pixels
 * @param about some of the vertices that they are about
 */
record LayoutCaption(
        double x, double y, double right, double down, Shape.Side side, String words, List<Integer> about) {
    /** In a picture that shows the layout so. */
    GraphCaption in(Fit fit) {
        return new GraphCaption(fit.pixelX(x) + right, fit.pixelY(y) + down, side, words, about);
    }
}
