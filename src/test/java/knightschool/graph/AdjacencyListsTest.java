package knightschool.graph;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import knightschool.board.RandomBoards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AdjacencyListsTest {

    @Test
    void copyOfAKnightGraphAnswersAsItDoes() {
        RandomBoards.stream(21, 200, 9).forEach(board -> {
            KnightGraph graph = KnightGraph.of(board);
            AdjacencyLists lists = AdjacencyLists.of(graph);
            assertEquals(graph.bound(), lists.bound());
            assertEquals(graph.vertexCount(), lists.vertexCount());
            assertEquals(graph.edgeCount(), lists.edgeCount());
            assertArrayEquals(graph.vertices().toArray(), lists.vertices().toArray());
            graph.vertices().forEach(vertex -> {
                assertEquals(graph.degree(vertex), lists.degree(vertex));
                assertArrayEquals(graph.neighbours(vertex), lists.neighbours(vertex));
                for (int i = 0; i < graph.degree(vertex); i++) {
                    assertEquals(graph.neighbours(vertex)[i], lists.neighbour(vertex, i));
                }
            });
        });
    }

    @Test
    void edgesAreListedAtBothEndsInRisingOrder() {
        AdjacencyLists lists = AdjacencyLists.ofEdges(5, List.of(new int[] {3, 1}, new int[] {0, 3}, new int[] {3, 4}));
        assertArrayEquals(new int[] {0, 1, 4}, lists.neighbours(3));
        assertArrayEquals(new int[] {3}, lists.neighbours(1));
        assertEquals(0, lists.degree(2));
        assertEquals(3, lists.edgeCount());
        assertFalse(lists.hasVertex(5));
    }

    @ParameterizedTest
    @CsvSource({"1,1", "0,4", "-1,2", "2,0"})
    void edgeThatIsNoneOrThereTwiceIsRefused(int one, int other) {
        List<int[]> edges = List.of(new int[] {0, 2}, new int[] {one, other});
        assertThrows(IllegalArgumentException.class, () -> AdjacencyLists.ofEdges(4, edges));
    }
}
