package knightschool.ui.board;

import javafx.scene.layout.Region;
import knightschool.drawing.board.BoardGeometry;

/**
 * The placement of a board beside the drawing of its graph, by the pane that has both. The board is visible as a whole,
 * or so large that only a part of it is.
 */
public interface BoardBesideGraphPlacement {
    /** The region of the board. */
    Region region();

    /** Whether the whole board is visible. If only a part is, it fills all available space. */
    boolean isWhole();

    /**
     * Sets the place of the whole board.
     *
     * @param squares the geometry of the squares in the region while the whole board is visible
     */
    void setHome(BoardGeometry squares);
}
