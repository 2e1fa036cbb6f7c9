package knightschool.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.DoubleStream;
import knightschool.graph.AdjacencyLists;
import knightschool.graph.DynamicGraph;
import knightschool.graph.measure.ShortestPaths;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PivotMdsLayoutTest {
    private static DynamicGraph grid(int columns, int rows) {
        DynamicGraph graph = new DynamicGraph(columns * rows);
        for (int vertex = 0; vertex < columns * rows; vertex++) {
            graph.addVertex(vertex);
        }
        for (int vertex = 0; vertex < columns * rows; vertex++) {
            if (vertex % columns > 0) {
                graph.addEdge(vertex - 1, vertex);
            }
            if (vertex >= columns) {
                graph.addEdge(vertex - columns, vertex);
            }
        }
        return graph;
    }

    /** A path becomes a line in its order, from left to right. */
    @Test
    void aPathIsALineFromLeftToRight() {
        VertexPositions places = PivotMdsLayout.of(grid(40, 1), 0, 39);
        for (int vertex = 1; vertex < 40; vertex++) {
            assertTrue(places.x()[vertex] > places.x()[vertex - 1], "vertex " + vertex);
        }
        VertexPositions turned = PivotMdsLayout.of(grid(40, 1), 39, 0);
        assertTrue(turned.x()[39] < turned.x()[0]);
    }

    /** Far in the graph is far in the picture: as the distance grows, so does on average the length. */
    @ParameterizedTest
    @ValueSource(ints = {8, 15})
    void furtherVerticesLieFurtherAwayOnAverage(int rows) {
        DynamicGraph graph = grid(24, rows);
        VertexPositions places = PivotMdsLayout.of(graph, 0, graph.bound() - 1);
        ShortestPaths paths = ShortestPaths.from(AdjacencyLists.of(graph), 0);
        double before = 0;
        for (int distance = 2; distance <= paths.eccentricity(); distance += 4) {
            int wanted = distance;
            double mean = graph.vertices()
                    .filter(vertex -> paths.to(vertex) == wanted)
                    .mapToDouble(vertex ->
                            Math.hypot(places.x()[vertex] - places.x()[0], places.y()[vertex] - places.y()[0]))
                    .average()
                    .orElseThrow();
            assertTrue(mean > before, "at distance " + distance);
            before = mean;
        }
    }

    @Test
    void placesAreFiniteWhereThereIsNothingToTellApart() {
        for (int vertices : List.of(1, 2, 3)) {
            VertexPositions places = PivotMdsLayout.of(grid(vertices, 1), 0, vertices - 1);
            assertTrue(DoubleStream.concat(DoubleStream.of(places.x()), DoubleStream.of(places.y()))
                    .allMatch(Double::isFinite));
        }
    }

    @Test
    void samePlacesComeTwice() {
        assertEquals(PivotMdsLayout.of(grid(9, 7), 0, 62), PivotMdsLayout.of(grid(9, 7), 0, 62));
    }

    /** Leaves of one vertex are equally far from everything, and yet seen one by one. */
    @Test
    void verticesThatNothingTellsApartDoNotCoincide() {
        DynamicGraph star = new DynamicGraph(50);
        for (int vertex = 0; vertex < 50; vertex++) {
            star.addVertex(vertex);
        }
        for (int leaf = 1; leaf < 50; leaf++) {
            star.addEdge(0, leaf);
        }
        VertexPositions places = PivotMdsLayout.of(star, 0, 1);
        for (int one = 0; one < 50; one++) {
            for (int other = 0; other < one; other++) {
                double apart = Math.hypot(places.x()[one] - places.x()[other], places.y()[one] - places.y()[other]);
                assertTrue(apart > 0.01, one + " and " + other + " are " + apart + " apart");
            }
        }
    }
}
