package knightschool.ui.work;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * The connection of a running computation to its caller: cancellation, messages to the JavaFX thread and parallel
 * parts. Used on the thread of the computation.
 */
public final class RunningWorkContext {
    private final String name;
    private final Executor screen;
    private final CountDownLatch givenUp = new CountDownLatch(1);

    RunningWorkContext(String name, Executor screen) {
        this.name = name;
        this.screen = screen;
    }

    /** Whether the result is still wanted. */
    public boolean isWanted() {
        return givenUp.getCount() > 0;
    }

    /**
     * Checks for cancellation.
     *
     * @throws CancellationException if the result is no longer wanted
     */
    public void requireWanted() {
        if (!isWanted()) {
            throw new CancellationException("nobody waits for the answer any more");
        }
    }

    /**
     * Sleeps, for example between two polls; ends at once if the result is no longer wanted.
     *
     * @throws CancellationException as {@link #requireWanted}
     */
    public void rest(Duration time) {
        try {
            if (givenUp.await(time.toNanos(), TimeUnit.NANOSECONDS)) {
                requireWanted();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new CancellationException("interrupted");
        }
    }

    /** Runs a task on the JavaFX thread, in order of submission, unless the result is no longer wanted by then. */
    public void say(Runnable action) {
        screen.execute(() -> {
            if (isWanted()) {
                action.run();
            }
        });
    }

    /**
     * Runs parts of the computation on a pool of threads and waits for all of them.
     *
     * @param threads number of threads, at least 1
     * @param parts submits the parts to an executor; its future completes when all have, and fails with the exception
     *     of any of them
     */
    public void inParallel(int threads, Function<Executor, ? extends CompletableFuture<?>> parts) {
        try (ExecutorService helpers = WorkThreadFactory.pool(name, threads)) {
            parts.apply(helpers).join();
        } catch (CompletionException failure) {
            throw unwrapped(failure);
        }
    }

    /** Returns the exception of a part of the work, to be thrown by the caller; throws it if it is an {@link Error}. */
    public static RuntimeException unwrapped(CompletionException failure) {
        if (failure.getCause() instanceof Error error) {
            throw error;
        }
        return failure.getCause() instanceof RuntimeException unchecked ? unchecked : failure;
    }

    /** Cancels the computation; called on the JavaFX thread. */
    void giveUp() {
        givenUp.countDown();
    }
}
