package knightschool.census;

import java.io.IOException;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Runs a census on all processors, while the calling thread reports the progress. */
public final class ParallelCensus {
    private static final long MILLISECONDS_BETWEEN_REPORTS = 200;

    private ParallelCensus() {}

    /** Receives the progress of a census on the calling thread. */
    @FunctionalInterface
    public interface Progress {
        /**
         * Called when rows have been added or some time has passed.
         *
         * @param steps the number of steps counted so far
         * @throws IOException if the progress cannot be reported, which ends the census
         */
        void at(long steps) throws IOException;
    }

    /**
     * Counts every start of a census on all processors and returns when the last one is counted.
     *
     * @param rows receives each row when it is done, in no particular order, one at a time, on any thread
     * @param progress is informed soon after each row
     * @throws CancellationException if this thread is interrupted before every start is counted; its interrupt flag is
     *     set
     */
    public static void run(CensusDefinition census, Consumer<CensusRow> rows, Progress progress) throws IOException {
        LinkedBlockingQueue<CensusRow> arrived = new LinkedBlockingQueue<>();
        CensusComputation run = new CensusComputation(census, row -> {
            rows.accept(row);
            arrived.add(row);
        });
        int threads = Math.clamp(census.size(), 1, Runtime.getRuntime().availableProcessors());
        try (ExecutorService pool = Executors.newFixedThreadPool(
                threads, Thread.ofPlatform().daemon().factory())) {
            try {
                CompletableFuture<Void> future = run.workOn(pool, threads);
                while (!future.isDone() || !arrived.isEmpty()) {
                    arrived.poll(MILLISECONDS_BETWEEN_REPORTS, TimeUnit.MILLISECONDS);
                    progress.at(run.steps());
                }
                future.join();
            } finally {
                run.cancel();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("interrupted before every start was counted");
        } catch (CompletionException e) {
            throw unwrapped(e);
        }
    }

    private static RuntimeException unwrapped(CompletionException wrapper) {
        if (wrapper.getCause() instanceof Error error) {
            throw error;
        }
        return wrapper.getCause() instanceof RuntimeException fault ? fault : wrapper;
    }
}
