package knightschool.ui.graph;

import java.util.Optional;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.graph.BoardToGraphMorph;
import knightschool.layout.VertexPositions;

/**
 * Supplies the view of a knight's graph with the board that turns into this graph: its present state, the highlighted
 * square and the marks. Used on the JavaFX thread.
 */
public interface BoardToGraphMorphSupplier {
    /**
     * Returns the present state of the board.
     *
     * @param squares the squares, in pixels of the view
     */
    BoardToGraphMorph morph(BoardGeometry squares);

    /** Returns the square whose knight's moves are highlighted, or {@link knightschool.board.Board#NONE}. */
    int highlighted();

    /**
     * Returns a sketch with marks on top, such as those of an answer.
     *
     * @param sketch what is drawn above the vertices otherwise
     * @param vertexPlaces the places of the vertices, in pixels, if they have left their squares
     */
    Sketch marked(Sketch sketch, BoardGeometry squares, Optional<VertexPositions> vertexPlaces);
}
