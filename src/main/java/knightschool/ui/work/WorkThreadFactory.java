package knightschool.ui.work;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Creates all threads of the scenes: named daemon threads, so that a scene left open does not keep the program alive.
 */
public final class WorkThreadFactory {
    /** The executors that are completing their last tasks. */
    private static final Set<ExecutorService> FINISHING = ConcurrentHashMap.newKeySet();

    private WorkThreadFactory() {}

    /** Shuts an executor down once its queued tasks are completed. */
    static void finish(ExecutorService thread) {
        thread.shutdown();
        FINISHING.removeIf(ExecutorService::isTerminated);
        FINISHING.add(thread);
    }

    /**
     * Waits, before the program ends, for the pending requests of all executors that {@link BackgroundWorker#finish}
     * was called on. Not to be called on the JavaFX thread.
     *
     * @param patience the longest time to wait
     * @return whether all are completed; if not, the rest continues until the program ends
     */
    public static boolean awaitFinished(Duration patience) {
        long end = System.nanoTime() + patience.toNanos();
        boolean done = true;
        try {
            for (ExecutorService thread : FINISHING) {
                done &= thread.awaitTermination(end - System.nanoTime(), TimeUnit.NANOSECONDS);
            }
            return done;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /**
     * Runs the last task of the program on a thread of its own and waits for its end. Not to be called on the JavaFX
     * thread.
     *
     * @param name the name of the thread
     * @param patience the longest time to wait
     * @return whether the task has ended; if not, it continues until the program ends
     * @throws RuntimeException the exception that the task threw
     */
    public static boolean finish(String name, Runnable work, Duration patience) {
        ExecutorService thread = single(name);
        Future<?> end = thread.submit(work);
        thread.shutdown();
        try {
            end.get(patience.toNanos(), TimeUnit.NANOSECONDS);
            return true;
        } catch (TimeoutException _) {
            return false;
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    static Thread started(String name, Runnable work) {
        return Thread.ofPlatform().daemon().name(name).start(work);
    }

    static ExecutorService single(String name) {
        return Executors.newSingleThreadExecutor(
                Thread.ofPlatform().daemon().name(name).factory());
    }

    /** A pool of threads whose names end in a number from 1. */
    static ExecutorService pool(String name, int threads) {
        return Executors.newFixedThreadPool(
                threads, Thread.ofPlatform().daemon().name(name + " ", 1).factory());
    }
}
