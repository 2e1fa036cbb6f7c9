package knightschool.ui.board;

import java.util.stream.Stream;
import javafx.geometry.Bounds;

/**
 * A node that reports the bounds of its content, such as a graph, so that something else can be shown in the empty
 * places.
 */
public interface OccupiedBoundsNode {
    /** Returns the places of the content that should stay in sight, in the coordinates of the node. */
    Stream<Bounds> contentBounds();
}
