package knightschool.drawing;

import java.util.List;

/**
 * A picture as shapes, painted in their order. Immutable.
 *
 * @param width in pixels
 * @param height in pixels
 */
public record Sketch(double width, double height, List<Shape> shapes) {
    public Sketch {
        shapes = List.copyOf(shapes);
    }

    /** Nothing, of no size. */
    public static final Sketch EMPTY = new Sketch(0, 0, List.of());
}
