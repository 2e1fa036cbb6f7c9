package knightschool.drawing.graph;

import knightschool.board.Board;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardGeometry;

/** A board's knight graph, its vertices where the squares are. */
public final class GraphDrawing {
    private GraphDrawing() {}

    /** @param side the distance of neighbouring squares, in pixels; names are left out below 40 */
    public static Sketch of(Board board, int side) {
        return GraphMorphDrawing.of(BoardGeometry.bare(board, side), 1, Board.NONE);
    }
}
