package knightschool.graph.measure;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.RandomBoards;
import knightschool.graph.AdjacencyLists;
import knightschool.graph.KnightGraph;
import knightschool.graph.RandomGraphs;
import knightschool.graph.SimpleGraph;
import knightschool.graph.UndirectedEdge;
import knightschool.graph.measure.EulerCondition.Trail;
import org.jgrapht.Graph;
import org.jgrapht.GraphMetrics;
import org.jgrapht.alg.connectivity.BiconnectivityInspector;
import org.jgrapht.alg.connectivity.ConnectivityInspector;
import org.jgrapht.alg.cycle.HierholzerEulerianCycle;
import org.jgrapht.alg.scoring.BetweennessCentrality;
import org.jgrapht.graph.AsSubgraph;
import org.jgrapht.graph.DefaultEdge;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every measure beside a second opinion, and its witness checked by itself. */
@Execution(ExecutionMode.CONCURRENT)
class GraphMeasureAlgorithmsTest {
    private static final Runnable PATIENT = () -> {};

    /** Graphs by chance, and boards with holes. */
    private static Stream<SimpleGraph> graphs(long seed) {
        return Stream.concat(
                RandomGraphs.stream(seed, 300, 16),
                RandomBoards.stream(seed, 200, 8).map(KnightGraph::of));
    }

    @Test
    void componentsAgreeWithASecondOpinion() {
        graphs(50).forEach(graph -> {
            ConnectedComponents components = ConnectedComponents.of(graph);
            Set<Set<Integer>> expected =
                    Set.copyOf(new ConnectivityInspector<>(SecondOpinion.of(graph)).connectedSets());
            List<Set<Integer>> found = IntStream.range(0, components.count())
                    .<Set<Integer>>mapToObj(i -> new TreeSet<>(
                            IntStream.of(components.vertices(i)).boxed().toList()))
                    .toList();
            assertEquals(expected, Set.copyOf(found));
            assertEquals(expected.size(), components.count());
            for (int i = 0; i < found.size(); i++) {
                int number = i;
                assertTrue(found.get(i).stream().allMatch(vertex -> components.of(vertex) == number));
                assertEquals(found.get(i).size(), components.size(i));
                assertTrue(components.size(i) <= components.size(components.largest()));
            }
        });
    }

    @Test
    void diameterIsTheLargestDistanceOfTheLargestComponent() {
        graphs(51).forEach(graph -> {
            ConnectedComponents components = ConnectedComponents.of(graph);
            int[] largest = components.vertices(components.largest());
            int expected = IntStream.of(largest)
                    .map(v -> ShortestPaths.from(graph, v).eccentricity())
                    .max()
                    .orElseThrow();
            Diameter diameter = Diameter.of(graph, PATIENT);
            assertEquals(expected, diameter.length());
            assertEquals(expected, ShortestPaths.from(graph, diameter.from()).to(diameter.to()));
            assertWalk(graph, diameter.path());
        });
    }

    @ParameterizedTest
    @CsvSource({"8,8,6", "100,100,67", "3,3,4", "1,1,0", "3,4,5", "4,4,5", "5,5,4"})
    void fullBoardHasTheKnownDiameter(int columns, int rows, int expected) {
        KnightGraph graph = KnightGraph.of(Board.full(columns, rows));
        assertEquals(expected, Diameter.of(graph, PATIENT).length());
    }

    @Test
    void diameterOfALargeBoardTakesFewSearches() {
        int[] searches = {0};
        Diameter.of(KnightGraph.of(Board.full(100, 100)), () -> searches[0]++);
        assertTrue(searches[0] < 1000, () -> searches[0] + " searches");
    }

