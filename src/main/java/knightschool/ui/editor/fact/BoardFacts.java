package knightschool.ui.editor.fact;

import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.graph.KnightGraphDegreeHistogram;
import knightschool.graph.measure.ConnectedComponents;

/**
 * What the editor says about a board.
 *
 * @param light number of light squares that can be entered
 * @param dark number of dark ones
 */
public record BoardFacts(
        int vertices, long edges, int components, KnightGraphDegreeHistogram degrees, int light, int dark) {
    /** Takes time linear in the squares. */
    public static BoardFacts of(Board board) {
        KnightGraph graph = KnightGraph.of(board);
        int dark = (int) board.playable().filter(board::isDark).count();
        return new BoardFacts(
                graph.vertexCount(),
                graph.edgeCount(),
                ConnectedComponents.of(graph).count(),
                KnightGraphDegreeHistogram.of(graph),
                graph.vertexCount() - dark,
                dark);
    }
}
