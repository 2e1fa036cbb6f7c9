package knightschool.ui.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import knightschool.drawing.Shape;
import knightschool.graph.SimpleGraph;
import knightschool.graph.measure.ShortestPaths;
import knightschool.layout.Places;

/** What the rings and layers of a layout stand for, beside each of them. */
final class LayoutCaptions {
    /** How far above a vertex the words of its ring are, in pixels. */
    private static final double ABOVE = 17;

    /** How far left of the widest layer the words of layers end, in pixels. */
    private static final double BESIDE = 22;

    private LayoutCaptions() {}

    /** Above the topmost vertex of each degree. */
    static List<LayoutCaption> ofDegrees(SimpleGraph graph, Places places) {
        Map<Integer, Integer> tops = new TreeMap<>();
        graph.vertices()
                .forEach(vertex -> tops.merge(
                        graph.degree(vertex),
                        vertex,
                        (one, other) -> places.y()[other] < places.y()[one] ? other : one));
        List<LayoutCaption> captions = new ArrayList<>();
        tops.forEach((degree, top) -> captions.add(new LayoutCaption(
                places.x()[top], places.y()[top], 0, -ABOVE, Shape.Side.MIDDLE, GraphWords.degree(degree))));
        return captions;
    }

    /** Left of each layer, all of them ending at the same place; above what no edge leads to. */
    static List<LayoutCaption> ofDistances(SimpleGraph graph, Places places, int source) {
        ShortestPaths distances = ShortestPaths.from(graph, source);
        double left = graph.vertices().mapToDouble(v -> places.x()[v]).min().orElse(0);
        double[] heights = new double[distances.eccentricity() + 1];
        IntStream.of(distances.reached()).forEach(v -> heights[distances.to(v)] = places.y()[v]);
        List<LayoutCaption> captions = new ArrayList<>();
        for (int far = 0; far < heights.length; far++) {
            captions.add(new LayoutCaption(left, heights[far], -BESIDE, 0, Shape.Side.ENDS, GraphWords.distance(far)));
        }
        int[] others = graph.vertices()
                .filter(v -> distances.to(v) == ShortestPaths.UNREACHABLE)
                .toArray();
        if (others.length > 0) {
            double middle = IntStream.of(others)
                    .mapToDouble(v -> places.x()[v])
                    .average()
                    .orElseThrow();
            double top =
                    IntStream.of(others).mapToDouble(v -> places.y()[v]).min().orElseThrow();
            captions.add(new LayoutCaption(middle, top, 0, -ABOVE, Shape.Side.MIDDLE, GraphWords.UNREACHABLE));
        }
        return captions;
    }
}
