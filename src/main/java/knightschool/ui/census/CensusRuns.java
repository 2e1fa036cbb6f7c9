package knightschool.ui.census;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.census.CensusProblem;
import knightschool.census.CensusRow;
import knightschool.census.CensusRun;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.PulseTaskQueue;
import knightschool.ui.work.WorkFailure;

/**
 * Runs censuses in background threads, one at a time. The threads of a discarded census end by themselves. All methods
 * are called on the JavaFX thread.
 */
final class CensusRuns {
    /** The number of processors left for the JavaFX thread and other programs. */
    private static final int LEFT_FREE = 1;

    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper(this, "running");
    private final ReadOnlyObjectWrapper<WorkFailure> failure = new ReadOnlyObjectWrapper<>(this, "failure");
    private final List<Counted> all = new ArrayList<>();
    private final PulseTaskQueue inbox = new PulseTaskQueue();
    private final Counting counting;
    private Counted now;

    /** Creates the run that computes a census. */
    @FunctionalInterface
    interface Counting {
        /** @param rows receives each row when it is computed */
        CensusRun run(CensusProblem census, Consumer<CensusRow> rows);
    }

    /** A running census: the rows that have not been taken yet, the run and its worker. */
    private record Counted(Queue<CensusRow> rows, CensusRun run, BackgroundWorker work) {
        void close() {
            run.cancel();
            work.close();
        }
    }

    CensusRuns(Counting counting) {
        this.counting = counting;
    }

    /** Starts a census; the results of the previous one are discarded. */
    void begin(CensusProblem census) {
        all.removeIf(one -> one.work().isEnded());
        failure.set(null);
        Queue<CensusRow> rows = new ConcurrentLinkedQueue<>();
        CensusRun run = counting.run(census, rows::add);
        now = new Counted(rows, run, BackgroundWorker.queue("census", inbox));
        all.add(now);
        int most = Math.max(1, Runtime.getRuntime().availableProcessors() - LEFT_FREE);
        int count = Math.clamp(census.size(), 1, most);
        now.work()
                .ask(
                        context -> {
                            context.inParallel(count, threads -> run.workOn(threads, count));
                            return census;
                        },
                        _ -> {},
                        failure::set);
        now.work().finish();
        running.set(true);
    }

    /** Updates whether the census has ended and how; called once per pulse. */
    void tick() {
        inbox.empty();
    }

    /** Requests the end of the census; rows that have arrived can still be taken. */
    void cancel() {
        if (now != null) {
            now.run().cancel();
        }
    }

    /** Discards the census. */
    void leave() {
        if (now != null) {
            now.close();
        }
        now = null;
        running.set(false);
    }

    /** Whether there is a census that has not been discarded. */
    boolean isUnderWay() {
        return now != null;
    }

    /** Whether no further rows will come, other than those waiting to be taken. */
    boolean isDone() {
        return now == null || !now.work().isBusy();
    }

    /** Takes the rows that have arrived since the last call. */
    List<CensusRow> arrived() {
        return now == null
                ? List.of()
                : Stream.generate(now.rows()::poll).takeWhile(Objects::nonNull).toList();
    }

    /** The starts that are being searched from. */
    List<CensusRun.Underway> underway() {
        return now == null ? List.of() : now.run().underway();
    }

    ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
    }

    /** The failure of the last census; null if there is none. */
    ReadOnlyObjectProperty<WorkFailure> failureProperty() {
        return failure.getReadOnlyProperty();
    }

    /** Forgets the failure, since the question has changed. */
    void forgetFailure() {
        failure.set(null);
    }

    /** Ends all threads without waiting for them. */
    void close() {
        all.forEach(Counted::close);
    }

    /** Whether all threads have ended. */
    boolean isEnded() {
        return all.stream().allMatch(one -> one.work().isEnded());
    }
}
