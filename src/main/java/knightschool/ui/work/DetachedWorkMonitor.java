package knightschool.ui.work;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.util.Subscription;

/**
 * Follows work that goes on while its node has been taken out of its JavaFX scene, where no pulse calls it, and tells
 * its end there. Used on the JavaFX thread.
 */
final class DetachedWorkMonitor implements AutoCloseable {
    /** Who reads of the end has turned to something else: it may come a moment late. */
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(250);

    private final LongConsumer tick;
    private final BooleanSupplier done;
    private final Runnable ended;
    private final Subscription leaving;
    private Optional<PeriodicTask> looking = Optional.empty();

    /**
     * @param tick takes over what has come; takes the time, in nanoseconds
     * @param done whether nothing is under way
     * @param ended told once where what was under way when the node was taken away has ended before it came back
     */
    DetachedWorkMonitor(Node node, LongConsumer tick, BooleanSupplier done, Runnable ended) {
        this.tick = tick;
        this.done = done;
        this.ended = ended;
        leaving = node.sceneProperty().subscribe((_, now) -> {
            stop();
            if (now == null && !done.getAsBoolean()) {
                PeriodicTask task = new PeriodicTask("unseen", Platform::runLater, BETWEEN_LOOKS, this::look);
                looking = Optional.of(task);
                task.begin();
            }
        });
    }

    private void look() {
        tick.accept(System.nanoTime());
        if (done.getAsBoolean()) {
            stop();
            ended.run();
        }
    }

    private void stop() {
        looking.ifPresent(PeriodicTask::close);
        looking = Optional.empty();
    }

    @Override
    public void close() {
        stop();
        leaving.unsubscribe();
    }
}
