package knightschool.drawing.graph;

import java.util.List;
import knightschool.drawing.Shape;

/**
 * Words beside a part of a graph, such as what the vertices of a ring have in common. Where vertices lie, they may
 * stand elsewhere.
 *
 * @param x where the words begin, end or have their middle, by {@code side}, in pixels
 * @param y their middle, in pixels
 * @param about some vertices of that part
 */
public record GraphCaption(double x, double y, Shape.Side side, String words, List<Integer> about) {
    public GraphCaption {
        about = List.copyOf(about);
    }

    /** The same elsewhere. */
    public GraphCaption at(double otherX, double otherY) {
        return new GraphCaption(otherX, otherY, side, words, about);
    }
}
