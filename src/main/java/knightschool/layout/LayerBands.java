package knightschool.layout;

import java.util.stream.IntStream;
import knightschool.graph.AdjacencyLists;
import knightschool.graph.SimpleGraph;

/**
 * Layers beside each other, each a band of columns, for graphs with too many vertices for one column a layer. Within a
 * band vertices go down row by row, in an order in which few edges between neighbouring layers cross. A band is 1 wide,
 * the first one's middle at x = 0, and no taller than 1, around y = 0.
 */
public final class LayerBands {
    private static final double USED = 0.72;

    private LayerBands() {}

    /**
     * The places, in time linear in the edges but for the order.
     *
     * @param layers by vertex, from 0; every vertex of the graph is in one
     * @param count number of layers
     * @param tall how many times as tall as a band is wide the picture will be
     */
    public static VertexPositions of(SimpleGraph graph, int[] layers, int count, double tall) {
        int[] sizes = new int[count];
        graph.vertices().forEach(vertex -> sizes[layers[vertex]]++);
        int[][] members = IntStream.of(sizes).mapToObj(int[]::new).toArray(int[][]::new);
        graph.vertices().forEach(vertex -> members[layers[vertex]][--sizes[layers[vertex]]] = vertex);
        int[][] ordered = CrossingReduction.order(AdjacencyLists.of(graph), members);
        int largest =
                IntStream.range(0, count).map(i -> members[i].length).max().orElse(1);
        int columns = (int) Math.max(1, Math.ceil(Math.sqrt(largest * USED / tall)));
        int rows = Math.max(2, (largest + columns - 1) / columns);
        VertexPositions places = VertexPositions.of(graph.bound());
        for (int layer = 0; layer < count; layer++) {
            fill(places, ordered[layer], layer, columns, rows);
        }
        return places;
    }

    private static void fill(VertexPositions places, int[] band, int layer, int columns, int rows) {
        int used = (band.length + columns - 1) / columns;
        for (int i = 0; i < band.length; i++) {
            int inRow = Math.min(columns, band.length - i / columns * columns);
            double x = layer + (i % columns - (inRow - 1) / 2.0) * USED / columns;
            double y = (i / columns - (used - 1) / 2.0) / (rows - 1);
            places.set(band[i], x, y);
        }
    }
}
