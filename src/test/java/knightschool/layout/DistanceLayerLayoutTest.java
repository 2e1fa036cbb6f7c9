package knightschool.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.DoubleStream;
import knightschool.board.Board;
import knightschool.board.RandomBoards;
import knightschool.graph.KnightGraph;
import knightschool.graph.measure.ShortestPaths;
import org.junit.jupiter.api.Test;

class DistanceLayerLayoutTest {

    @Test
    void layersAreTheDistances() {
        RandomBoards.stream(33, 200, 9).forEach(board -> {
            KnightGraph graph = KnightGraph.of(board);
            int source = board.playable().max().orElseThrow();
            ShortestPaths distances = ShortestPaths.from(graph, source);
            VertexPositions places = DistanceLayerLayout.of(graph, source);
            double step =
                    distances.eccentricity() == 0 ? 0 : places.y()[distances.farthest()] / distances.eccentricity();
            for (int vertex : distances.reached()) {
                assertEquals(distances.to(vertex) * step, places.y()[vertex], 1e-9);
            }
        });
    }

    @Test
    void whatCannotBeReachedStandsRightOfEveryLayer() {
        Board board = Board.full(3, 3);
        VertexPositions places = DistanceLayerLayout.of(KnightGraph.of(board), 0);
        double right = board.playable()
                .filter(v -> v != 4)
                .mapToDouble(v -> places.x()[v])
                .max()
                .orElseThrow();
        assertTrue(places.x()[4] > right + 1);
    }

    @Test
    void circuitHasNoCrossingInItsLayers() {
        VertexPositions places = DistanceLayerLayout.of(KnightGraph.of(Board.full(3, 3)), 0);
        assertEquals(Math.signum(places.x()[5]), Math.signum(places.x()[6]));
        assertEquals(Math.signum(places.x()[7]), Math.signum(places.x()[2]));
    }

    @Test
    void everyLayerHasItsMiddleBelowTheSource() {
        KnightGraph graph = KnightGraph.of(Board.full(8, 8));
        VertexPositions places = DistanceLayerLayout.of(graph, 0);
        assertEquals(0, DoubleStream.of(places.x()).sum(), 1e-9);
        assertEquals(0, places.x()[0]);
        assertEquals(0, places.y()[0]);
    }
}
