package knightschool.ui.work;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** A thread that owns mutable state and computes in short slices; requests are run between two slices. */
public final class SlicedWorkThread implements AutoCloseable {
    private final BlockingQueue<Runnable> requests = new LinkedBlockingQueue<>();
    private final BooleanSupplier slice;
    private final Consumer<Throwable> failed;
    private final Thread thread;
    private volatile boolean closed;

    /**
     * Starts the thread, which waits for a first request.
     *
     * @param name of the thread
     * @param slice computes for a few milliseconds on the thread and returns whether work remains
     * @param failed receives, on the thread, the message for an exception of a slice or a request; the loop then waits
     *     for the next request. The handler of uncaught exceptions has reported the exception before
     */
    public SlicedWorkThread(String name, BooleanSupplier slice, Consumer<WorkFailure> failed) {
        this(slice, fault -> failed.accept(WorkFailure.report(fault)), name);
    }

    /**
     * As {@link #SlicedWorkThread(String, BooleanSupplier, Consumer)}, for a scene that does not report failures
     * itself: the handler of uncaught exceptions reports them in the window, including a lack of memory and a faulty
     * input.
     *
     * @param failed run on the thread after an exception
     */
    public SlicedWorkThread(String name, BooleanSupplier slice, Runnable failed) {
        this(
                slice,
                fault -> {
                    WorkFailure.tellInWindow(fault);
                    failed.run();
                },
                name);
    }

    private SlicedWorkThread(BooleanSupplier slice, Consumer<Throwable> failed, String name) {
        this.slice = slice;
        this.failed = failed;
        this.thread = WorkThreadFactory.started(name, this::work);
    }

    /** Submits a request, run on the thread before the next slice; pending requests are run in order of submission. */
    public void submit(Runnable request) {
        requests.add(request);
    }

    private void work() {
        boolean more = false;
        try {
            while (!closed) {
                more = attempt(more ? () -> {} : requests.take());
            }
        } catch (InterruptedException _) {
            // The thread ends; no other thread waits for it.
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
            failed.accept(fault);
            return false;
        }
    }

    /** Ends the thread after the current slice, without waiting for it. */
    @Override
    public void close() {
        closed = true;
        submit(() -> {});
    }

    /** Whether the thread has ended. */
    public boolean isEnded() {
        return !thread.isAlive();
    }
}
