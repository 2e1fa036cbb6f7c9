package knightschool.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import knightschool.board.Board;
import knightschool.graph.AdjacencyLists;
import knightschool.graph.KnightGraph;
import knightschool.graph.measure.ShortestPaths;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LayerBandLayoutTest {
    @ParameterizedTest
    @ValueSource(ints = {4, 8, 20})
    void everyLayerStaysInItsBandAndNoTwoVerticesOnOnePlace(int side) {
        KnightGraph graph = KnightGraph.of(Board.full(side, side));
        ShortestPaths paths = ShortestPaths.from(AdjacencyLists.of(graph), 0);
        int[] layers = new int[graph.bound()];
        graph.vertices().forEach(vertex -> layers[vertex] = paths.to(vertex));
        VertexPositions places = LayerBandLayout.of(graph, layers, paths.eccentricity() + 1, 4);
        Set<String> taken = new HashSet<>();
        graph.vertices().forEach(vertex -> {
            assertTrue(Math.abs(places.x()[vertex] - layers[vertex]) < 0.5, "band of " + vertex);
            assertTrue(Math.abs(places.y()[vertex]) <= 0.5 + 1e-9, "height of " + vertex);
            assertTrue(taken.add(places.x()[vertex] + " " + places.y()[vertex]), "place of " + vertex);
        });
        assertEquals(places, LayerBandLayout.of(graph, layers, paths.eccentricity() + 1, 4));
    }
}
