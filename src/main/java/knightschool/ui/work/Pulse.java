package knightschool.ui.work;

import java.util.function.LongConsumer;
import javafx.animation.AnimationTimer;
import javafx.beans.value.ChangeListener;
import javafx.scene.Node;
import javafx.scene.Scene;

/**
 * Calls something once a frame while a node is in a JavaFX scene. Each frame takes work, also where nothing changes:
 * who has nothing to do until something happens lets the pulse {@link #rest}. Used on the JavaFX thread.
 */
public final class Pulse implements AutoCloseable {
    private final Node node;
    private final AnimationTimer timer;
    private final ChangeListener<Scene> switcher = (_, _, _) -> turn();
    private boolean resting;

    /**
     * Begins with the next frame in which the node is in a scene.
     *
     * @param tick takes the time of the frame, in nanoseconds
     */
    public Pulse(Node node, LongConsumer tick) {
        this.node = node;
        this.timer = new AnimationTimer() {
            @Override
            public void handle(long now) {
                tick.accept(now);
            }
        };
        node.sceneProperty().addListener(switcher);
        turn();
    }

    private void turn() {
        if (!resting && node.getScene() != null) {
            timer.start();
        } else {
            timer.stop();
        }
    }

    /** Calls nothing until it is woken; no frame is made for its sake. */
    public void rest() {
        resting = true;
        turn();
    }

    /** Goes on with the next frame in which the node is in a scene. */
    public void wake() {
        resting = false;
        turn();
    }

    /** Ends it for good. */
    @Override
    public void close() {
        node.sceneProperty().removeListener(switcher);
        rest();
    }
}
