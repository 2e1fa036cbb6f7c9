package knightschool.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.RandomBoards;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import org.jgrapht.Graph;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.nio.GraphImporter;
import org.jgrapht.nio.dot.DOTImporter;
import org.jgrapht.nio.gexf.SimpleGEXFImporter;
import org.jgrapht.nio.graph6.Graph6Sparse6Importer;
import org.jgrapht.nio.graphml.GraphMLImporter;
import org.jgrapht.util.SupplierUtil;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every format is read back by another program's reader. */
@Execution(ExecutionMode.CONCURRENT)
class GraphFormatTest {

    private static Graph<String, DefaultEdge> read(
            GraphImporter<String, DefaultEdge> importer, GraphFormat format, KnightGraph graph) {
        Graph<String, DefaultEdge> read = new org.jgrapht.graph.Pseudograph<>(
                SupplierUtil.createStringSupplier(), SupplierUtil.DEFAULT_EDGE_SUPPLIER, false);
        importer.importGraph(read, new StringReader(text(format, graph)));
        return read;
    }

    /** The edges as pairs of numbers that the vertices stand for. */
    private static Set<String> pairs(Graph<String, DefaultEdge> read, Function<String, Integer> number) {
        Set<String> pairs = new TreeSet<>();
        for (DefaultEdge edge : read.edgeSet()) {
            int one = number.apply(read.getEdgeSource(edge));
            int other = number.apply(read.getEdgeTarget(edge));
            assertTrue(pairs.add(Math.min(one, other) + "-" + Math.max(one, other)), "an edge was written twice");
        }
        return pairs;
    }

    private static Set<String> pairs(KnightGraph graph) {
        Set<String> pairs = new TreeSet<>();
        graph.forEachEdge((one, other) -> pairs.add(one + "-" + other));
        return pairs;
    }

