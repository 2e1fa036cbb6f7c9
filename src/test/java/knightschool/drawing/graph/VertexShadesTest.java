package knightschool.drawing.graph;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.graph.SimpleGraph;
import org.junit.jupiter.api.Test;

/** Counted by hand on the ring of 3 × 3 with its lone middle, and on 3 × 4 and less. */
class VertexShadesTest {
    private static final int B2 = 4;
    private final SimpleGraph ring = KnightGraph.of(Board.full(3, 3));

    /** Squares of 3 × 3 without its upper left: a path of seven, b2 by itself. */
    private final SimpleGraph path = KnightGraph.of(Board.full(3, 3).withHole(0, true));

    private static VertexShades shades(VertexMeasure measure, SimpleGraph graph, int source) {
        return VertexShades.by(measure, graph, source, () -> {}).orElseThrow();
    }

    private static String[] words(VertexShades shades) {
        return IntStream.of(shades.of())
                .mapToObj(place -> shades.shades().get(place).words())
                .toArray(String[]::new);
    }

    @Test
    void squareColourHasNoShades() {
        assertEquals(Optional.empty(), VertexShades.by(VertexMeasure.SQUARE_COLOUR, ring, 0, () -> {}));
    }

    @Test
    void degreeCountsTheEdges() {
        assertArrayEquals(
                new String[] {"2", "2", "2", "2", "0", "2", "2", "2", "2"},
                words(shades(VertexMeasure.DEGREE, ring, 0)));
    }

    @Test
    void distanceCountsTheMovesFromTheSource() {
        assertArrayEquals(
                new String[] {"0", "3", "2", "3", "∞", "1", "2", "1", "4"},
                words(shades(VertexMeasure.DISTANCE, ring, 0)));
    }

    @Test
    void componentSaysHowManyVerticesItHas() {
        VertexShades shades = shades(VertexMeasure.COMPONENT, ring, 0);
        assertArrayEquals(new String[] {"8", "8", "8", "8", "1", "8", "8", "8", "8"}, words(shades));
        assertFalse(
                shades.shades()
                        .get(shades.of()[0])
                        .fill()
                        .equals(shades.shades().get(shades.of()[B2]).fill()),
                "another tint");
    }

    @Test
    void articulationTellsTheInnerVerticesOfAPath() {
        assertTrue(
                IntStream.of(shades(VertexMeasure.ARTICULATION, ring, 0).of()).allMatch(place -> place == 0));
        VertexShades shades = shades(VertexMeasure.ARTICULATION, path, 1);
        assertEquals(5, IntStream.of(shades.of()).sum(), "all of the seven but both ends");
        assertEquals(0, shades.of()[5], "c2 is an end, next to the hole");
        assertEquals(0, shades.of()[7], "b1 is the other");
    }

    @Test
    void betweennessIsMostInTheMiddleOfAPath() {
        VertexShades shades = shades(VertexMeasure.BETWEENNESS, path, 1);
        int[] along = {5, 6, 1, 8, 3, 2, 7};
        int[] places = IntStream.of(along).map(vertex -> shades.of()[vertex]).toArray();
        assertArrayEquals(new int[] {0, 3, 5, 5, 5, 3, 0}, places, "0, 5, 8, 9, 8, 5 and 0 pairs");
        assertEquals(0, shades.of()[B2]);
    }

    @Test
    void betweennessOfALargeGraphIsNotWorkedOut() {
        SimpleGraph large = KnightGraph.of(Board.full(21, 20));
        assertEquals(Optional.empty(), VertexShades.by(VertexMeasure.BETWEENNESS, large, 0, () -> {}));
    }

    private static List<String> legend(SimpleGraph graph, VertexMeasure measure, int most) {
        return VertexShadeLegendSigns.used(graph, shades(measure, graph, 0), most).stream()
                .map(VertexShades.Shade::words)
                .toList();
    }

    @Test
    void legendHasTheShadesThatThereAreFromTheLeast() {
        assertEquals(List.of("0", "2"), legend(ring, VertexMeasure.DEGREE, 9));
        assertEquals(List.of("0", "1", "2", "3", "4"), legend(ring, VertexMeasure.DISTANCE, 9), "b2 has no distance");
        assertEquals(List.of("0", "2", "4"), legend(ring, VertexMeasure.DISTANCE, 3), "the ends are always there");
    }
}
