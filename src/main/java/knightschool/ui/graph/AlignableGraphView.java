package knightschool.ui.graph;

import java.util.Optional;
import javafx.scene.layout.Region;
import knightschool.drawing.board.BoardGeometry;

/** The picture of a graph that stands beside a board, with what belongs to it below it. */
public interface AlignableGraphView {
    /** Both. */
    Region region();

    /**
     * How high what stands below the picture is.
     *
     * @param width of the picture, in pixels
     */
    double heightBelow(double width);

    /**
     * Makes the graph as on the board level with squares of the board.
     *
     * @param squares where the squares would be if they were in the picture; none where the graph is as large as it can
     *     be
     */
    void setSquares(Optional<BoardGeometry> squares);
}
