package knightschool.census;

import java.util.List;
import java.util.PrimitiveIterator;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import knightschool.board.Board;

/**
 * Runs the searches of a {@link CensusDefinition} on the threads of an executor and passes the result of each start to
 * a consumer. Each worker takes the next start that no other worker has taken.
 *
 * <p>Safe for use by several threads.
 */
public final class CensusComputation {
    /** The memory limit for all workers together, in bytes; less where the heap is small. */
    private static final long MOST_MEMORY = 512L << 20;

    /** The memory limit, in bytes, for a census that runs inside the window. */
    private static final long MOST_IN_WINDOW = 64L << 20;

    /** The workers use at most the heap divided by this number. */
    private static final int PART_OF_HEAP = 4;

    private static final Underway NOTHING = new Underway(Board.NONE, 0);

    private final CensusDefinition census;
    private final Consumer<CensusRow> rows;
    private final long memory;
    private final PrimitiveIterator.OfInt starts;
    private final List<Worker> workers = new CopyOnWriteArrayList<>();
    private volatile boolean cancelled;

    /**
     * A start whose search is being counted.
     *
     * @param start a square index
     * @param steps the number of steps made so far
     */
    public record Underway(int start, long steps) {}

    /**
     * Creates a run that has not begun.
     *
     * @param rows receives each row when it is done, in no particular order, one at a time, on a worker's thread
     */
    public CensusComputation(CensusDefinition census, Consumer<CensusRow> rows) {
        this(census, rows, MOST_MEMORY);
    }

    private CensusComputation(CensusDefinition census, Consumer<CensusRow> rows, long most) {
        this.census = census;
        this.rows = rows;
        this.memory = Math.min(most, Runtime.getRuntime().maxMemory() / PART_OF_HEAP);
        this.starts = census.starts().iterator();
    }

    /** Like {@link #CensusComputation}, but with less memory, which is somewhat slower for the hardest starts. */
    public static CensusComputation inWindow(CensusDefinition census, Consumer<CensusRow> rows) {
        return new CensusComputation(census, rows, MOST_IN_WINDOW);
    }

    /** Returns the memory limit for all workers together, in bytes. */
    long memory() {
        return memory;
    }

    /**
     * Counts on the threads of an executor until no start is left or the run is cancelled.
     *
     * @param threads the number of threads to use
     * @return a future that completes when all workers are done; it fails with the exception of any of them
     */
    public CompletableFuture<Void> workOn(Executor executor, int threads) {
        return onThreads(executor, threads, () -> countHere(threads), this::cancel);
    }

    /**
     * Does the same work on several threads.
     *
     * @param cancel runs when a thread fails; it never resets a cancellation that another thread has requested
     */
    static CompletableFuture<Void> onThreads(Executor executor, int threads, Runnable work, Runnable cancel) {
        CompletableFuture<?>[] workers = new CompletableFuture<?>[threads];
        for (int i = 0; i < threads; i++) {
            workers[i] = CompletableFuture.runAsync(work, executor).whenComplete((_, fault) -> {
                if (fault != null) {
                    cancel.run();
                }
            });
        }
        return CompletableFuture.allOf(workers);
    }

    /**
     * Counts on this thread until no start is left or the run is cancelled. Several threads may call it at once.
     *
     * @param threads the number of threads that share the memory
     */
    public void countHere(int threads) {
        work(memory / threads);
    }

    /** Ends the run soon: no further start is begun, and starts that are not done yet produce no row. */
    public void cancel() {
        cancelled = true;
    }

    /** Returns the number of steps counted so far for all starts, abandoned ones included. It never decreases. */
    public long steps() {
        return workers.stream().mapToLong(worker -> worker.counted).sum();
    }

    /** Returns the starts that are being counted. */
    public List<Underway> underway() {
        return workers.stream()
                .map(worker -> worker.underway)
                .filter(one -> one.start() != Board.NONE)
                .toList();
    }

    private void work(long bytes) {
        Worker worker = new Worker();
        workers.add(worker);
        worker.countAll(bytes);
    }

    private int next() {
        synchronized (starts) {
            return cancelled || !starts.hasNext() ? Board.NONE : starts.nextInt();
        }
    }

    private void give(CensusRow row) {
        synchronized (rows) {
            rows.accept(row);
        }
    }

    /** The part of the work done by one thread. Only that thread writes its fields. */
    private final class Worker {
        private long ended;
        private volatile long counted;
        private volatile Underway underway = NOTHING;

        void countAll(long bytes) {
            SearchStepCounter counter = MemoizedStepCounter.serves(census)
                    ? new MemoizedStepCounter(census, bytes, this::report)
                    : new ExplicitStepCounter(census, this::report);
            try {
                for (int start = begin(); start != Board.NONE; start = begin()) {
                    CensusRow row = counter.count(start);
                    ended += row.steps();
                    counted = ended;
                    give(row);
                }
            } catch (CountCancelledException _) {
                underway = NOTHING;
            }
        }

        private int begin() {
            int start = next();
            underway = new Underway(start, 0);
            return start;
        }

        /** Publishes the number of steps made, at most the limit: a counter may exceed it slightly before it stops. */
        private void report(long count) {
            long steps = Math.min(count, census.limit());
            underway = new Underway(underway.start(), steps);
            counted = ended + steps;
            if (cancelled) {
                throw new CountCancelledException();
            }
        }
    }

    /** Thrown to leave the counting from any depth when the run is cancelled. */
    private static final class CountCancelledException extends CancellationException {
        private static final long serialVersionUID = 1L;
    }
}
