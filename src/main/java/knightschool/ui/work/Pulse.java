package knightschool.ui.work;

import java.util.function.LongConsumer;
import javafx.animation.AnimationTimer;
import javafx.beans.value.ChangeListener;
import javafx.scene.Node;
import javafx.scene.Scene;

/** Calls something once a frame while a node is in a JavaFX scene. Used on the JavaFX thread. */
public final class Pulse implements AutoCloseable {
    private final Node node;
    private final AnimationTimer timer;
    private final ChangeListener<Scene> switcher = (_, _, scene) -> turn(scene != null);

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
        turn(node.getScene() != null);
    }

    private void turn(boolean on) {
        if (on) {
            timer.start();
        } else {
            timer.stop();
        }
    }

    /** Ends it for good. */
    @Override
    public void close() {
        node.sceneProperty().removeListener(switcher);
        timer.stop();
    }
}
