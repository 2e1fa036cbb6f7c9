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

/** Counts one census on threads of its own, which end with it. All methods are called on the JavaFX thread. */
final class CensusWork implements AutoCloseable {
    /** The number of processors left for the screen and other programs. */
    private static final int LEFT_FREE = 1;

    private final Queue<CensusRow> rows = new ConcurrentLinkedQueue<>();
    private final CensusRun run;
    private final BackgroundWork work;

    /** Creates the run of a census. */
    @FunctionalInterface
    interface Counting {
        /**
         * Creates a run.
         *
         * @param rows receives each row as soon as it is known
         */
        CensusRun run(CensusProblem census, Consumer<CensusRow> rows);
    }

    /**
     * Starts counting.
     *
     * @param screen runs tasks on the JavaFX thread
     * @param failed receives the failure of the census; the rows that have arrived stay
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

    /** Takes the rows that have arrived since the last call. */
    List<CensusRow> arrived() {
        return Stream.generate(rows::poll).takeWhile(Objects::nonNull).toList();
    }

    /** Whether no further rows will come, other than those waiting to be taken. */
    boolean isDone() {
        return !work.isBusy();
    }

    /** The starts that are being searched from. */
    List<CensusRun.Underway> underway() {
        return run.underway();
    }

    /** Ends counting soon, without waiting for it. Rows that have arrived can still be taken. */
    void cancel() {
        run.cancel();
    }

    /** Ends counting soon and reports nothing more. */
    @Override
    public void close() {
        run.cancel();
        work.close();
    }

    /** Whether all threads have ended. */
    boolean isEnded() {
        return work.isEnded();
    }
}
