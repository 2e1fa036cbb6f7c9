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
     * The least height of the scene, in its pixels; in a lower place the scene is scrolled. Below this height, boards
     * would be too small to read, or parts would overlap. 0 if any height will do. Called in each layout.
     *
     * @param width the available width
     */
    default double leastHeight(double width) {
        return 0;
    }
}
