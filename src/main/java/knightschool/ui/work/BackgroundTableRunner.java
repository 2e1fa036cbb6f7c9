package knightschool.ui.work;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * Computes long tables on several background threads, row by row. The threads of a discarded count end by themselves.
 * All methods are called on the JavaFX thread.
 *
 * @param <R> the type of the rows
 * @param <C> the type of a count
 */
public final class BackgroundTableRunner<R, C> implements AutoCloseable {
    private final String name;
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper(this, "running");
    private final ReadOnlyObjectWrapper<WorkFailure> failure = new ReadOnlyObjectWrapper<>(this, "failure");
    private final List<RunningCount<R, C>> all = new ArrayList<>();
    private final PulseTaskQueue inbox = new PulseTaskQueue();
    private final Start<C> start;
    private final Consumer<C> cancel;
    private RunningCount<R, C> now;

    /** Starts a count. */
    @FunctionalInterface
    public interface Start<C> {
        /** Counts on threads of an executor; the future fails with the exception of any of them. */
        CompletableFuture<Void> on(C count, Executor executor, int threads);
    }

    /** A count with the rows that have not been taken yet, and its worker. */
    private record RunningCount<R, C>(Queue<R> rows, C count, BackgroundWorker worker) {}

    /**
     * @param name of the threads
     * @param cancel ends a count soon; what it has given stays
     */
    public BackgroundTableRunner(String name, Start<C> start, Consumer<C> cancel) {
        this.name = name;
        this.start = start;
        this.cancel = cancel;
    }

    /**
     * Begins a count; the results of the previous one are discarded.
     *
     * @param count makes it, for a consumer that takes each row on any thread
     * @param threads the number of threads, at least 1
     */
    public void begin(Function<Consumer<R>, C> count, int threads) {
        all.removeIf(one -> one.worker().isEnded());
        failure.set(null);
        Queue<R> rows = new ConcurrentLinkedQueue<>();
        C counting = count.apply(rows::add);
        now = new RunningCount<>(rows, counting, BackgroundWorker.queue(name, inbox));
        all.add(now);
        now.worker()
                .ask(
                        context -> {
                            context.inParallel(threads, executor -> start.on(counting, executor, threads));
                            return counting;
                        },
                        _ -> {},
                        failure::set);
        now.worker().finish();
        running.set(true);
    }

    /** Updates whether the count has ended and how; called once per pulse. */
    public void tick() {
        inbox.empty();
    }

    /** Requests the end of the count; rows that have arrived can still be taken. */
    public void cancel() {
        now().ifPresent(cancel);
    }

    /** Discards the count. */
    public void leave() {
        if (now != null) {
            close(now);
        }
        now = null;
        running.set(false);
    }

    private void close(RunningCount<R, C> one) {
        cancel.accept(one.count());
        one.worker().close();
    }

    /** The count that has not been discarded. */
    public Optional<C> now() {
        return Optional.ofNullable(now).map(RunningCount::count);
    }

    /** Whether there is a count that has not been discarded. */
    public boolean isUnderWay() {
        return now != null;
    }

    /** Whether no further rows will come, other than those waiting to be taken. */
    public boolean isDone() {
        return now == null || !now.worker().isBusy();
    }

    /** Takes the rows that have arrived since the last call. */
    public List<R> arrived() {
        return now == null
                ? List.of()
                : Stream.generate(now.rows()::poll).takeWhile(Objects::nonNull).toList();
    }

    /** Whether a count is under way. */
    public ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
    }

    /** The failure of the last count; null if there is none. */
    public ReadOnlyObjectProperty<WorkFailure> failureProperty() {
        return failure.getReadOnlyProperty();
    }

    /** Forgets the failure, since something else is asked now. */
    public void forgetFailure() {
        failure.set(null);
    }

    /** Ends all threads without waiting for them. */
    @Override
    public void close() {
        all.forEach(this::close);
    }

    /** Whether all threads have ended. */
    public boolean isEnded() {
        return all.stream().allMatch(one -> one.worker().isEnded());
    }
}
