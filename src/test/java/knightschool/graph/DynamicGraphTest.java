package knightschool.graph;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import knightschool.board.Board;
import org.junit.jupiter.api.Test;

class DynamicGraphTest {
    private final Random random = new Random(12);

    private static Set<String> edges(DynamicGraph graph) {
        Set<String> edges = new TreeSet<>();
        for (int i = 0; i < graph.edgeCount(); i++) {
            edges.add(graph.ends()[2 * i] + "-" + graph.ends()[2 * i + 1]);
        }
        return edges;
    }

    private static Set<String> edges(KnightGraph graph) {
        Set<String> edges = new TreeSet<>();
        graph.forEachEdge((one, other) -> edges.add(one + "-" + other));
        return edges;
    }

    @Test
    void becomeGivesTheGraphOfEveryBoardThatAStrokeLeadsTo() {
        Board board = Board.full(7, 6);
        DynamicGraph graph = DynamicGraph.of(KnightGraph.of(board));
        for (int edit = 0; edit < 400; edit++) {
            int square = random.nextInt(board.squares());
            boolean hole = board.isPlayable(square) && board.playableCount() > 1;
            board = board.withHole(square, hole);
            KnightGraph next = KnightGraph.of(board);
            int changes = graph.become(next);
            assertTrue(changes <= 9, "one square has at most 8 edges, but " + changes + " changed");
            assertEquals(edges(next), edges(graph));
            assertEquals(next.vertexCount(), graph.vertexCount());
            assertEquals(next.edgeCount(), graph.edgeCount());
            next.vertices().forEach(vertex -> {
                int[] expected = next.neighbours(vertex);
                int[] found = graph.neighbours(vertex);
                Arrays.sort(expected);
                Arrays.sort(found);
                assertArrayEquals(expected, found);
                assertEquals(expected.length, graph.degree(vertex));
            });
        }
    }

    @Test
    void becomeChangesNothingWhereNothingDiffers() {
        KnightGraph graph = KnightGraph.of(Board.full(5, 5));
        assertEquals(0, DynamicGraph.of(graph).become(graph));
    }

    @Test
    void becomeRefusesABoardOfAnotherSize() {
        DynamicGraph graph = DynamicGraph.of(KnightGraph.of(Board.full(5, 5)));
        assertThrows(IllegalArgumentException.class, () -> graph.become(KnightGraph.of(Board.full(5, 6))));
    }

    @Test
    void verticesMayHaveAnyNumberOfEdges() {
        DynamicGraph star = new DynamicGraph(100);
        for (int leaf = 0; leaf < 100; leaf++) {
            star.addVertex(leaf);
        }
        for (int leaf = 1; leaf < 100; leaf++) {
            star.addEdge(0, leaf);
            star.addEdge(leaf, 0);
        }
        assertEquals(99, star.edgeCount());
        star.removeEdge(50, 0);
        assertFalse(star.hasEdge(0, 50));
        assertEquals(98, star.degree(0));
        star.removeVertex(0);
        assertEquals(0, star.edgeCount());
        assertEquals(99, star.vertexCount());
        assertFalse(star.hasVertex(0));
    }

    @Test
    void addEdgeRefusesLoopsAndVerticesThatAreNotThere() {
        DynamicGraph graph = new DynamicGraph(3);
        graph.addVertex(0);
        assertThrows(IllegalArgumentException.class, () -> graph.addEdge(0, 0));
        assertThrows(IllegalArgumentException.class, () -> graph.addEdge(0, 1));
    }
}
