package knightschool.ui.editor.fact;

import java.util.Optional;
import knightschool.board.Board;
import knightschool.graph.AdjacencyLists;
import knightschool.graph.KnightGraph;
import knightschool.graph.SimpleGraph;
import knightschool.graph.measure.BridgesAndArticulationPoints;
import knightschool.graph.measure.Diameter;
import knightschool.graph.measure.EulerCondition;
import knightschool.graph.measure.Girth;

/**
 * The measures of a board's graph, computed in the background.
 *
 * @param girth the girth; empty if there is no circuit
 * @param diameter the diameter; empty until it is known, which takes longest
 */
record GraphMeasures(
        Board board,
        Optional<Girth> girth,
        BridgesAndArticulationPoints weakPoints,
        EulerCondition euler,
        Optional<Diameter> diameter) {
    /**
     * Computes all measures except the diameter.
     *
     * @param watch runs from time to time, and may end the computation by throwing
     */
    static GraphMeasures of(Board board, Runnable watch) {
        // Copied once for all measures, each of which would otherwise make its own copy.
        SimpleGraph graph = AdjacencyLists.of(KnightGraph.of(board));
        watch.run();
        return new GraphMeasures(
                board,
                Girth.of(graph, watch),
                BridgesAndArticulationPoints.of(graph),
                EulerCondition.of(graph),
                Optional.empty());
    }

    GraphMeasures withDiameter(Runnable watch) {
        return new GraphMeasures(
                board, girth, weakPoints, euler, Optional.of(Diameter.of(KnightGraph.of(board), watch)));
    }
}