    @Test
    void girthAgreesWithASecondOpinionAndItsCircuitIsOne() {
        graphs(52).forEach(graph -> {
            int expected = GraphMetrics.getGirth(SecondOpinion.of(graph));
            Optional<Girth> girth = Girth.of(graph, PATIENT);
            assertEquals(expected, girth.map(Girth::length).orElse(Integer.MAX_VALUE));
            girth.ifPresent(found -> assertCircuit(graph, found.circuit()));
        });
    }

    private static void assertCircuit(SimpleGraph graph, int... circuit) {
        assertWalk(graph, circuit);
        assertEquals(circuit[0], circuit[circuit.length - 1]);
        assertTrue(circuit.length >= 4);
        assertEquals(circuit.length - 1, IntStream.of(circuit).distinct().count());
    }

    private static void assertWalk(SimpleGraph graph, int... walk) {
        for (int i = 1; i < walk.length; i++) {
            int to = walk[i];
            assertTrue(IntStream.of(graph.neighbours(walk[i - 1])).anyMatch(v -> v == to));
        }
    }

    @ParameterizedTest
    @CsvSource({"3,3,8", "8,8,4", "3,4,6", "100,100,4"})
    void fullBoardHasTheKnownGirth(int columns, int rows, int expected) {
        KnightGraph graph = KnightGraph.of(Board.full(columns, rows));
        assertEquals(expected, Girth.of(graph, PATIENT).orElseThrow().length());
    }

    @Test
    void girthOfAnOddCircuitIsItsLength() {
        assertEquals(7, Girth.of(circuit(7), PATIENT).orElseThrow().length());
    }

    private static AdjacencyLists circuit(int vertices) {
        return AdjacencyLists.ofEdges(
                vertices,
                IntStream.range(0, vertices)
                        .mapToObj(v -> new int[] {v, (v + 1) % vertices})
                        .toList());
    }

    @Test
    void bridgesAndArticulationPointsAgreeWithASecondOpinion() {
        graphs(53).forEach(graph -> {
            Graph<Integer, DefaultEdge> copy = SecondOpinion.of(graph);
            BiconnectivityInspector<Integer, DefaultEdge> expected = new BiconnectivityInspector<>(copy);
            BridgesAndArticulationPoints found = BridgesAndArticulationPoints.of(graph);
            assertEquals(
                    expected.getBridges().stream()
                            .map(edge -> UndirectedEdge.of(copy.getEdgeSource(edge), copy.getEdgeTarget(edge)))
                            .sorted()
                            .toList(),
                    found.bridges());
            assertEquals(expected.getCutpoints().stream().sorted().toList(), found.articulationPoints());
        });
    }

    @Test
    void withoutAnArticulationPointThereAreMoreComponents() {
        graphs(54).forEach(graph -> {
            Set<Integer> points =
                    Set.copyOf(BridgesAndArticulationPoints.of(graph).articulationPoints());
            graph.vertices().forEach(vertex -> {
                Graph<Integer, DefaultEdge> rest = SecondOpinion.of(graph);
                int before = new ConnectivityInspector<>(rest).connectedSets().size();
                rest.removeVertex(vertex);
                int after = new ConnectivityInspector<>(rest).connectedSets().size();
                assertEquals(after > before, points.contains(vertex));
            });
        });
    }

    @Test
    void longPathIsAllBridgesWithoutRecursion() {
        int vertices = 200_000;
        AdjacencyLists path = AdjacencyLists.ofEdges(
                vertices,
                IntStream.range(1, vertices).mapToObj(v -> new int[] {v - 1, v}).toList());
        BridgesAndArticulationPoints found = BridgesAndArticulationPoints.of(path);
        assertEquals(vertices - 1, found.bridges().size());
        assertEquals(vertices - 2, found.articulationPoints().size());
        assertEquals(vertices - 1, Diameter.of(path, PATIENT).length());
        assertTrue(Girth.of(path, PATIENT).isEmpty());
    }

