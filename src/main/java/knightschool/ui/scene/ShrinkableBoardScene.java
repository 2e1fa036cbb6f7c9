package knightschool.ui.scene;

import java.util.Optional;
import javafx.geometry.Dimension2D;

/** A scene whose boards shrink to make room for larger text before anything has to be scrolled. */
public interface ShrinkableBoardScene {
    /**
     * The least size, in pixels of the scene, that shows all content with text at its chosen size; empty while the
     * scene shows something that cannot shrink. Called in each layout with enlarged text.
     *
     * @param width the available width, used if it is large enough
     */
    Optional<Dimension2D> leastRoom(double width);

    /**
     * The height, in pixels of the scene, below which it is scrolled with text of any size: in a lower place its boards
     * would be too small to be read, or its parts would lie on each other. 0 if it can have any height. Called in each
     * layout.
     *
     * @param width the available width
     */
    default double leastHeight(double width) {
        return 0;
    }
}
