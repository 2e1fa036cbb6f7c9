package knightschool.ui.census;

import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Stream;
import knightschool.census.CensusProblem;
import knightschool.census.CensusRow;
import knightschool.census.CensusRun;
import knightschool.ui.work.BackgroundWork;
import knightschool.ui.work.WorkFailure;

/** Threads that answer one census and end with it. All methods but the threads' own work are called on the screen's. */
final class CensusWork implements AutoCloseable {
    /** The screen, and whatever else a person does meanwhile, needs a processor too. */
    private static final int LEFT_FREE = 1;

    private final Queue<CensusRow> rows = new ConcurrentLinkedQueue<>();
    private final CensusRun run;
    private final BackgroundWork work;

    /** Makes the run that answers a census. */
    @FunctionalInterface
    interface Counting {
        /** @param rows takes each row as it comes */
        CensusRun run(CensusProblem census, Consumer<CensusRow> rows);
    }

    /**
     * Begins to count.
     *
     * @param screen runs what tells the end
     * @param failed told what broke the counting; the rows that have come stay
     */
    CensusWork(CensusProblem census, Counting counting, Executor screen, Consumer<WorkFailure> failed) {
        int most = Math.max(1, Runtime.getRuntime().availableProcessors() - LEFT_FREE);
        int count = Math.clamp(census.size(), 1, most);
        run = counting.run(census, rows::add);
        work = BackgroundWork.queue("census", screen);
        work.ask(
                context -> {
                    context.inParallel(count, threads -> run.workOn(threads, count));
                    return census;
                },
                _ -> {},
                failed);
        work.finish();
    }

    /** The rows that have come since this was asked last. */
    List<CensusRow> arrived() {
        return Stream.generate(rows::poll).takeWhile(Objects::nonNull).toList();
    }

    /** Whether no more rows will come than those that are waiting. */
    boolean isDone() {
        return !work.isBusy();
    }

    /** The starts being counted now. */
    List<CensusRun.Underway> underway() {
        return run.underway();
    }

    /** Ends the counting soon; it is not waited for, and rows that have come can still be taken. */
    void cancel() {
        run.cancel();
    }

    /** Ends the counting soon, and tells nothing more of it. */
    @Override
    public void close() {
        run.cancel();
        work.close();
    }

    /** Whether every thread has ended. */
    boolean isEnded() {
        return work.isEnded();
    }
}
