package knightschool.ui.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import knightschool.board.Board;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.drawing.graph.VertexMeasure;
import knightschool.drawing.graph.VertexShades;
import knightschool.graph.KnightGraph;
import knightschool.graph.SimpleGraph;
import knightschool.ui.legend.LegendEntry;
import org.junit.jupiter.api.Test;

/** On 3 × 3, where the middle square has no neighbour, and on 3 × 4, where each square can be reached. */
class VertexShadeLegendEntriesTest {
    private final SimpleGraph inTwo = KnightGraph.of(Board.full(3, 3));
    private final SimpleGraph path = KnightGraph.of(Board.full(3, 3).withHole(0, true));
    private final SimpleGraph inOne = KnightGraph.of(Board.full(4, 3));

    private static List<LegendEntry> entries(SimpleGraph graph, VertexMeasure measure) {
        VertexShades shades = VertexShades.by(measure, graph, 0, () -> {}).orElseThrow();
        return VertexShadeLegendEntries.of(graph, measure, shades, "a3");
    }

    private static List<String> names(List<LegendEntry> entries) {
        return entries.stream().map(LegendEntry::name).toList();
    }

    private static List<String> words(LegendEntry entry) {
        return entry.signs().stream()
                .map(Sketch::shapes)
                .flatMap(List::stream)
                .filter(SketchShape.Label.class::isInstance)
                .map(shape -> ((SketchShape.Label) shape).text())
                .toList();
    }

    @Test
    void verticesThatAreNotReachedHaveAnEntryBesideTheScale() {
        List<LegendEntry> entries = entries(inTwo, VertexMeasure.DISTANCE);
        assertEquals(List.of("Moves from a3", "Not reached"), names(entries));
        assertEquals(List.of("0", "1", "2", "3", "4"), words(entries.getFirst()), "only what grows with the number");
        assertEquals(List.of("Moves from a3"), names(entries(inOne, VertexMeasure.DISTANCE)));
    }

    /** The colours of components express no order. */
    @Test
    void coloursOfComponentsAreNoScale() {
        LegendEntry entry = entries(inTwo, VertexMeasure.COMPONENT).getFirst();
        assertEquals("Vertex of a component", entry.name());
        assertEquals("the number: how many vertices it has", entry.where());
    }

    /** A graph in two components is not in one piece without a vertex either. */
    @Test
    void articulationSpeaksOfWhatAVertexHoldsTogether() {
        assertEquals(List.of("Nothing falls apart without it"), names(entries(inTwo, VertexMeasure.ARTICULATION)));
        assertEquals(
                List.of("Nothing falls apart without it", "A component falls apart without it"),
                names(entries(path, VertexMeasure.ARTICULATION)));
    }
}
