package knightschool.ui.graph;

import java.util.Optional;
import javafx.scene.layout.Region;
import knightschool.drawing.board.BoardGeometry;

/**
 * The view of a graph that stands beside a board, with its controls below the picture. The interface is what the layout
 * of both needs to know.
 */
public interface GraphViewBesideBoard {
    /** Returns the picture with its controls. */
    Region region();

    /**
     * Returns the height of the controls below the picture, in pixels.
     *
     * @param width the width of the picture, in pixels
     */
    double heightBelow(double width);

    /**
     * Aligns the graph as on the board with the squares of the board.
     *
     * @param squares the position of the squares in the coordinates of the picture; empty if the graph is to be as
     *     large as possible
     */
    void setSquares(Optional<BoardGeometry> squares);
}
