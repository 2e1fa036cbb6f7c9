package knightschool.ui.board;

import javafx.scene.layout.Region;
import knightschool.drawing.board.BoardGeometry;

/** The board that stands beside the picture of its graph, as a whole or in part. */
public interface AlignableBoardView {
    /** Where it is seen. */
    Region region();

    /** Whether all of it is seen; a part of it takes all space that there is. */
    boolean isWhole();

    /**
     * Gives it its place.
     *
     * @param squares where they are in the region while the whole board is seen
     */
    void setHome(BoardGeometry squares);
}
