package knightschool.ui.work;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.util.Subscription;

/**
 * Follows work that continues after its node was removed from its JavaFX scene, where no pulse calls it, and reports
 * its end. Used on the JavaFX thread.
 */
final class DetachedWorkMonitor implements AutoCloseable {
    /** The interval between two polls. A short delay does not matter, since the user is busy with something else. */
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(250);

    private final LongConsumer tick;
    private final BooleanSupplier done;
    private final Runnable ended;
    private final Subscription leaving;
    private Optional<PeriodicTask> looking = Optional.empty();

    /**
     * @param tick applies the results that have arrived; receives the time, in nanoseconds
     * @param done whether no work is running
     * @param ended run once if work that was running when the node was removed ends before the node is back
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
