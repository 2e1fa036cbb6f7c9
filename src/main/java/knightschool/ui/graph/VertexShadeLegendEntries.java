package knightschool.ui.graph;

import java.util.List;
import java.util.function.Function;
import knightschool.drawing.Sketch;
import knightschool.drawing.graph.VertexMeasure;
import knightschool.drawing.graph.VertexShadeLegendSigns;
import knightschool.drawing.graph.VertexShades;
import knightschool.graph.SimpleGraph;
import knightschool.ui.legend.LegendEntry;

/**
 * Creates the legend entries of the shades of vertices: one entry with the scale of the shades, or one for each shade
 * that has a meaning of its own.
 */
final class VertexShadeLegendEntries {
    /** The largest number of shades in a scale: three lines of three. */
    static final int MOST = 9;

    private VertexShadeLegendEntries() {}

    /**
     * Returns the entries.
     *
     * @param source the name of the vertex from which distances are measured
     */
    static List<LegendEntry> of(SimpleGraph graph, VertexMeasure measure, VertexShades shades, String source) {
        List<VertexShades.Shade> used = VertexShadeLegendSigns.used(graph, shades, MOST);
        return switch (measure) {
            case SQUARE_COLOUR -> List.of();
            case DEGREE -> List.of(numbered(used, GraphWords.EDGES_AT_IT, GraphWords.LARGER_IS_MORE));
            case COMPONENT -> List.of(numbered(used, GraphWords.OF_A_COMPONENT, GraphWords.COMPONENT_COUNT));
            case DISTANCE -> {
                LegendEntry scale = numbered(used, GraphWords.movesFrom(source), GraphWords.LARGER_IS_MORE);
                yield VertexShadeLegendSigns.isAnyUnreached(graph, shades)
                        ? List.of(scale, unreached(source))
                        : List.of(scale);
            }
            case ARTICULATION ->
                used.stream()
                        .map(shade -> new LegendEntry(
                                VertexShadeLegendSigns.vertex(shade), shade.words(), GraphWords.IF_TAKEN_OUT))
                        .toList();
            case BETWEENNESS ->
                List.of(entry(
                        used, VertexShadeLegendSigns::vertex, GraphWords.PATHS_THROUGH_IT, GraphWords.LARGER_IS_MORE));
        };
    }

    private static LegendEntry unreached(String source) {
        return new LegendEntry(
                VertexShadeLegendSigns.numbered(VertexShades.UNREACHED),
                GraphWords.NOT_REACHED,
                GraphWords.noMovesFrom(source));
    }

    private static LegendEntry numbered(List<VertexShades.Shade> used, String name, String note) {
        return entry(used, VertexShadeLegendSigns::numbered, name, note);
    }

    private static LegendEntry entry(
            List<VertexShades.Shade> used, Function<VertexShades.Shade, Sketch> sign, String name, String note) {
        return new LegendEntry(used.stream().map(sign).toList(), name, note);
    }
}
