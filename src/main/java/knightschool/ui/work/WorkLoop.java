package knightschool.ui.work;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * A thread that owns a state for long. It works in slices, takes over what it is told between two of them, and waits
 * where nothing is left to do. Any thread may call it.
 */
public final class WorkLoop implements AutoCloseable {
    private final BlockingQueue<Runnable> requests = new LinkedBlockingQueue<>();
    private final BooleanSupplier slice;
    private final Consumer<WorkFailure> failed;
    private final Thread thread;
    private volatile boolean closed;

    /**
     * Begins to wait.
     *
     * @param name of the thread
     * @param slice does a little, a few milliseconds, on the thread; says whether anything is left to do
     * @param failed told on the thread how a slice or a request broke down; nothing more is done until the next
     *     request. Whoever hears of uncaught failures has heard of it
     */
    public WorkLoop(String name, BooleanSupplier slice, Consumer<WorkFailure> failed) {
        this.slice = slice;
        this.failed = failed;
        this.thread = WorkThreads.started(name, this::work);
    }

    /** Has something done on the thread before the next slice; all requests that wait are done before it, in order. */
    public void tell(Runnable request) {
        requests.add(request);
    }

    private void work() {
        boolean more = false;
        try {
            while (!closed) {
                more = attempt(more ? () -> {} : requests.take());
            }
        } catch (InterruptedException _) {
            // Nobody waits for it.
        }
    }

    private boolean attempt(Runnable first) {
        try {
            first.run();
            for (Runnable request = requests.poll(); request != null; request = requests.poll()) {
                request.run();
            }
            return !closed && slice.getAsBoolean();
        } catch (RuntimeException | Error fault) {
            failed.accept(WorkFailure.heard(fault));
            return false;
        }
    }

    /** Ends the thread after the slice under way; it is not waited for. */
    @Override
    public void close() {
        closed = true;
        tell(() -> {});
    }

    /** Whether the thread has ended. */
    public boolean isEnded() {
        return !thread.isAlive();
    }
}
