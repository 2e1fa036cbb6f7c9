package knightschool.census;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/**
 * Runs several censuses one after another on the threads of an executor. A thread that finds no start square left in
 * one census goes on to the next, so that no thread waits for another.
 *
 * <p>Safe for use by several threads.
 */
public final class MultiCensusComputation {
    private final List<CensusComputation> parts;

    /** @param parts the censuses in their order, none of them begun */
    public MultiCensusComputation(List<CensusComputation> parts) {
        this.parts = List.copyOf(parts);
    }

    /**
     * Counts until no start is left or the work is cancelled.
     *
     * @param threads the number of threads to use
     * @return a future that completes when all threads are done; it fails with the exception of any of them
     */
    public CompletableFuture<Void> workOn(Executor executor, int threads) {
        Runnable work = () -> parts.forEach(part -> part.countHere(threads));
        return CensusComputation.onThreads(executor, threads, work, this::cancel);
    }

    /** Ends the work soon: no further start is begun, and those that are under way are given up. */
    public void cancel() {
        parts.forEach(CensusComputation::cancel);
    }

    /** Returns the starts that are being counted, of all censuses. */
    public List<CensusComputation.Underway> underway() {
        return parts.stream().flatMap(part -> part.underway().stream()).toList();
    }
}
