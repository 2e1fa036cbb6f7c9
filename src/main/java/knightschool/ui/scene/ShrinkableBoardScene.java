package knightschool.ui.scene;

import java.util.Optional;
import javafx.geometry.Dimension2D;

/** A scene whose boards become smaller where larger words need the room, before anything has to be scrolled to. */
public interface ShrinkableBoardScene {
    /**
     * The least room in which its words are as large as they are to be and all of it is seen, in its own pixels; empty
     * as long as it shows something that does not become smaller. Asked in each layout with larger words.
     *
     * @param width how wide it will be, if that is enough
     */
    Optional<Dimension2D> leastRoom(double width);
}