    private static String text(GraphFormat format, KnightGraph graph) {
        StringBuilder text = new StringBuilder();
        try {
            format.write(graph, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    @Test
    void graph6IsReadBack() {
        List.of(Board.full(1, 1), Board.full(2, 31), Board.full(9, 7), Board.full(8, 8), Board.full(30, 20))
                .forEach(GraphFormatTest::assertGraph6);
        RandomBoards.stream(31, 200, 11).forEach(GraphFormatTest::assertGraph6);
    }

    private static void assertGraph6(Board board) {
        KnightGraph graph = KnightGraph.of(board);
        int[] vertices = board.playable().toArray();
        Graph6Sparse6Importer<String, DefaultEdge> importer = new Graph6Sparse6Importer<>();
        Graph<String, DefaultEdge> read = read(importer, GraphFormat.GRAPH6, graph);
        assertEquals(vertices.length, read.vertexSet().size());
        assertEquals(pairs(graph), pairs(read, vertex -> vertices[Integer.parseInt(vertex)]));
    }

    @Test
    void graph6OfSmallGraphsIsAsPublished() {
        assertEquals("@\n", text(GraphFormat.GRAPH6, KnightGraph.of(Board.full(1, 1))));
        assertEquals("A_\n", text(GraphFormat.GRAPH6, KnightGraph.of(BoardText.parse(".##\n##."))));
        assertEquals("A?\n", text(GraphFormat.GRAPH6, KnightGraph.of(Board.full(2, 1))));
    }

    @Test
    void graphMlIsReadBackWithNamesAndColours() {
        RandomBoards.stream(32, 60, 9).forEach(board -> {
            KnightGraph graph = KnightGraph.of(board);
            GraphMLImporter<String, DefaultEdge> importer = new GraphMLImporter<>();
            importer.setVertexFactory(id -> id.substring(1));
            Map<String, String> colours = new HashMap<>();
            importer.addVertexAttributeConsumer((vertex, value) -> {
                if (vertex.getSecond().equals("colour")) {
                    colours.put(vertex.getFirst(), value.getValue());
                }
            });
            Graph<String, DefaultEdge> read = read(importer, GraphFormat.GRAPHML, graph);
            assertEquals(board.playableCount(), read.vertexSet().size());
            assertEquals(pairs(graph), pairs(read, Integer::valueOf));
            board.playable()
                    .forEach(square -> assertEquals(
                            board.isDark(square) ? "dark" : "light", colours.get(Integer.toString(square))));
        });
    }

    @Test
    void gexfIsReadBack() {
        RandomBoards.stream(33, 60, 9).filter(GraphFormatTest::hasEdge).forEach(board -> {
            KnightGraph graph = KnightGraph.of(board);
            SimpleGEXFImporter<String, DefaultEdge> importer = new SimpleGEXFImporter<>();
            // Its copy of the schema looks for positions in the wrong name space.
            importer.setSchemaValidation(false);
            importer.setVertexFactory(id -> id);
            Graph<String, DefaultEdge> read = read(importer, GraphFormat.GEXF, graph);
            assertEquals(board.playableCount(), read.vertexSet().size());
            assertEquals(pairs(graph), pairs(read, Integer::valueOf));
        });
    }

    private static boolean hasEdge(Board board) {
        return KnightGraph.of(board).edgeCount() > 0;
    }

    @Test
    void dotIsReadBack() {
        RandomBoards.stream(34, 60, 9).forEach(board -> {
            KnightGraph graph = KnightGraph.of(board);
            DOTImporter<String, DefaultEdge> importer = new DOTImporter<>();
            importer.setVertexFactory(id -> id);
            Graph<String, DefaultEdge> read = read(importer, GraphFormat.DOT, graph);
            assertEquals(board.playableCount(), read.vertexSet().size());
            assertEquals(pairs(graph), pairs(read, Integer::valueOf));
        });
    }

    @Test
    void jsonHasTheFiveLists() {
        assertEquals("""
                {"vertices": [0,1,2,4,5],
                "edges": [[0,5]],
                "degrees": [1,0,0,0,1],
                "colours": [0,1,0,0,1],
                "components": [[0,5],[1],[2],[4]]}
                """, text(GraphFormat.JSON, KnightGraph.of(BoardText.parse("...\n#.."))));
    }

    @Test
    void jsonCallsA1Dark() {
        String json = text(GraphFormat.JSON, KnightGraph.of(Board.full(2, 2)));
        assertTrue(json.contains("\"colours\": [0,1,1,0]"), json);
    }

    @Test
    void svgHasANameForEveryVertexAndALineForEveryEdge() throws Exception {
        KnightGraph graph = KnightGraph.of(Board.full(3, 3).withHole(4, true));
        var document = javax.xml.parsers.DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new org.xml.sax.InputSource(new StringReader(text(GraphFormat.SVG, graph))));
        assertEquals("svg", document.getDocumentElement().getTagName());
        assertTrue(document.getElementsByTagName("text").getLength() >= 8);
        assertEquals(graph.edgeCount(), document.getElementsByTagName("line").getLength());
    }

    @ParameterizedTest
    @EnumSource
    void textEndsWithALineFeedForEveryFormat(GraphFormat format) {
        String text = text(format, KnightGraph.of(Board.full(3, 3)));
        assertTrue(text.endsWith("\n"));
        assertEquals(format, GraphFormat.named(" " + format.name()));
    }

    @Test
    void namedListsTheFormats() {
        InputFault fault = assertThrows(InputFault.class, () -> GraphFormat.named("png"));
        Arrays.stream(GraphFormat.values())
                .forEach(format -> assertTrue(fault.remedy().contains(format.word())));
    }

    @Test
    void writeRefusesWhatIsTooLargeForAFormat() {
        KnightGraph large = KnightGraph.of(Board.full(101, 100));
        InputFault fault = assertThrows(InputFault.class, () -> text(GraphFormat.GRAPH6, large));
        assertEquals("a graph of 10,100 vertices is too large for graph6", fault.description());
        assertThrows(InputFault.class, () -> text(GraphFormat.JSON, KnightGraph.of(Board.full(1001, 1000))));
    }
}
