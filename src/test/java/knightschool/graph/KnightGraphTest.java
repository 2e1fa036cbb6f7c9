package knightschool.graph;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.RandomBoards;
import knightschool.graph.measure.ConnectedComponents;
import knightschool.graph.measure.DegreeHistogram;
import org.jgrapht.Graph;
import org.jgrapht.Graphs;
import org.jgrapht.alg.connectivity.ConnectivityInspector;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

class KnightGraphTest {

    @ParameterizedTest
    @CsvSource({"8,8,64,168", "3,3,9,8", "1,1,1,0", "2,2,4,0", "2,3,6,2", "8,7,56,142", "100,100,10000,38808"})
    void fullBoardHasTheKnownCounts(int columns, int rows, int vertices, long edges) {
        KnightGraph graph = KnightGraph.of(Board.full(columns, rows));
        assertEquals(vertices, graph.vertexCount());
        assertEquals(edges, graph.edgeCount());
    }

    @Test
    void edgesAgreeWithTheDefinitionOnRandomBoards() {
        RandomBoards.stream(11, 400, 9).forEach(KnightGraphTest::assertAgrees);
    }

    private static void assertAgrees(Board board) {
        KnightGraph graph = KnightGraph.of(board);
        Graph<Integer, DefaultEdge> expected = byDefinition(board);
        assertEquals(expected.vertexSet().size(), graph.vertexCount());
        assertEquals(expected.edgeSet().size(), graph.edgeCount());
        board.playable().forEach(square -> {
            Set<Integer> neighbours = new TreeSet<>(Graphs.neighborListOf(expected, square));
            assertEquals(neighbours.size(), graph.degree(square));
            assertEquals(neighbours, setOf(graph.neighbours(square)));
            board.playable().forEach(other -> assertEquals(neighbours.contains(other), graph.hasEdge(square, other)));
        });
        graph.forEachEdge((smaller, larger) -> {
            assertTrue(smaller < larger);
            assertTrue(expected.removeEdge(smaller, larger) != null, "an edge was shown twice");
        });
        assertTrue(expected.edgeSet().isEmpty());
    }

    private static Set<Integer> setOf(int[] squares) {
        return java.util.Arrays.stream(squares).boxed().collect(Collectors.toCollection(TreeSet::new));
    }

    /** Squares two apart one way and one the other, by looking at every pair. */
    private static Graph<Integer, DefaultEdge> byDefinition(Board board) {
        Graph<Integer, DefaultEdge> graph = new SimpleGraph<>(DefaultEdge.class);
        int[] playable = board.playable().toArray();
        for (int square : playable) {
            graph.addVertex(square);
        }
        for (int one : playable) {
            for (int other : playable) {
                int dx = Math.abs(one % board.columns() - other % board.columns());
                int dy = Math.abs(one / board.columns() - other / board.columns());
                if (one < other && dx * dy == 2) {
                    graph.addEdge(one, other);
                }
            }
        }
        return graph;
    }

    @Test
    void componentsAgreeWithASecondOpinionOnRandomBoards() {
        RandomBoards.stream(12, 400, 9).forEach(board -> {
            List<List<Integer>> expected = new ArrayList<>();
            new ConnectivityInspector<>(byDefinition(board))
                    .connectedSets()
                    .forEach(set -> expected.add(set.stream().sorted().toList()));
            expected.sort(Comparator.comparing(List::getFirst));
            assertEquals(expected, ConnectedComponents.of(KnightGraph.of(board)).lists());
            assertEquals(
                    expected.size() == 1,
                    ConnectedComponents.of(KnightGraph.of(board)).count() == 1);
        });
    }

    @Test
    void degreesSumToTwiceTheEdges() {
        RandomBoards.stream(13, 200, 12).forEach(board -> {
            KnightGraph graph = KnightGraph.of(board);
            DegreeHistogram degrees = DegreeHistogram.of(graph);
            long sum = 0;
            for (int degree = 0; degree <= 8; degree++) {
                int than = degree;
                int fewer = IntStream.range(0, degree).map(degrees::with).sum();
                assertEquals(
                        fewer,
                        board.playable()
                                .filter(square -> graph.hasFewerEdges(square, than))
                                .count());
                sum += (long) degree * degrees.with(degree);
            }
            assertEquals(2 * graph.edgeCount(), sum);
        });
        assertArrayEquals(
                new int[] {0, 0, 4, 8, 20, 0, 16, 0, 16},
                DegreeHistogram.of(KnightGraph.of(Board.full(8, 8))).counts());
    }

    @Test
    void neighboursAreInMoveOrder() {
        KnightGraph graph = KnightGraph.of(Board.full(5, 5).withHole(9, true));
        assertArrayEquals(new int[] {3, 19, 23, 21, 15, 5, 1}, graph.neighbours(12));
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/oracles/boards/answers.csv", numLinesToSkip = 1)
    void oracleBoardsHaveTheirVerticesAndEdges(String board, int vertices, long edges) throws Exception {
        KnightGraph graph = KnightGraph.of(oracle(board));
        assertEquals(vertices, graph.vertexCount());
        assertEquals(edges, graph.edgeCount());
    }

    private static Board oracle(String name) throws IOException {
        try (var in = KnightGraphTest.class.getResourceAsStream("/oracles/boards/" + name + ".board")) {
            return BoardText.parse(new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8));
        }
    }
}
