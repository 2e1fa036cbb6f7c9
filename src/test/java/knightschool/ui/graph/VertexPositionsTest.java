package knightschool.ui.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import knightschool.board.Board;
import knightschool.board.RandomBoards;
import knightschool.graph.KnightGraph;
import org.junit.jupiter.api.Test;

class VertexPositionsTest {

    @Test
    void onBoardHasA1AtTheLowerLeft() {
        VertexPositions places = VertexPositions.onBoard(Board.full(8, 7).withHole(1, true));
        assertEquals(new VertexPositions.Point(0, 0), places.points().get("a1"));
        assertEquals(new VertexPositions.Point(7, 6), places.points().get("h7"));
        assertEquals(55, places.points().size());
    }

    @Test
    void completedByKeepsNamesThatStayAndDropsTheOthers() {
        VertexPositions small = new VertexPositions(
                Map.of("a1", new VertexPositions.Point(9, 9), "z9", new VertexPositions.Point(1, 1)));
        VertexPositions both = small.completedBy(VertexPositions.onBoard(Board.full(2, 1)));
        assertEquals(
                Map.of("a1", new VertexPositions.Point(9, 9), "b1", new VertexPositions.Point(1, 0)), both.points());
    }

    @Test
    void fittedKeepsWithinTheMargins() {
        RandomBoards.stream(51, 100, 9)
                .forEach(board -> VertexPositions.onBoard(board)
                        .fitted(300, 200, 20, 60)
                        .points()
                        .values()
                        .forEach(point -> {
                            assertTrue(point.x() > 19.99 && point.x() < 280.01, point::toString);
                            assertTrue(point.y() > 19.99 && point.y() < 180.01, point::toString);
                        }));
    }

    @Test
    void nearestIsTheVertexWithinReachThatIsNearest() {
        VertexPositions squares = VertexPositions.onBoard(Board.full(3, 3)).inSquares(10);
        assertEquals(Optional.of("a1"), squares.nearest(new VertexPositions.Point(6, 7), 4));
        assertEquals(Optional.of("b3"), squares.nearest(new VertexPositions.Point(12, 24), 40));
        assertEquals(Optional.empty(), squares.nearest(new VertexPositions.Point(10, 10), 7));
    }

    @Test
    void settleGivesEveryVertexAPlaceOfItsOwn() {
        RandomBoards.stream(52, 40, 7).forEach(board -> {
            KnightGraph graph = KnightGraph.of(board);
            VertexPositions settled = SpringLayout.settle(graph, VertexPositions.onBoard(board), () -> false);
            assertEquals(board.playableCount(), settled.points().size());
            assertEquals(board.playableCount(), new HashSet<>(settled.points().values()).size());
            settled.points().values().forEach(point -> assertTrue(Double.isFinite(point.x() + point.y())));
        });
    }

    @Test
    void settleGivesTheSamePicture() {
        KnightGraph graph = KnightGraph.of(Board.full(5, 5));
        VertexPositions from = VertexPositions.onBoard(graph.board());
        assertEquals(SpringLayout.settle(graph, from, () -> false), SpringLayout.settle(graph, from, () -> false));
    }

    @Test
    void settleEndsWhenItIsCancelled() {
        KnightGraph graph = KnightGraph.of(Board.full(20, 20));
        AtomicInteger asked = new AtomicInteger();
        SpringLayout.settle(graph, VertexPositions.onBoard(graph.board()), () -> asked.incrementAndGet() == 3);
        assertEquals(3, asked.get());
    }
}
