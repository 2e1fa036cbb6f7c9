package knightschool.ui.legend;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import knightschool.ui.message.FreeSpace;

/**
 * The place and the shape of a legend over a scene. It covers nothing there, or is a strip at the bottom, for which the
 * scene has to make room.
 *
 * @param at the place
 * @param isStrip whether the scene has to make room
 */
public record LegendPlacement(Shape shape, Bounds at, boolean isStrip) {
    /** The width of a column whose words wrap more often, in pixels. */
    private static final double NARROW = 200;

    /** The greatest width of a column of a strip, in pixels. */
    private static final double WIDEST = 255;

    /** The space between a legend and what it does not cover, in pixels. */
    private static final double GAP = 8;

    /** The same where the place is scarce. */
    private static final double LEAST_GAP = 2;

    /** The largest part of the height that a strip takes; it scrolls if it needs more. */
    private static final double MOST_HEIGHT = 0.42;

    /**
     * The columns of a legend.
     *
     * @param columns their number
     * @param columnWidth the width of each, in pixels
     */
    public record Shape(int columns, double columnWidth) {
        double width() {
            return columns * columnWidth;
        }
    }

    /**
     * Returns the placement of a legend: the first shape that has a free place, of one column or else more, of the
     * usual width or else narrower.
     *
     * @param room where the legend may be
     * @param obstacles what it must not cover, in the same coordinates
     * @param rows the number of its rows
     * @param heights the height of the legend in a shape, in pixels
     */
    public static LegendPlacement of(Bounds room, List<Bounds> obstacles, int rows, ToDoubleFunction<Shape> heights) {
        List<Shape> shapes = Stream.of(LegendPane.WIDTH, NARROW)
                .flatMap(width -> shapes(room, rows, width))
                .toList();
        // To measure a shape styles all rows; the gap around the shape changes nothing of its height.
        Map<Shape, Double> measured = new HashMap<>();
        return Stream.of(GAP, LEAST_GAP)
                .map(gap -> new FreeSpace(room, gap, obstacles))
                .flatMap(space -> shapes.stream()
                        .flatMap(shape ->
                                free(space, shape, measured.computeIfAbsent(shape, heights::applyAsDouble)).stream()))
                .findFirst()
                .orElseGet(() -> strip(room, rows, heights));
    }

    private static Stream<Shape> shapes(Bounds room, int rows, double width) {
        return IntStream.rangeClosed(1, mostColumns(room, rows, width))
                .mapToObj(columns -> new Shape(columns, width))
                .filter(shape -> shape.width() <= room.getWidth());
    }

    private static int mostColumns(Bounds room, int rows, double width) {
        return Math.max(1, Math.min(rows, (int) (room.getWidth() / width)));
    }

    private static Optional<LegendPlacement> free(FreeSpace space, Shape shape, double height) {
        return space.lowestAtTheRight(shape.width(), height).map(at -> new LegendPlacement(shape, at, false));
    }

    /** Returns a strip along the bottom, in as many columns as fit, so that it is as low as possible. */
    public static LegendPlacement strip(Bounds room, int rows, ToDoubleFunction<Shape> heights) {
        int most = mostColumns(room, rows, LegendPane.WIDTH);
        // Fewer columns that need no more rows are wider.
        int columns = Math.ceilDiv(Math.max(1, rows), Math.ceilDiv(Math.max(1, rows), most));
        Shape shape = new Shape(columns, Math.floor(Math.min(WIDEST, room.getWidth() / columns)));
        double height = Math.min(heights.applyAsDouble(shape), Math.floor(room.getHeight() * MOST_HEIGHT));
        double left = room.getMinX() + Math.floor((room.getWidth() - shape.width()) / 2);
        Bounds at = new BoundingBox(left, room.getMaxY() - height, shape.width(), height);
        return new LegendPlacement(shape, at, true);
    }
}
