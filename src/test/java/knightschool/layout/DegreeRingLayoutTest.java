package knightschool.layout;

import static org.junit.jupiter.api.Assertions.assertTrue;

import knightschool.board.RandomBoards;
import knightschool.graph.KnightGraph;
import org.junit.jupiter.api.Test;

class DegreeRingLayoutTest {

    @Test
    void verticesWithMoreEdgesStandFurtherIn() {
        RandomBoards.stream(34, 150, 10).map(KnightGraph::of).forEach(graph -> {
            VertexPositions places = DegreeRingLayout.of(graph);
            int[] vertices = graph.vertices().toArray();
            for (int one : vertices) {
                for (int other : vertices) {
                    assertTrue(
                            graph.degree(one) <= graph.degree(other) || radius(places, one) < radius(places, other) - 1,
                            () -> one + " and " + other + " on " + graph);
                }
            }
        });
    }

    private static double radius(VertexPositions places, int vertex) {
        return Math.hypot(places.x()[vertex], places.y()[vertex]);
    }
}
