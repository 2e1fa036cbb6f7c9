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
 * Answers a {@link CensusProblem}, start by start. It has no thread of its own: it works on those of an executor. Each
 * worker takes the next start that nobody has taken.
 *
 * <p>Safe for several threads.
 */
public final class CensusRun {
    /** The most memory that all workers take together, in bytes; less where the heap is small. */
    private static final long MOST_MEMORY = 512L << 20;

    /** The same beside all else that a window holds. */
    private static final long MOST_IN_WINDOW = 64L << 20;

    /** Which part of the heap they may take. */
    private static final int PART_OF_HEAP = 4;

    private static final Underway NOTHING = new Underway(Board.NONE, 0);

    private final CensusProblem census;
    private final Consumer<CensusRow> rows;
    private final long memory;
    private final PrimitiveIterator.OfInt starts;
    private final List<Worker> workers = new CopyOnWriteArrayList<>();
    private volatile boolean cancelled;

    /**
     * A start that is being counted.
     *
     * @param start a square index
     * @param steps those made so far
     */
    public record Underway(int start, long steps) {}

    /** @param rows takes each row as it comes, in no order, one at a time, on the thread of a worker */
    public CensusRun(CensusProblem census, Consumer<CensusRow> rows) {
        this(census, rows, MOST_MEMORY);
    }

    private CensusRun(CensusProblem census, Consumer<CensusRow> rows, long most) {
        this.census = census;
        this.rows = rows;
        this.memory = Math.min(most, Runtime.getRuntime().maxMemory() / PART_OF_HEAP);
        this.starts = census.starts().iterator();
    }

    /** As {@link #CensusRun}, with less memory, and so somewhat slower on the hardest starts. */
    public static CensusRun inWindow(CensusProblem census, Consumer<CensusRow> rows) {
        return new CensusRun(census, rows, MOST_IN_WINDOW);
    }

    /** The most memory that all workers take together, in bytes. */
    long memory() {
        return memory;
    }

    /**
     * Counts on the threads of an executor until no start is left or it is cancelled.
     *
     * @param threads on how many
     * @return done when all are; it fails with what went wrong on any of them
     */
    public CompletableFuture<Void> workOn(Executor executor, int threads) {
        CompletableFuture<?>[] parts = new CompletableFuture<?>[threads];
        for (int i = 0; i < threads; i++) {
            parts[i] = CompletableFuture.runAsync(() -> work(memory / threads), executor)
                    .whenComplete((_, fault) -> cancelIf(fault != null));
        }
        return CompletableFuture.allOf(parts);
    }

    /** Never takes a cancel back that another thread has asked for meanwhile. */
    private void cancelIf(boolean failed) {
        if (failed) {
            cancel();
        }
    }

    /** Ends the counting soon: no start is begun, and those not ended yet give no row. */
    public void cancel() {
        cancelled = true;
    }

    /** Number of steps counted so far, on all starts, those given up included: it never falls. */
    public long steps() {
        return workers.stream().mapToLong(worker -> worker.counted).sum();
    }

    /** The starts that are being counted, each with the steps made so far. */
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

    /** One thread's part: whatever it counts is written by that thread alone. */
    private final class Worker {
        private long ended;
        private volatile long counted;
        private volatile Underway underway = NOTHING;

        void countAll(long bytes) {
            StepCounter counter = MemoizedStepCounter.serves(census)
                    ? new MemoizedStepCounter(census, bytes, this::report)
                    : new ExplicitStepCounter(census, this::report);
            try {
                for (int start = begin(); start != Board.NONE; start = begin()) {
                    CensusRow row = counter.count(start);
                    ended += row.steps();
                    counted = ended;
                    give(row);
                }
            } catch (Cancelled _) {
                underway = NOTHING;
            }
        }

        private int begin() {
            int start = next();
            underway = new Underway(start, 0);
            return start;
        }

        /** A counter may look a little beyond the limit before it stops there. */
        private void report(long made) {
            long steps = Math.min(made, census.limit());
            underway = new Underway(underway.start(), steps);
            counted = ended + steps;
            if (cancelled) {
                throw new Cancelled();
            }
        }
    }

    /** Leaves the counting, however deep it is. */
    private static final class Cancelled extends CancellationException {
        private static final long serialVersionUID = 1L;
    }
}
