package knightschool.ui.graph;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import knightschool.drawing.SketchShape;
import knightschool.graph.SimpleGraph;
import knightschool.graph.measure.ShortestPaths;
import knightschool.layout.VertexPositions;

/** Creates the captions of the rings and layers of a layout. */
final class LayoutPartCaptionFactory {
    /** The distance of a ring's caption above its topmost vertex, in pixels. */
    private static final double ABOVE = 17;

    /** The distance of the heading of layers above the source vertex, in pixels; no edge lies above that vertex. */
    private static final double ABOVE_SOURCE = 21;

    /** The distance of layer captions to the left of the widest layer, in pixels. */
    private static final double BESIDE = 22;

    /** The approximate number of vertices that suffice to find a place for a caption near one of them. */
    private static final int FEW = 16;

    private LayoutPartCaptionFactory() {}

    /** Returns the caption of each degree, above its topmost vertex and within its ring. */
    static List<LayoutPartCaption> ofDegrees(SimpleGraph graph, VertexPositions places) {
        NavigableMap<Integer, List<Integer>> rings =
                new TreeMap<>(graph.vertices().boxed().collect(Collectors.groupingBy(graph::degree)));
        List<LayoutPartCaption> captions = new ArrayList<>();
        rings.forEach((degree, ring) -> {
            int top = ring.stream()
                    .min(Comparator.comparingDouble(v -> places.y()[v]))
                    .orElseThrow();
            captions.add(new LayoutPartCaption(
                    new LayoutPartCaption.Anchor(places.x()[top], places.y()[top], 0, -ABOVE, SketchShape.Side.MIDDLE),
                    GraphWords.degree(degree),
                    some(ring),
                    Optional.of(new LayoutPartCaption.Band(
                            Optional.ofNullable(rings.higherEntry(degree))
                                    .map(inner -> between(inner.getValue(), ring, places))
                                    .orElse(0.0),
                            Optional.ofNullable(rings.lowerEntry(degree))
                                    .map(outer -> between(ring, outer.getValue(), places))
                                    .orElse(Double.POSITIVE_INFINITY)))));
        });
        return captions;
    }

    /** Returns the radius halfway between vertices and others further out. */
    private static double between(List<Integer> inner, List<Integer> outer, VertexPositions places) {
        return (far(inner, places).max().orElseThrow()
                        + far(outer, places).min().orElseThrow())
                / 2;
    }

    /** Returns the distances of vertices from the centre. */
    private static DoubleStream far(List<Integer> vertices, VertexPositions places) {
        return vertices.stream().mapToDouble(v -> Math.hypot(places.x()[v], places.y()[v]));
    }

    /**
     * Returns the captions of layers, right-aligned to the left of the widest layer, with a heading that names the
     * source above the first one. The caption of unreachable vertices is above them.
     *
     * @param source the vertex from which distances are measured
     * @param name the name of the source vertex
     */
    static List<LayoutPartCaption> ofDistances(SimpleGraph graph, VertexPositions places, int source, String name) {
        ShortestPaths distances = ShortestPaths.from(graph, source);
        double left = graph.vertices().mapToDouble(v -> places.x()[v]).min().orElse(0);
        Map<Integer, List<Integer>> layers =
                new TreeMap<>(graph.vertices().boxed().collect(Collectors.groupingBy(distances::to)));
        Optional<List<Integer>> otherVertices = Optional.ofNullable(layers.remove(ShortestPaths.UNREACHABLE));
        List<LayoutPartCaption> captions = new ArrayList<>();
        captions.add(new LayoutPartCaption(
                new LayoutPartCaption.Anchor(left, places.y()[source], -BESIDE, -ABOVE_SOURCE, SketchShape.Side.ENDS),
                GraphWords.distanceFrom(name),
                List.of(source)));
        layers.forEach((far, layer) -> captions.add(new LayoutPartCaption(
                new LayoutPartCaption.Anchor(left, places.y()[layer.getFirst()], -BESIDE, 0, SketchShape.Side.ENDS),
                GraphWords.distance(far),
                some(layer))));
        otherVertices.ifPresent(rest -> captions.add(ofOthers(rest, places)));
        return captions;
    }

    private static LayoutPartCaption ofOthers(List<Integer> vertices, VertexPositions places) {
        double middle =
                vertices.stream().mapToDouble(v -> places.x()[v]).average().orElseThrow();
        double top = vertices.stream().mapToDouble(v -> places.y()[v]).min().orElseThrow();
        return new LayoutPartCaption(
                new LayoutPartCaption.Anchor(middle, top, 0, -ABOVE, SketchShape.Side.MIDDLE),
                GraphWords.UNREACHABLE,
                some(vertices));
    }

    /** Returns at most 16 vertices, spread evenly over the list. */
    private static List<Integer> some(List<Integer> vertices) {
        int step = vertices.size() / FEW + 1;
        return IntStream.range(0, vertices.size())
                .filter(i -> i % step == 0)
                .mapToObj(vertices::get)
                .toList();
    }
}
