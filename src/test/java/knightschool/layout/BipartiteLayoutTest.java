package knightschool.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import knightschool.board.Board;
import knightschool.board.RandomBoards;
import knightschool.graph.KnightGraph;
import org.junit.jupiter.api.Test;

class BipartiteLayoutTest {

    @Test
    void everyColourHasAColumnOfItsOwnAboutOneMiddle() {
        RandomBoards.stream(32, 200, 9).forEach(board -> {
            VertexPositions places = BipartiteLayout.of(KnightGraph.of(board), board::isDark);
            assertTrue(board.playable().filter(board::isDark).allMatch(v -> places.x()[v] == 0));
            assertTrue(board.playable().filter(v -> !board.isDark(v)).allMatch(v -> places.x()[v] >= 3));
            assertEquals(
                    0,
                    board.playable()
                            .filter(board::isDark)
                            .mapToDouble(v -> places.y()[v])
                            .sum(),
                    1e-9);
            assertEquals(0, board.playable().mapToDouble(v -> places.y()[v]).sum(), 1e-9);
        });
    }

    /** A circuit of eight: its edges cannot be drawn between two columns with fewer crossings. */
    @Test
    void circuitOfEightHasThreeCrossings() {
        Board board = Board.full(3, 3);
        assertEquals(3, crossings(KnightGraph.of(board), BipartiteLayout.of(KnightGraph.of(board), board::isDark)));
    }

    @Test
    void fewerEdgesCrossThanInTheOrderOfTheBoard() {
        for (Board board : List.of(Board.full(8, 8), Board.full(5, 5), Board.full(4, 12), Board.full(20, 20))) {
            KnightGraph graph = KnightGraph.of(board);
            VertexPositions columns = BipartiteLayout.of(graph, board::isDark);
            VertexPositions byIndex = columns.copy();
            board.playable().forEach(v -> byIndex.set(v, columns.x()[v], v));
            assertTrue(crossings(graph, columns) < crossings(graph, byIndex), board::toString);
        }
    }

    @Test
    void componentsDoNotCrossEachOther() {
        Board board = Board.full(2, 12);
        assertEquals(0, crossings(KnightGraph.of(board), BipartiteLayout.of(KnightGraph.of(board), board::isDark)));
    }

    /** By looking at every pair of edges, all from one column to the other. */
    private static long crossings(KnightGraph graph, VertexPositions places) {
        List<double[]> edges = new ArrayList<>();
        graph.forEachEdge((one, other) -> edges.add(
                graph.board().isDark(one)
                        ? new double[] {places.y()[one], places.y()[other]}
                        : new double[] {places.y()[other], places.y()[one]}));
        long twice = edges.stream()
                .mapToLong(one -> edges.stream()
                        .filter(other -> (one[0] - other[0]) * (one[1] - other[1]) < 0)
                        .count())
                .sum();
        return twice / 2;
    }
}
