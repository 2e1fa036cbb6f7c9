package knightschool.ui.snapshot;

import java.util.Optional;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.layout.Region;

/** What is to be pictured once it is settled; made, asked and closed on the JavaFX thread. */
public interface PictureSubject extends AutoCloseable {
    /** All of it, in no scene yet. */
    Region node();

    /** What of it is in the picture. */
    default Node part() {
        return node();
    }

    /** What of a larger picture of all of it is kept; all where it is empty. Asked once it is settled. */
    default Optional<Rectangle2D> area() {
        return Optional.empty();
    }

    /** Whether everything is there; asked after each layout. */
    boolean isSettled();

    @Override
    void close();
}