    @Test
    void closedEulerTrailAgreesWithASecondOpinion() {
        graphs(55).filter(graph -> graph.edgeCount() > 0).forEach(graph -> {
            Graph<Integer, DefaultEdge> copy = SecondOpinion.of(graph);
            Graph<Integer, DefaultEdge> joined = new AsSubgraph<>(
                    copy,
                    Set.copyOf(copy.vertexSet().stream()
                            .filter(v -> copy.degreeOf(v) > 0)
                            .toList()));
            assertEquals(
                    new HierholzerEulerianCycle<Integer, DefaultEdge>().isEulerian(joined),
                    EulerCondition.of(graph).trail() == Trail.CLOSED);
        });
    }

    /** Leaves out edges of every closed trail: what is left is open, between the ends of the one left out. */
    @Test
    void eulerTrailOfACircuitWithoutAnEdgeIsOpenBetweenItsEnds() {
        AdjacencyLists path = AdjacencyLists.ofEdges(4, List.of(new int[] {0, 1}, new int[] {1, 2}, new int[] {2, 3}));
        EulerCondition condition = EulerCondition.of(path);
        assertEquals(Trail.OPEN, condition.trail());
        assertEquals(List.of(0, 3), condition.oddVertices());
        assertEquals(Trail.CLOSED, EulerCondition.of(circuit(5)).trail());
        assertEquals(
                Trail.CLOSED,
                EulerCondition.of(KnightGraph.of(Board.full(3, 3))).trail());
        assertEquals(
                Trail.NONE, EulerCondition.of(KnightGraph.of(Board.full(8, 8))).trail());
        assertEquals(
                Trail.NO_EDGES,
                EulerCondition.of(KnightGraph.of(Board.full(2, 2))).trail());
        assertEquals(2, EulerCondition.of(KnightGraph.of(Board.full(2, 3))).parts());
        assertEquals(
                Trail.NONE, EulerCondition.of(KnightGraph.of(Board.full(2, 3))).trail());
    }

    @Test
    void degreesAreCounted() {
        assertArrayEquals(
                new int[] {0, 0, 4, 8, 20, 0, 16, 0, 16},
                DegreeHistogram.of(KnightGraph.of(Board.full(8, 8))).counts());
        graphs(56).forEach(graph -> {
            DegreeHistogram histogram = DegreeHistogram.of(graph);
            assertEquals(graph.vertexCount(), IntStream.of(histogram.counts()).sum());
            for (int degree = 0; degree < 20; degree++) {
                int such = degree;
                assertEquals(
                        graph.vertices().filter(v -> graph.degree(v) == such).count(), histogram.with(degree));
            }
        });
    }

    @Test
    void betweennessAgreesWithASecondOpinion() {
        List<SimpleGraph> all = new ArrayList<>(RandomGraphs.stream(57, 40, 14).toList());
        all.add(KnightGraph.of(Board.full(6, 6).withHole(7, true)));
        all.forEach(graph -> {
            Map<Integer, Double> expected = new BetweennessCentrality<>(SecondOpinion.of(graph)).getScores();
            Betweenness found = Betweenness.of(graph, PATIENT).orElseThrow();
            graph.vertices().forEach(vertex -> assertEquals(expected.get(vertex), found.values()[vertex], 1e-6));
        });
    }

    @Test
    void betweennessOfALargeGraphIsNotWorkedOut() {
        assertTrue(Betweenness.of(KnightGraph.of(Board.full(21, 20)), PATIENT).isEmpty());
    }

    @Test
    void workEndsWhereItIsToldTo() {
        Runnable impatient = () -> {
            throw new CancellationException();
        };
        KnightGraph graph = KnightGraph.of(Board.full(8, 8));
        assertThrows(CancellationException.class, () -> Diameter.of(graph, impatient));
        assertThrows(CancellationException.class, () -> Girth.of(graph, impatient));
        assertThrows(CancellationException.class, () -> Betweenness.of(graph, impatient));
        assertFalse(Betweenness.of(graph, PATIENT).isEmpty());
    }
}
