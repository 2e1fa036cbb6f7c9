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

/** What work may ask and say while it is under way, on the thread of the work. */
public final class WorkContext {
    private final String name;
    private final Executor screen;
    private final CountDownLatch givenUp = new CountDownLatch(1);

    WorkContext(String name, Executor screen) {
        this.name = name;
        this.screen = screen;
    }

    /** Whether somebody still waits for the answer. */
    public boolean isWanted() {
        return givenUp.getCount() > 0;
    }

    /** @throws CancellationException if nobody wants the answer any more */
    public void requireWanted() {
        if (!isWanted()) {
            throw new CancellationException("nobody waits for the answer any more");
        }
    }

    /**
     * Lets some time pass, as before the next look at what others change; ends at once when nobody wants the answer.
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

    /** Does something on the screen's thread, if the work is still wanted then. What is said is heard in that order. */
    public void say(Runnable what) {
        screen.execute(() -> {
            if (isWanted()) {
                what.run();
            }
        });
    }

    /**
     * Does parts of the work on threads of their own, and waits for all of them.
     *
     * @param threads how many, at least 1
     * @param parts begins the parts on an executor; done when all are, and fails with what failed in one of them
     */
    public void inParallel(int threads, Function<Executor, ? extends CompletableFuture<?>> parts) {
        try (ExecutorService helpers = WorkThreads.pool(name, threads)) {
            parts.apply(helpers).join();
        } catch (CompletionException failure) {
            throw unwrapped(failure);
        }
    }

    /** What failed in a part of the work, to be thrown; an error is thrown at once. */
    public static RuntimeException unwrapped(CompletionException failure) {
        if (failure.getCause() instanceof Error error) {
            throw error;
        }
        return failure.getCause() instanceof RuntimeException unchecked ? unchecked : failure;
    }

    /** Nobody waits for the answer from now on; called on the screen's thread. */
    void giveUp() {
        givenUp.countDown();
    }
}
