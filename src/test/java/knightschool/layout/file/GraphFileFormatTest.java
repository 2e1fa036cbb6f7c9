package knightschool.layout.file;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.export.GraphFormat;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.graph.PlacedGraph;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GraphFileFormatTest {
    private static final String DOT = "a.dot";
    private static final String GRAPHML = "a.graphml";

    /** A long file takes a few tenths of a second; the limit allows for a slow machine. */
    private static final Duration LIMIT = Duration.ofSeconds(20);

    @TempDir
    private Path folder;

    private static String edges(PlacedGraph graph) {
        return graph.edges().stream()
                .map(edge -> graph.name(edge.smaller()) + "-" + graph.name(edge.larger()))
                .collect(joining(" "));
    }

    private static String graphMl(String content) {
        return "<graphml><graph edgedefault=\"undirected\">\n" + content + "\n</graph></graphml>";
    }

    private static InputFault fault(String name, String text) {
        return assertThrows(InputFault.class, () -> GraphFileFormat.parse(name, text.replace("\\n", "\n")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "graph { A -- B -- C; D } | A-B B-C",
                "graph { A -- B\\n B -- C // no semicolons\\n/* C -- A */\\n# A -- C\\n} | A-B B-C",
                "strict graph x { a -- b; b -- a } | a-b",
                "graph { A -- {B C}; subgraph s { C -- D } } | A-B A-C C-D",
                "graph { {A B} -- subgraph {C D} -- E } | A-C A-D B-C B-D C-E D-E",
                "graph { node [shape=circle]; rankdir=LR; e -- n [weight=2]; n:p:sw -- 1 } | e-n n-1",
                "graph { \"A\" -- \"B\"; A [label=\"x\"]; B [label=\"y\"] } | x-y",
                "graph { A [label=\"New York\"]; B [label=<<b>B</b>>]; A -- B } | A-B",
                "GRAPH \"\\\"\" { \"ä\" -- Ω_1 } | ä-Ω_1",
            })
    void dotIsRead(String text, String edges) {
        assertEquals(edges, edges(GraphFileFormat.parse(DOT, text.replace("\\n", "\n"))));
    }

    @Test
    void placesOfDotPointUpwards() {
        PlacedGraph graph = GraphFileFormat.parse("a.gv", "graph { A [pos=\"27,18\"]; B [pos = \"-1.5, 2e1, 0!\"] }");
        assertEquals(
                List.of(new PlacedGraph.PlacedVertex("A", 27, -18), new PlacedGraph.PlacedVertex("B", -1.5, -20)),
                graph.placedVertices());
    }

    /** yEd writes that the graph is directed, whatever arrows its edges have. */
    @Test
    void labelsAndPlacesOfYEdAreReadWhereItsEdgesHaveNoArrows() {
        String text = """
                <?xml version="1.0"?>
                <graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:y="http://www.yworks.com/xml/graphml">
                <key for="node" id="d6" yfiles.type="nodegraphics"/>
                <key for="edge" id="d9" yfiles.type="edgegraphics"/>
                <graph edgedefault="directed" id="G">
                <edge source="n1" target="n0"><data key="d9"><y:PolyLineEdge><y:Path sx="0" sy="0" tx="0" ty="0"/>
                <y:Arrows source="none" target="none"/></y:PolyLineEdge></data></edge>
                <node id="n0"><data key="d6"><y:ShapeNode><y:Geometry height="30" width="30" x="5" y="7.5"/>
                <y:NodeLabel>A<y:LabelModel><y:Smart/></y:LabelModel></y:NodeLabel></y:ShapeNode></data></node>
                <node id="n1"><data key="d6"><y:ShapeNode><y:Geometry x="0" y="-2"/>
                <y:NodeLabel>B</y:NodeLabel></y:ShapeNode></data></node>
                </graph></graphml>
                """;
        PlacedGraph graph = GraphFileFormat.parse(GRAPHML, text);
        assertEquals(
                List.of(new PlacedGraph.PlacedVertex("A", 5, 7.5), new PlacedGraph.PlacedVertex("B", 0, -2)),
                graph.placedVertices());
        assertEquals("A-B", edges(graph));
        String arrow = text.replace("target=\"none\"", "target=\"standard\"");
        InputFault fault = assertThrows(InputFault.class, () -> GraphFileFormat.parse(GRAPHML, arrow));
        assertTrue(fault.getMessage().contains("have directions"), fault::getMessage);
    }

    /**
     * What the program writes of a graph with the largest numbers is read again; what it could not write is refused.
     */
    @Test
    void placesAreThoseThatAGraphFileCanHave() {
        PlacedGraph far = GraphFileFormat.parse("a.dot", "graph { A [pos=\"99999,99999\"]; B [pos=\"0,0\"]; A -- B }");
        assertEquals(99_999, far.placedVertices().getFirst().x());
        for (String text : List.of(
                "graph { A [pos=\"99999.99999,0\"] }",
                "graph { A [pos=\"-99999,-99999\"]; B [pos=\"99999,99999\"]; C }")) {
            InputFault fault = assertThrows(InputFault.class, () -> GraphFileFormat.parse("a.dot", text));
            assertTrue(fault.getMessage().contains("too far away"), fault::getMessage);
        }
    }

    /** The examples of the description of the format: a path of four edges on five vertices, and the full graph. */
    @Test
    void graph6IsRead() {
        assertEquals("0-2 0-4 1-3 3-4", edges(GraphFileFormat.parse("a.g6", ">>graph6<<DQc\n\n")));
        assertEquals("0-1 0-2 1-2", edges(GraphFileFormat.parse("a.graph6", "Bw")));
    }

    /** The knight's graph of a board, as the program writes it for others, comes back as it is on the board. */
    @ParameterizedTest
    @ValueSource(strings = {"dot", "graphml"})
    void graphOfABoardIsReadWithItsPlaces(String format) throws IOException {
        StringBuilder text = new StringBuilder();
        GraphFormat.named(format).write(KnightGraph.of(Board.full(3, 3)), text);
        PlacedGraph graph = GraphFileFormat.parse("a." + format, text.toString());
        assertEquals("a3-c2 a3-b1 b3-a1 b3-c1 c3-a2 c3-b1 a2-c1 c2-a1", edges(graph));
        assertEquals(
                new PlacedGraph.PlacedVertex("c1", 2, 0), graph.placedVertices().get(graph.vertex("c1")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a.dot | '' | 1 | this is not DOT",
                "a.dot | 'graph {\\n}' | 0 | there is no vertex in this file",
                "a.dot | 'digraph {\\nA -> B }' | 1 | the edges of this graph have directions",
                "a.dot | 'graph {\\nA -> B }' | 2 | the edges of this graph have directions",
                "a.dot | 'graph {\\nA -- A }' | 2 | an edge joins the vertex A with itself",
                "a.dot | 'graph {\\nA -- B\\nB -- A }' | 3 | there are two edges between B and A",
                "a.dot | 'graph {\\nA --\\n}' | 3 | '\"}\" stands where a name is expected'",
                "a.dot | 'graph {\\nA -- B' | 2 | the file ends where a name is expected",
                "a.dot | 'graph {\\nA -- \"B }' | 2 | a text begins here and does not end",
                "a.dot | 'graph {\\nA & B }' | 2 | '\"&\" has no meaning here'",
                "a.dot | 'graph {\\n\"New York\" -- B }' | 2 | '\"New York\" cannot be the name of a vertex'",
                "a.dot | 'graph { A [pos=\"1,1\"]\\nB [pos=\"1,1\"] }' | 2 | the vertices A and B are in the same place",
                "a.dot | 'graph { A [pos=\"1e9,1\"] }' | 1 | the place of the vertex A is too far away",
                "a.dot | 'graph { A }\\ngraph { B }' | 2 | something stands behind the end of the graph",
                "a.g6 | '' | 0 | there is no graph in this file",
                "a.g6 | 'Bw\\nBw' | 2 | there is more than one graph in this file",
                "a.g6 | ':Fa@x^' | 1 | this is sparse6, not graph6",
                "a.g6 | '&DI?AO?' | 1 | the edges of this graph have directions",
                "a.g6 | 'B w' | 1 | this is not graph6",
                "a.g6 | 'Bww' | 1 | the line is too short or too long for its number of vertices",
                "a.g6 | '~A' | 1 | the line is too short or too long for its number of vertices",
                "a.g6 | '~~?????A' | 1 | the graph has more than 200 vertices",
                "a.g6 | '?' | 0 | there is no vertex in this file",
            })
    void faultNamesTheLine(String name, String text, int line, String description) {
        InputFault fault = fault(name, text);
        assertEquals(description, fault.description());
        assertEquals(line, fault.line());
        assertFalse(fault.remedy().isEmpty());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<node id=\"A\"/>\\n<node id=\"A\"/> | 3 | 'there are two vertices \"A\"'",
                "<node id=\"A\"/>\\n<edge source=\"A\" target=\"B\"/> | 3 | 'an edge ends at \"B\", but there is no such vertex'",
                "<node id=\"A\"/>\\n<edge source=\"A\" target=\"A\"/> | 3 | an edge joins the vertex A with itself",
                "<edge source=\"A\" target=\"B\" directed=\"true\"/> | 2 | the edges of this graph have directions",
                "<hyperedge/> | 2 | an edge joins more than two vertices",
                "<node id=\"A\"><graph/></node> | 2 | there is more than one graph in this file",
                "<node id=\"A\">\\n | 4 | this is not correct XML",
                "&nothing; | 2 | this is not correct XML",
                "<node id=\"a b\"/> | 2 | '\"a b\" cannot be the name of a vertex'",
            })
    void faultOfGraphMlNamesTheLine(String content, int line, String description) {
        InputFault fault = fault(GRAPHML, graphMl(content));
        assertEquals(description, fault.description());
        assertEquals(line, fault.line());
    }

    @Test
    void textThatIsNoXmlIsRefused() {
        assertEquals(
                "this is not correct XML", fault(GRAPHML, "graph { A -- B }").description());
        assertEquals("this is not correct XML", fault(GRAPHML, "").description());
    }

    /** An entity may refer to a file, and ten of them, each ten times the next, fill the memory. */
    @Test
    void noEntityIsRead() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret.txt"), "SECRET");
        String file = "<!DOCTYPE graphml [<!ENTITY e SYSTEM \"" + secret.toUri() + "\">]>\n";
        String large = "<!DOCTYPE graphml [<!ENTITY d \"dddddddd\"><!ENTITY e \"&d;&d;\">]>\n";
        for (String head : List.of(file, large)) {
            InputFault fault = fault(GRAPHML, head + graphMl("<node id=\"A\"><data key=\"k\">&e;</data></node>"));
            assertEquals("this is not correct XML", fault.description());
            assertFalse(fault.getMessage().contains("SECRET"));
            InputFault attribute = fault(GRAPHML, head + graphMl("<node id=\"&e;\"/>"));
            assertEquals("this is not correct XML", attribute.description());
        }
    }

    /** Older files refer to a description of the format, which is not needed. */
    @Test
    void descriptionOfTheFormatIsNotFetched() {
        String head = "<!DOCTYPE graphml SYSTEM \"http://example.invalid/graphml.dtd\">\n";
        assertEquals(
                1,
                GraphFileFormat.parse(GRAPHML, head + graphMl("<node id=\"A\"/>"))
                        .vertexCount());
    }

    @Test
    void moreVerticesThanCanBeDrawnAreRefused() {
        String dot = IntStream.rangeClosed(0, PlacedGraph.MOST_VERTICES)
                .mapToObj(i -> "v" + i + "\n")
                .collect(joining());
        InputFault fault = fault(DOT, "graph {\n" + dot + "}");
        assertEquals("the graph has more than 200 vertices", fault.description());
        assertEquals(PlacedGraph.MOST_VERTICES + 2, fault.line());
    }

    @Test
    void verticesWithoutPlacesGetTheSameOnesEachTime() {
        Random random = new Random(20);
        for (int i = 0; i < 20; i++) {
            int count = 2 + random.nextInt(20);
            String text = IntStream.range(1, count)
                    .mapToObj(v -> v + " -- " + random.nextInt(v))
                    .collect(Collectors.joining("; ", "graph { ", " }"));
            PlacedGraph graph = GraphFileFormat.parse(DOT, text);
            assertEquals(count, graph.vertexCount());
            assertEquals(graph, GraphFileFormat.parse(DOT, text));
        }
    }

    @Test
    void statedPlacesStayWhereOthersAreMissing() {
        PlacedGraph graph = GraphFileFormat.parse(DOT, "graph { A [pos=\"100,0\"]; B [pos=\"300,0\"]; C -- D }");
        assertEquals(
                new PlacedGraph.PlacedVertex("A", 100, 0),
                graph.placedVertices().getFirst());
        assertEquals(
                new PlacedGraph.PlacedVertex("C", 200, -130),
                graph.placedVertices().get(2));
        assertEquals(
                new PlacedGraph.PlacedVertex("D", 200, 130),
                graph.placedVertices().get(3));
    }

    /** What would take long if it were read without care. */
    @ParameterizedTest
    @ValueSource(strings = {"{", "/*", "\"", "A -- B -- ", "<", "A [pos=\"1111", "{A B} -- {C D} -- ", "1"})
    void longAndFaultyTextIsRefusedSoon(String part) {
        String text = "strict graph { " + part.repeat((1 << 20) / part.length());
        assertTimeoutPreemptively(LIMIT, () -> assertThrows(InputFault.class, () -> GraphFileFormat.parse(DOT, text)));
    }

    /** All of 19,900 edges, each on a line, and so many that springs still place the vertices. */
    @Test
    void largestGraphsAreReadSoon() {
        for (int each : List.of(1, 25)) {
            StringBuilder text = new StringBuilder("graph {\n");
            for (int one = 0; one < PlacedGraph.MOST_VERTICES; one++) {
                for (int other = one + 1; other < PlacedGraph.MOST_VERTICES; other += each) {
                    text.append(one).append(" -- ").append(other).append(" [color=red, weight=1];\n");
                }
            }
            PlacedGraph graph = assertTimeoutPreemptively(
                    LIMIT, () -> GraphFileFormat.parse(DOT, text.append("}").toString()));
            assertEquals(PlacedGraph.MOST_VERTICES, graph.vertexCount());
        }
    }

    @Test
    void readNamesTheFileAndTheLine() {
        Path file = folder.resolve("bad.GV");
        try {
            Files.writeString(file, "graph {\nA -- A\n}");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        InputFault fault = assertThrows(InputFault.class, () -> GraphFileFormat.read(file));
        assertTrue(fault.getMessage().startsWith(file + ":2: an edge joins"), fault::getMessage);
    }
}
