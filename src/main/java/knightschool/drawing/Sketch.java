package knightschool.drawing;

import java.util.List;
import java.util.function.Predicate;

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

    /**
     * The same with no words below a size, where they stand.
     *
     * @param least in pixels
     * @param asItIs tells the words that keep their size
     */
    public Sketch withLeastType(double least, Predicate<Shape.Label> asItIs) {
        boolean small = shapes.stream().anyMatch(shape -> isSmall(shape, least, asItIs));
        return small
                ? new Sketch(
                        width,
                        height,
                        shapes.stream()
                                .map(shape ->
                                        isSmall(shape, least, asItIs) ? ((Shape.Label) shape).sized(least) : shape)
                                .toList())
                : this;
    }

    private static boolean isSmall(Shape shape, double least, Predicate<Shape.Label> asItIs) {
        return shape instanceof Shape.Label label && label.size() < least && !asItIs.test(label);
    }
}
