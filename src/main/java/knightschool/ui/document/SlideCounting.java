package knightschool.ui.document;

import javafx.scene.Node;
import knightschool.ui.work.PulseTimer;

/**
 * Counts for a node beside the text of a slide: from the beginning on while the node is on screen. A count that is
 * running when the slide is left pauses, and goes on when it is shown again; one that the user has stopped stays
 * stopped. Used on the JavaFX thread.
 */
public final class SlideCounting implements AutoCloseable {
    private final CountingScene.Counter counter;
    private final PulseTimer pulse;
    private boolean waiting;

    /** Begins to count. */
    public SlideCounting(Node node, CountingScene.Counter counter) {
        this.counter = counter;
        node.sceneProperty().addListener((_, _, scene) -> {
            if (scene == null) {
                waiting |= cancel();
            }
        });
        pulse = new PulseTimer(
                node,
                _ -> {
                    counter.tick();
                    runIfWaiting();
                },
                () -> !waiting && counter.isIdle());
        counter.run();
    }

    private void runIfWaiting() {
        if (waiting && isSettled()) {
            waiting = false;
            counter.run();
        }
    }

    /** Cancels the count. Returns whether it was running. What has been counted stays. */
    public boolean cancel() {
        boolean running = !isSettled();
        counter.cancel();
        return running;
    }

    /** Whether nothing is being counted. */
    public boolean isSettled() {
        return !counter.runningProperty().get();
    }

    /** Whether all threads have ended. */
    public boolean isEnded() {
        return counter.isEnded();
    }

    /** Ends the pulse and all threads. */
    @Override
    public void close() {
        pulse.close();
        counter.close();
    }
}
