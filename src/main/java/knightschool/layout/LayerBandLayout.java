package knightschool.layout;

import java.util.stream.IntStream;
import knightschool.graph.AdjacencyLists;
import knightschool.graph.SimpleGraph;

/**
 * Places layers side by side, each as a band of several columns, for graphs with too many vertices for one column per
 * layer. Within a band vertices are placed row by row, in an order in which few edges between adjacent layers cross. A
 * band is 1 wide, the centre of the first one at x = 0, and at most 1 high, around y = 0.
 */
public final class LayerBandLayout {
    private static final double USED = 0.72;

    private LayerBandLayout() {}

    /**
     * Computes the positions, in time linear in the number of edges except for ordering.
     *
     * @param layers the layer of each vertex, from 0; every vertex of the graph has one
     * @param count the number of layers
     * @param tall the height of the picture divided by the width of a band
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
