package knightschool.ui.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import knightschool.graph.CycleTerminology;
import knightschool.graph.PlacedGraph;
import knightschool.graph.PlacedGraphText;
import knightschool.graph.WalkProperty;
import knightschool.graph.WalkVerdict;
import knightschool.setup.VisibleSceneControls;
import knightschool.setup.scene.GraphWalkSetup;
import knightschool.setup.source.WrittenPlacedGraph;
import knightschool.setup.value.DisplayOption;
import org.junit.jupiter.api.Test;

class GraphWalkModelTest {
    /** A square with one diagonal. */
    private static final PlacedGraph GRAPH = PlacedGraphText.parse("A 0 0\nB 1 0\nC 1 1\nD 0 1\nA-B B-C C-D D-A A-C\n");

    private static GraphWalkModel opened(String... walk) {
        GraphWalkModel model = new GraphWalkModel();
        model.open(new GraphWalkSetup(
                WrittenPlacedGraph.of(GRAPH),
                Stream.of(walk).map(GRAPH::vertex).toList(),
                Set.of(DisplayOption.HINTS),
                VisibleSceneControls.NONE));
        return model;
    }

    private static void walk(GraphWalkModel model, String... names) {
        Stream.of(names).map(GRAPH::vertex).forEach(model::choose);
    }

    private static WalkReport.PropertyVerdict line(GraphWalkModel model, WalkProperty property) {
        return model.report().lines().stream()
                .filter(line -> line.property() == property)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void reportNamesTheVerticesOfTheGraph() {
        GraphWalkModel model = opened();
        assertNull(model.report());
        walk(model, "A", "B", "C", "D", "A");
        assertEquals(
                CycleTerminology.ARTICLES.phrase(verdict(model)), model.report().phrase());
        assertEquals(
                "ends on A, where it began", line(model, WalkProperty.CLOSED).reason());
        assertTrue(line(model, WalkProperty.HAMILTONIAN).holds());
        walk(model, "C");
        assertEquals("step 4 comes back to A", line(model, WalkProperty.PATH).reason());
        assertTrue(line(model, WalkProperty.TRAIL).holds());
        walk(model, "B");
        assertEquals(
                "step 6 uses the edge of step 2 again",
                line(model, WalkProperty.TRAIL).reason());
        walk(model, "D");
        assertEquals(
                "step 7: B–D is not an edge", line(model, WalkProperty.WALK).reason());
    }

    private static WalkVerdict verdict(GraphWalkModel model) {
        return WalkVerdict.of(
                GRAPH, model.walk().stream().mapToInt(Integer::intValue).toArray());
    }

    @Test
    void reachableVerticesAreThoseAtTheEndOfUnusedEdges() {
        GraphWalkModel model = opened("A", "B", "C");
        assertEquals(Set.of(GRAPH.vertex("A"), GRAPH.vertex("D")), model.reachable());
        walk(model, "A");
        assertEquals(Set.of(GRAPH.vertex("D")), model.reachable());
        walk(model, "D");
        walk(model, "C");
        assertEquals(Set.of(), model.reachable());
    }

    @Test
    void vertexThatTheTaskGivesStays() {
        GraphWalkModel model = opened("A");
        model.clear();
        assertEquals(
                "The walk starts on A here: that vertex stays.",
                model.refusalProperty().get());
        walk(model, "A");
        assertEquals("The walk is at A already.", model.refusalProperty().get());
        walk(model, "B", "C");
        model.clear();
        assertEquals(List.of("A"), model.names());
        model.undo();
        assertEquals(List.of("A", "B", "C"), model.names());
        model.startAgain();
        assertEquals(List.of("A"), model.names());
    }

    /** What is kept of a walk has the lines of the graph; the slide may name a file. */
    @Test
    void walkThatIsKeptIsOneOfTheSameTaskThoughItNamesNoFile() {
        GraphWalkSetup ofSlide = new GraphWalkSetup(
                new WrittenPlacedGraph("square.graph", GRAPH), List.of(), Set.of(), VisibleSceneControls.NONE);
        GraphWalkModel model = new GraphWalkModel();
        model.open(ofSlide);
        walk(model, "B");
        GraphWalkSetup kept = model.now().selfContained();
        model.open(ofSlide);
        model.open(kept);
        assertEquals(List.of("B"), model.names());
        model.startAgain();
        assertEquals(List.of(), model.names());
        assertEquals("square.graph", model.now().source().written());
    }

    /** Any acts and as many undos lead back; as many redos lead forth again. */
    @Test
    void asManyUndosAsActsLeadBack() {
        Random random = new Random(5);
        for (int run = 0; run < 200; run++) {
            GraphWalkModel model = opened("A", "B");
            Deque<List<String>> before = new ArrayDeque<>();
            for (int act = 0; act < 12; act++) {
                List<String> names = model.names();
                switch (random.nextInt(6)) {
                    case 0 -> model.clear();
                    case 1 -> model.startAgain();
                    default -> model.choose(random.nextInt(GRAPH.bound()));
                }
                if (!names.equals(model.names())) {
                    before.push(names);
                }
            }
            Deque<List<String>> after = new ArrayDeque<>();
            while (!before.isEmpty()) {
                after.push(model.names());
                model.undo();
                assertEquals(before.pop(), model.names());
            }
            while (!after.isEmpty()) {
                model.redo();
                assertEquals(after.pop(), model.names());
            }
        }
    }
}
