package knightschool.ui.editor.fact;

import java.util.List;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.graph.Subgraph;
import knightschool.graph.measure.ConnectedComponents;
import knightschool.graph.measure.Diameter;
import knightschool.graph.measure.Girth;
import knightschool.setup.value.GraphFact;

/** The vertices and edges that show a fact. */
final class FactSubgraph {
    private FactSubgraph() {}

    /** Of a fact that needs no measuring, in time linear in the squares. */
    static Subgraph of(GraphFact fact, Board board) {
        KnightGraph graph = KnightGraph.of(board);
        return switch (fact.kind()) {
            case VERTICES -> Subgraph.ofVertices(board.playable());
            case EDGES ->
                new Subgraph(
                        List.of(), Subgraph.inducedBy(graph, board.playable()).edges());
            case COMPONENT -> Subgraph.inducedBy(graph, component(graph, fact.number()));
            case DEGREE -> Subgraph.ofVertices(board.playable().filter(v -> graph.degree(v) == fact.number()));
            case LIGHT -> Subgraph.ofVertices(board.playable().filter(v -> !board.isDark(v)));
            case DARK -> Subgraph.ofVertices(board.playable().filter(board::isDark));
            default -> Subgraph.NONE;
        };
    }

    private static IntStream component(KnightGraph graph, int number) {
        ConnectedComponents components = ConnectedComponents.of(graph);
        return number < components.count() ? IntStream.of(components.vertices(number)) : IntStream.empty();
    }

    /** Of a fact that was measured. */
    static Subgraph of(GraphFact fact, BoardMeasures measures) {
        return switch (fact.kind()) {
            case DIAMETER ->
                measures.diameter().map(Diameter::path).map(Subgraph::ofWalk).orElse(Subgraph.NONE);
            case GIRTH ->
                measures.girth().map(Girth::circuit).map(Subgraph::ofWalk).orElse(Subgraph.NONE);
            case BRIDGES -> Subgraph.ofEdges(measures.weakPoints().bridges());
            case ARTICULATION_POINTS -> ofVertices(measures.weakPoints().articulationPoints());
            case ODD_VERTICES, EULER_TRAIL -> ofVertices(measures.euler().oddVertices());
            default -> Subgraph.NONE;
        };
    }

    private static Subgraph ofVertices(List<Integer> vertices) {
        return new Subgraph(vertices, List.of());
    }
}
