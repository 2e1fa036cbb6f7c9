package knightschool.layout;

import java.util.Arrays;
import java.util.stream.IntStream;
import knightschool.graph.AdjacencyLists;
import knightschool.graph.SimpleGraph;
import knightschool.graph.measure.ShortestPaths;

/**
 * Places the vertices in layers by distance from a vertex: that vertex at the top, its neighbours in the row below,
 * then all vertices two edges away, and so on; no edge passes a row. Vertices of a row are 1 apart, every row has its
 * middle at x = 0, and rows are ordered so that few edges cross. Unreachable vertices are placed beside them in columns
 * of their own.
 */
public final class DistanceLayerLayout {
    /** The smallest distance between layers. */
    public static final double LEAST_STEP = 1.5;

    private static final double HEIGHT_OF_WIDTH = 0.75;
    private static final double GAP = 2;

    private DistanceLayerLayout() {}

    /**
     * Computes the positions, in time linear in the number of edges except for sorting.
     *
     * @param source the vertex at the top
     */
    public static VertexPositions of(SimpleGraph graph, int source) {
        AdjacencyLists lists = AdjacencyLists.of(graph);
        ShortestPaths distances = ShortestPaths.from(lists, source);
        int[][] layers = CrossingReduction.order(lists, layers(distances));
        int widest = Arrays.stream(layers).mapToInt(layer -> layer.length).max().orElse(1);
        double step = Math.max(LEAST_STEP, HEIGHT_OF_WIDTH * widest / Math.max(1, layers.length - 1));
        VertexPositions places = VertexPositions.of(lists.bound());
        for (int i = 0; i < layers.length; i++) {
            row(places, layers[i], i * step);
        }
        int[] otherVertices = ComponentBreadthFirstOrder.of(lists)
                .filter(v -> distances.to(v) == ShortestPaths.UNREACHABLE)
                .toArray();
        beside(places, otherVertices, (widest - 1) / 2.0 + GAP, (layers.length - 1) * step);
        return places;
    }

    private static int[][] layers(ShortestPaths distances) {
        int[] reached = distances.reached();
        int[] sizes = new int[distances.eccentricity() + 1];
        IntStream.of(reached).forEach(vertex -> sizes[distances.to(vertex)]++);
        int[][] layers = new int[sizes.length][];
        int begin = 0;
        for (int i = 0; i < sizes.length; i++) {
            layers[i] = Arrays.copyOfRange(reached, begin, begin + sizes[i]);
            begin += sizes[i];
        }
        return layers;
    }

    private static void row(VertexPositions places, int[] row, double y) {
        for (int i = 0; i < row.length; i++) {
            places.set(row[i], i - (row.length - 1) / 2.0, y);
        }
    }

    /**
     * Places the unreachable vertices in columns as high as the layers, or about as high as they are wide together if
     * that is more.
     */
    private static void beside(VertexPositions places, int[] otherVertices, double x, double height) {
        int inColumn = (int) Math.max(Math.floor(height) + 1, Math.ceil(Math.sqrt(otherVertices.length)));
        for (int i = 0; i < otherVertices.length; i++) {
            places.set(otherVertices[i], x + i / inColumn, i % inColumn);
        }
    }
}
