package knightschool.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import org.junit.jupiter.api.Test;

class CircularLayoutTest {
    private static final KnightGraph STAR = KnightGraph.of(Board.full(3, 3).withHole(4, true));
    private static final int[] CIRCUIT = {0, 5, 6, 1, 8, 3, 2, 7, 0};

    @Test
    void starBecomesARingAlongItsCircuit() {
        VertexPositions ring = CircularLayout.along(STAR, CIRCUIT);
        double chord = distance(ring, 0, 5);
        STAR.forEachEdge((one, other) -> assertEquals(chord, distance(ring, one, other), 1e-9));
        assertEquals(0, ring.x()[0], 1e-9);
        assertTrue(ring.y()[0] < 0 && ring.x()[5] > 0, "clockwise from the top");
    }

    @Test
    void starStaysAStarByIndex() {
        VertexPositions star = CircularLayout.byIndex(STAR);
        assertEquals(distance(star, 0, 1), distance(star, 7, 8), 1e-9);
        assertTrue(distance(star, 0, 5) > 1.5 * distance(star, 0, 1));
    }

    @Test
    void openPathLeavesAGapBetweenItsEndsAtTheTop() {
        int[] path = IntStream.of(CIRCUIT).limit(8).toArray();
        VertexPositions open = CircularLayout.along(STAR, path);
        assertTrue(distance(open, 0, 7) > 1.5 * distance(open, 0, 5));
        assertEquals(open.y()[0], open.y()[7], 1e-9);
        assertEquals(open.x()[0], -open.x()[7], 1e-9);
    }

    @Test
    void verticesThatAreLeftOutStandWithin() {
        KnightGraph graph = KnightGraph.of(Board.full(3, 3));
        VertexPositions places = CircularLayout.along(graph, CIRCUIT);
        double rim = Math.hypot(places.x()[0], places.y()[0]);
        assertTrue(Math.hypot(places.x()[4], places.y()[4]) < rim - 0.5);
    }

    private static double distance(VertexPositions places, int one, int other) {
        return Math.hypot(places.x()[one] - places.x()[other], places.y()[one] - places.y()[other]);
    }
}
