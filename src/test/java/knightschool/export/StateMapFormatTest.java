package knightschool.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import knightschool.files.InputFault;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.statemap.StateMap;
import knightschool.statemap.StateMapBudget;
import knightschool.statemap.StateMapOutcome;
import knightschool.statemap.StateMapProgressListener;
import knightschool.statemap.StateMapSearch;
import knightschool.statemap.collection.PuzzleCollection;
import org.jgrapht.Graph;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.Pseudograph;
import org.jgrapht.nio.GraphImporter;
import org.jgrapht.nio.dot.DOTImporter;
import org.jgrapht.nio.gexf.SimpleGEXFImporter;
import org.jgrapht.nio.graph6.Graph6Sparse6Importer;
import org.jgrapht.nio.graphml.GraphMLImporter;
import org.jgrapht.util.SupplierUtil;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Every format of a map is read back by another program's reader. */
@Execution(ExecutionMode.CONCURRENT)
class StateMapFormatTest {
    private static final StateMap MAP = map(PuzzleCollection.article().puzzle());

    private static StateMap map(SlidingPuzzle puzzle) {
        return assertInstanceOf(
                        StateMapOutcome.Mapped.class,
                        StateMapSearch.map(puzzle, false, StateMapBudget.usual(), StateMapProgressListener.NONE))
                .map();
    }

    private static Set<String> links(
            GraphImporter<String, DefaultEdge> importer, StateMapFormat format, Function<String, Integer> number) {
        Graph<String, DefaultEdge> read =
                new Pseudograph<>(SupplierUtil.createStringSupplier(), SupplierUtil.DEFAULT_EDGE_SUPPLIER, false);
        importer.importGraph(read, new StringReader(format.text(MAP)));
        assertEquals(1079, read.vertexSet().size());
        Set<String> links = new TreeSet<>();
        for (DefaultEdge edge : read.edgeSet()) {
            int one = number.apply(read.getEdgeSource(edge));
            int other = number.apply(read.getEdgeTarget(edge));
            assertTrue(links.add(Math.min(one, other) + "-" + Math.max(one, other)), "a link was written twice");
        }
        return links;
    }

    private static Set<String> links() {
        Set<String> links = new TreeSet<>();
        MAP.vertices().forEach(from -> {
            for (int to : MAP.neighbours(from)) {
                links.add(Math.min(from, to) + "-" + Math.max(from, to));
            }
        });
        return links;
    }

    @Test
    void everyFormatIsReadBackAsTheSameGraph() {
        DOTImporter<String, DefaultEdge> dot = new DOTImporter<>();
        dot.setVertexFactory(id -> id);
        assertEquals(links(), links(dot, StateMapFormat.DOT, Integer::parseInt));
        GraphMLImporter<String, DefaultEdge> graphMl = new GraphMLImporter<>();
        graphMl.setSchemaValidation(false);
        graphMl.setVertexFactory(id -> id);
        assertEquals(links(), links(graphMl, StateMapFormat.GRAPHML, id -> Integer.parseInt(id.substring(1))));
        SimpleGEXFImporter<String, DefaultEdge> gexf = new SimpleGEXFImporter<>();
        gexf.setSchemaValidation(false);
        gexf.setVertexFactory(id -> id);
        assertEquals(links(), links(gexf, StateMapFormat.GEXF, Integer::parseInt));
        Graph6Sparse6Importer<String, DefaultEdge> graph6 = new Graph6Sparse6Importer<>();
        graph6.setVertexFactory(Object::toString);
        assertEquals(links(), links(graph6, StateMapFormat.GRAPH6, Integer::parseInt));
    }

    @Test
    void tableOfLinksNamesTheirMoves() {
        List<String> rows = StateMapFormat.CSV.text(MAP).lines().toList();
        assertEquals("source,target,move", rows.getFirst());
        assertEquals(1 + 5863, rows.size());
        assertEquals("0,1,B right 1", rows.get(1));
    }

    @Test
    void jsonHoldsPositionsWithTheirBoards() {
        String json = StateMapFormat.JSON.text(map(SlidingPuzzleText.parse("AA.\n..B\n..B\n")));
        assertEquals(
                "{\"positions\": [[\"start\",0,1,\"AA./..B/..B\"],[\"goal\",1,0,\".AA/..B/..B\"],"
                        + "[\"other\",1,2,\"AAB/..B/...\"]],\n\"links\": [[0,1],[0,2]]}\n",
                json);
    }

    @Test
    void distanceIsLeftOutWhereNoGoalIsReached() {
        StateMap map = map(SlidingPuzzleText.parse("AA.x\n"));
        assertTrue(StateMapFormat.DOT.text(map).contains("0 [label=\"\", shape=square"));
        assertTrue(!StateMapFormat.GRAPHML.text(map).contains("<data key=\"toGoal\">"));
        assertTrue(!StateMapFormat.GEXF.text(map).contains("attvalue for=\"2\""));
    }

    @Test
    void mapThatIsTooLargeForAFormatIsRefused() {
        StateMap large = map(SlidingPuzzleText.parse("AA....x.\nBB......\nCC......\nDD......\nEE......\nFF......\n"));
        InputFault fault = assertThrows(InputFault.class, () -> StateMapFormat.GRAPH6.text(large));
        assertTrue(fault.getMessage().endsWith("up to 10000 positions here: choose another one."), fault::getMessage);
    }
}
