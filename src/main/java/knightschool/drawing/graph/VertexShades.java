package knightschool.drawing.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.graph.SimpleGraph;
import knightschool.graph.measure.Betweenness;
import knightschool.graph.measure.BridgesAndArticulationPoints;
import knightschool.graph.measure.ConnectedComponents;
import knightschool.graph.measure.ShortestPaths;
import knightschool.text.NumberFormatter;

/**
 * Shades that show a measure of the vertices of a graph. Each vertex has one of a few shades. Larger values are darker
 * and larger; components have tints, which express no order.
 *
 * @param of for each vertex the index of its shade
 * @param shades from the smallest value to the largest, then {@link #UNREACHED} if a vertex can have it; some may have
 *     no vertex
 */
public record VertexShades(int[] of, List<Shade> shades) {
    private static final double LEAST_SIZE = 0.85;
    private static final double MOST_SIZE = 1.45;
    private static final double LEAST_INK = 0.08;
    private static final double TINT = 0.42;
    private static final int TINTS = 6;
    private static final int LEVELS = 6;
    private static final ColourExpression INK = ColourRole.INK;
    private static final ColourExpression PAGE = ColourRole.PAGE;

    /** The shade of vertices that cannot be reached. It is outside the scale of the distances, which grow with it. */
    public static final Shade UNREACHED = new Shade(PAGE, LEAST_SIZE, "∞");

    /**
     * A shade.
     *
     * @param size the diameter as a fraction of the usual one
     * @param words the meaning of the shade, such as a number
     */
    public record Shade(ColourExpression fill, double size, String words) {}

    public VertexShades {
        shades = List.copyOf(shades);
    }

    /**
     * Returns the shades for a measure; empty for the colour of squares, and for a graph too large for the measure.
     *
     * @param source the vertex from which distances are measured
     * @param watch called from time to time; ends the work by throwing
     */
    public static Optional<VertexShades> by(VertexMeasure measure, SimpleGraph graph, int source, Runnable watch) {
        return switch (measure) {
            case SQUARE_COLOUR -> Optional.empty();
            case DEGREE -> Optional.of(byDegree(graph));
            case COMPONENT -> Optional.of(byComponent(graph));
            case DISTANCE -> Optional.of(byDistance(graph, source));
            case ARTICULATION -> Optional.of(byArticulation(graph));
            case BETWEENNESS -> Betweenness.of(graph, watch).map(betweenness -> byBetweenness(graph, betweenness));
        };
    }

    /** Returns the size of the largest shade as a fraction of the usual diameter; at least 1. */
    public double largest() {
        return shades.stream().mapToDouble(Shade::size).reduce(1, Math::max);
    }

    private static VertexShades byDegree(SimpleGraph graph) {
        int most = graph.vertices().map(graph::degree).max().orElse(0);
        return new VertexShades(each(graph, graph::degree), scale(most + 1));
    }

    private static VertexShades byDistance(SimpleGraph graph, int source) {
        ShortestPaths distances = ShortestPaths.from(graph, source);
        int far = distances.eccentricity();
        List<Shade> shades = new ArrayList<>(scale(far + 1));
        shades.add(UNREACHED);
        int unreachable = far + 1;
        return new VertexShades(
                each(graph, v -> distances.to(v) == ShortestPaths.UNREACHABLE ? unreachable : distances.to(v)), shades);
    }

    private static VertexShades byArticulation(SimpleGraph graph) {
        BitSet points = new BitSet(graph.bound());
        BridgesAndArticulationPoints.of(graph).articulationPoints().forEach(points::set);
        return new VertexShades(
                each(graph, v -> points.get(v) ? 1 : 0),
                List.of(
                        new Shade(PAGE, 1, "Nothing falls apart without it"),
                        new Shade(INK, MOST_SIZE, "A component falls apart without it")));
    }

    private static VertexShades byComponent(SimpleGraph graph) {
        ConnectedComponents components = ConnectedComponents.of(graph);
        List<Shade> shades = IntStream.range(0, components.count())
                .mapToObj(number -> new Shade(
                        ColourRole.series(3 + number % TINTS).into(PAGE, TINT),
                        1,
                        NumberFormatter.grouped(components.size(number))))
                .toList();
        return new VertexShades(each(graph, components::of), shades);
    }

    private static VertexShades byBetweenness(SimpleGraph graph, Betweenness betweenness) {
        double most = Math.max(1e-9, Arrays.stream(betweenness.values()).max().orElse(0));
        int[] of = each(graph, v -> (int) Math.min(LEVELS - 1, betweenness.values()[v] / most * LEVELS));
        List<Shade> shades = new ArrayList<>();
        List<Shade> tones = scale(LEVELS);
        for (int level = 0; level < LEVELS; level++) {
            String words = level == 0 ? "few" : level == LEVELS - 1 ? "many" : "";
            shades.add(new Shade(tones.get(level).fill(), tones.get(level).size(), words));
        }
        return new VertexShades(of, shades);
    }

    /** Returns a number of shades of ink, named by numbers. */
    private static List<Shade> scale(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> {
                    double part = count == 1 ? 1 : i / (count - 1.0);
                    return new Shade(
                            INK.into(PAGE, LEAST_INK + (1 - LEAST_INK) * part),
                            LEAST_SIZE + (MOST_SIZE - LEAST_SIZE) * part,
                            String.valueOf(i));
                })
                .toList();
    }

    private static int[] each(SimpleGraph graph, IntUnaryOperator shade) {
        return IntStream.range(0, graph.bound())
                .map(v -> graph.hasVertex(v) ? shade.applyAsInt(v) : 0)
                .toArray();
    }

    /** Returns whether a shade has so much ink that words on it must have the colour of the paper. */
    static boolean isDark(Shade shade) {
        return shade.fill() instanceof ColourExpression.Mixed mixed
                ? mixed.share() > 0.5
                : shade.fill().equals(INK);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof VertexShades those && Arrays.equals(of, those.of) && shades.equals(those.shades);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(of) + shades.hashCode();
    }

    @Override
    public String toString() {
        return "shades " + shades;
    }
}
