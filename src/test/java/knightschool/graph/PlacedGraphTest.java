package knightschool.graph;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import knightschool.files.InputFault;
import knightschool.graph.measure.EulerCondition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlacedGraphTest {
    private static final int CASES = 300;

    @Test
    void whatIsWrittenIsReadAgain() {
        Random random = new Random(17);
        for (int i = 0; i < CASES; i++) {
            PlacedGraph graph = RandomPlacedGraphs.next(random);
            assertEquals(graph, PlacedGraphText.parse(PlacedGraphText.format(graph)));
        }
    }

    @Test
    void neighboursDegreesAndEdgesAreThoseOfTheListOfEdges() {
        Random random = new Random(18);
        for (int i = 0; i < CASES; i++) {
            PlacedGraph graph = RandomPlacedGraphs.next(random);
            AdjacencyLists lists = AdjacencyLists.ofEdges(
                    graph.vertexCount(),
                    graph.edges().stream()
                            .map(edge -> new int[] {edge.smaller(), edge.larger()})
                            .toList());
            assertEquals(lists.edgeCount(), graph.edgeCount());
            for (int one = 0; one < graph.bound(); one++) {
                assertArrayEquals(lists.neighbours(one), graph.neighbours(one));
                assertEquals(lists.degree(one), graph.degree(one));
                assertEquals(one, graph.vertex(graph.name(one)));
                for (int other = 0; other < graph.bound(); other++) {
                    boolean joined = one != other && graph.edges().contains(UndirectedEdge.of(one, other));
                    assertEquals(joined, graph.hasEdge(one, other));
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | 0 | there is no vertex",
                "A 1 1\\nA 2 2 | 2 | there are two vertices A",
                "A 1 1\\nB 1 1 | 2 | another vertex is in the place of B",
                "A 1 1\\n\\nA-A | 3 | the edge A-A joins a vertex with itself",
                "A 1 1\\nA-B | 2 | there is no vertex B above",
                "A 1 1\\nB 2 1\\nA-B\\nB-A | 4 | there are two edges between B and A",
                "A 1 1\\nA one two | 2 | '\"A\" is neither a vertex with its place nor an edge'",
            })
    void faultNamesTheLine(String text, int line, String description) {
        InputFault fault = assertThrows(InputFault.class, () -> PlacedGraphText.parse(text.replace("\\n", "\n")));
        assertEquals(line, fault.line());
        assertEquals(description, fault.description());
    }

    @Test
    void moreVerticesThanCanBeDrawnAreRefused() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i <= PlacedGraph.MOST_VERTICES; i++) {
            text.append("v").append(i).append(' ').append(i).append(" 0\n");
        }
        InputFault fault = assertThrows(InputFault.class, () -> PlacedGraphText.parse(text.toString()));
        assertEquals(PlacedGraph.MOST_VERTICES + 1, fault.line());
    }

    /** Euler (1736): no walk crosses each of the seven bridges exactly once; without one bridge there is one. */
    @Test
    void sevenBridgesHaveNoEulerianTrailButSixHave() throws Exception {
        String text = Files.readString(Path.of("lessons/konigsberg.graph"));
        PlacedGraph seven = PlacedGraphText.parse(text);
        assertEquals(
                List.of(5, 3, 3, 3),
                List.of(0, 1, 2, 3).stream().map(seven::degree).toList());
        assertEquals(EulerCondition.Trail.NONE, EulerCondition.of(seven).trail());
        PlacedGraph six = PlacedGraphText.parse(text.replace("e 5.6 2\n", "").replace("A-e e-D\n", ""));
        assertEquals(seven.vertexCount() - 1, six.vertexCount());
        assertEquals(EulerCondition.Trail.OPEN, EulerCondition.of(six).trail());
    }
}
