package knightschool.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.RandomBoards;
import knightschool.graph.KnightGraph;
import knightschool.graph.SimpleGraph;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every layout. */
class LayoutsTest {
    private static final double CLOSEST = 0.6;

    static Stream<Named<Function<KnightGraph, VertexPositions>>> layouts() {
        return Stream.of(
                Named.of("columns", graph -> BipartiteLayout.of(graph, graph.board()::isDark)),
                Named.of("circle", CircularLayout::byIndex),
                Named.of("circle along a path", graph -> CircularLayout.along(graph, somePath(graph))),
                Named.of(
                        "layers",
                        graph -> DistanceLayerLayout.of(graph, graph.board().firstPlayable())),
                Named.of("rings", DegreeRingLayout::of));
    }

    private static int[] somePath(SimpleGraph graph) {
        return graph.vertices().limit((graph.vertexCount() + 1) / 2).toArray();
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void verticesAreNoCloserThanThatOnRandomBoards(Function<KnightGraph, VertexPositions> layout) {
        RandomBoards.stream(31, 150, 9).map(KnightGraph::of).forEach(graph -> assertApart(graph, layout.apply(graph)));
    }

    private static void assertApart(SimpleGraph graph, VertexPositions places) {
        assertEquals(graph.bound(), places.bound());
        int[] vertices = graph.vertices().toArray();
        for (int one : vertices) {
            for (int other : vertices) {
                double apart = Math.hypot(places.x()[one] - places.x()[other], places.y()[one] - places.y()[other]);
                assertTrue(one == other || apart > CLOSEST, () -> one + " and " + other + " on " + graph);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void samePlacesComeTwice(Function<KnightGraph, VertexPositions> layout) {
        for (Board board : List.of(Board.full(8, 8), Board.full(3, 3), Board.full(30, 20))) {
            assertEquals(layout.apply(KnightGraph.of(board)), layout.apply(KnightGraph.of(board)));
        }
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void largeBoardHasFiniteNumbers(Function<KnightGraph, VertexPositions> layout) {
        KnightGraph graph = KnightGraph.of(Board.full(100, 100));
        VertexPositions places = layout.apply(graph);
        graph.vertices().forEach(v -> assertTrue(Double.isFinite(places.x()[v]) && Double.isFinite(places.y()[v])));
        assertEquals(
                10_000,
                graph.vertices()
                        .mapToObj(v -> List.of(places.x()[v], places.y()[v]))
                        .distinct()
                        .count());
    }
}
