package knightschool.ui.work;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;

/**
 * A queue of tasks for the JavaFX thread that a model runs once per pulse, so that all results since the last pulse
 * change the screen at once and the model is independent of the JavaFX toolkit. Any thread may add tasks.
 */
public final class PulseTaskQueue implements Executor {
    private final Queue<Runnable> waiting = new ConcurrentLinkedQueue<>();

    @Override
    public void execute(Runnable task) {
        waiting.add(task);
    }

    /** Runs all queued tasks in the order of submission; on the JavaFX thread. */
    public void empty() {
        for (Runnable task = waiting.poll(); task != null; task = waiting.poll()) {
            task.run();
        }
    }
}
