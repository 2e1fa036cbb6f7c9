package knightschool.ui.board;

import javafx.scene.layout.Region;
import knightschool.drawing.board.BoardGeometry;

/** The board beside the drawing of its graph, visible as a whole or in part. */
public interface BoardViewBesideGraph {
    /** The region of the board. */
    Region region();

    /** Whether the whole board is visible; a part of it fills all available space. */
    boolean isWhole();

    /**
     * Sets the place of the board.
     *
     * @param squares the geometry of the squares in the region while the whole board is visible
     */
    void setHome(BoardGeometry squares);
}
