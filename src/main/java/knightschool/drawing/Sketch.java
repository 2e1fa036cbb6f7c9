package knightschool.drawing;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * A picture as a list of shapes, painted in order. Immutable.
 *
 * @param width in pixels
 * @param height in pixels
 */
public record Sketch(double width, double height, List<SketchShape> shapes) {
    public Sketch {
        shapes = List.copyOf(shapes);
    }

    /** An empty sketch of size 0. */
    public static final Sketch EMPTY = new Sketch(0, 0, List.of());

    /**
     * Returns the sketch with every text at least of a given type size, at the same places.
     *
     * @param least the smallest type size, in pixels
     * @param asItIs selects the texts that keep their size
     */
    public Sketch withLeastType(double least, Predicate<SketchShape.Label> asItIs) {
        boolean small = shapes.stream().anyMatch(shape -> isSmall(shape, least, asItIs));
        return small
                ? new Sketch(
                        width,
                        height,
                        shapes.stream()
                                .map(shape -> isSmall(shape, least, asItIs)
                                        ? ((SketchShape.Label) shape).sized(least)
                                        : shape)
                                .toList())
                : this;
    }

    /** Returns the sketch magnified by a factor, with its strokes and its text. */
    public Sketch scaled(double by) {
        return new Sketch(
                width * by,
                height * by,
                shapes.stream().map(shape -> shape.scaled(by)).toList());
    }

    /** Returns the sketch with more shapes on top. */
    public Sketch with(Consumer<SketchBuilder> drawing) {
        SketchBuilder pencil = new SketchBuilder();
        shapes.forEach(pencil::add);
        drawing.accept(pencil);
        return pencil.sketch(width, height);
    }

    private static boolean isSmall(SketchShape shape, double least, Predicate<SketchShape.Label> asItIs) {
        return shape instanceof SketchShape.Label label && label.size() < least && !asItIs.test(label);
    }
}
