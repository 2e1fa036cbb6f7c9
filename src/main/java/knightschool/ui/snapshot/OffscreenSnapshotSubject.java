package knightschool.ui.snapshot;

import java.util.Optional;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.layout.Region;

/**
 * Content that is laid out off screen for a picture: supplies its node, and tells when it is settled so that the
 * picture can be taken. Created, called and closed on the JavaFX thread.
 */
public interface OffscreenSnapshotSubject extends AutoCloseable {
    /** The root node of the subject, in no scene yet. */
    Region node();

    /** The node that the picture shows. */
    default Node part() {
        return node();
    }

    /**
     * The area of a larger picture to keep, in pixels of the layout; empty for all of it. Called once the subject is
     * settled.
     */
    default Optional<Rectangle2D> area() {
        return Optional.empty();
    }

    /** Whether the subject is complete; called after each layout. */
    boolean isSettled();

    @Override
    void close();
}
