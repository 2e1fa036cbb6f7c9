package knightschool.ui.census;

import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import knightschool.census.Census;
import knightschool.census.CensusRow;
import knightschool.census.CensusRun;

/** Threads that answer one census and end with it. All methods but the threads' own work are called on the screen's. */
final class CensusWork implements AutoCloseable {
    /** The screen, and whatever else a person does meanwhile, needs a processor too. */
    private static final int LEFT_FREE = 1;

    private final Queue<CensusRow> rows = new ConcurrentLinkedQueue<>();
    private final CensusRun run;
    private final ExecutorService threads;
    private final CompletableFuture<Void> done;

    /** Begins to count. */
    CensusWork(Census census) {
        int most = Math.max(1, Runtime.getRuntime().availableProcessors() - LEFT_FREE);
        int count = Math.clamp(census.size(), 1, most);
        run = new CensusRun(census, rows::add);
        threads = Executors.newFixedThreadPool(
                count, Thread.ofPlatform().daemon().name("census ", 1).factory());
        done = run.workOn(threads, count).whenComplete((_, fault) -> report(fault));
        threads.shutdown();
    }

    /** What broke the counting goes where everything goes that nobody caught. */
    private static void report(Throwable fault) {
        if (fault != null) {
            Throwable cause =
                    fault instanceof CompletionException && fault.getCause() != null ? fault.getCause() : fault;
            Thread thread = Thread.currentThread();
            thread.getUncaughtExceptionHandler().uncaughtException(thread, cause);
        }
    }

    /** The rows that have come since this was asked last. */
    List<CensusRow> arrived() {
        return Stream.generate(rows::poll).takeWhile(Objects::nonNull).toList();
    }

    /** Whether no more rows will come than those that are waiting. */
    boolean isDone() {
        return done.isDone();
    }

    /** The starts being counted now. */
    List<CensusRun.Underway> underway() {
        return run.underway();
    }

    /** Ends the counting soon; it is not waited for. */
    @Override
    public void close() {
        run.cancel();
    }

    /** Whether every thread has ended. */
    boolean isEnded() {
        return threads.isTerminated();
    }
}
