package knightschool.ui.board;

import java.util.stream.Stream;
import javafx.geometry.Bounds;

/** A node whose content leaves places empty, such as a graph: between its vertices something else may be shown. */
public interface OccupiedBoundsNode {
    /** Returns the places of the content that should stay in sight, in the coordinates of the node. */
    Stream<Bounds> contentBounds();
}
