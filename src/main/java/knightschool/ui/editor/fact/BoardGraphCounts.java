package knightschool.ui.editor.fact;

import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.graph.measure.ConnectedComponents;
import knightschool.graph.measure.DegreeHistogram;

/**
 * The counted facts about a board's graph: vertices, edges, components, degrees, and squares of each colour.
 *
 * @param light the number of light squares that are not holes
 * @param dark the number of dark squares that are not holes
 */
public record BoardGraphCounts(int vertices, long edges, int components, DegreeHistogram degrees, int light, int dark) {
    /** Returns the facts about a board, in time linear in the number of squares. */
    public static BoardGraphCounts of(Board board) {
        KnightGraph graph = KnightGraph.of(board);
        int dark = (int) board.playable().filter(board::isDark).count();
        return new BoardGraphCounts(
                graph.vertexCount(),
                graph.edgeCount(),
                ConnectedComponents.of(graph).count(),
                DegreeHistogram.of(graph),
                graph.vertexCount() - dark,
                dark);
    }
}
