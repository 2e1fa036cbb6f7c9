package knightschool.ui.session;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import knightschool.files.InputFault;
import knightschool.files.PartialReadResult;
import knightschool.session.MergingFileStore;
import knightschool.session.PendingStoreChanges;
import knightschool.ui.message.MessageDisplay;
import knightschool.ui.message.PersistentFaultDisplay;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.PeriodicTask;
import knightschool.ui.work.StateSaver;
import knightschool.ui.work.WorkFailure;

/**
 * Loads and saves a stored value, such as a user's progress or settings, on a thread of its own, and merges it with
 * what other windows save. Failed attempts are repeated, and a message stays on screen until one succeeds.
 *
 * @param <T> the value, immutable
 */
public final class StoreChangeAutosaver<T> implements StateSaver, AutoCloseable {
    private final ReadOnlyObjectProperty<T> value;
    private final Consumer<T> receiver;
    private final Optional<MergingFileStore<T>> store;
    private final Optional<PendingStoreChanges<T>> changes;
    private final Optional<PersistentFaultDisplay> faults;
    private final Executor screen;
    private final BackgroundWorker worker;
    private final T none;
    private Optional<PeriodicTask> again = Optional.empty();
    private final ReadOnlyBooleanWrapper read = new ReadOnlyBooleanWrapper(this, "read");
    private boolean taking;
    private int forgotten;

    /**
     * Loads the stored value and saves every later change.
     *
     * @param value the current value, nothing at first; observed for the user's changes
     * @param receiver sets {@code value} to one that includes the stored value
     * @param store the file; empty if nothing is saved
     * @param screen runs tasks on the JavaFX thread
     */
    public StoreChangeAutosaver(
            ReadOnlyObjectProperty<T> value,
            Consumer<T> receiver,
            Optional<MergingFileStore<T>> store,
            MessageDisplay messages,
            Executor screen) {
        this.value = value;
        this.receiver = receiver;
        this.store = store;
        this.changes = store.map(PendingStoreChanges::new);
        this.faults = messages.offer(PersistentFaultDisplay.class);
        this.screen = screen;
        this.worker = BackgroundWorker.queue("progress", screen);
        this.none = value.get();
        store.ifPresentOrElse(this::read, () -> read.set(true));
        value.addListener((_, before, now) -> done(before, now));
    }

    private void read(MergingFileStore<T> from) {
        int then = forgotten;
        worker.ask(
                _ -> from.load(),
                result -> {
                    settled();
                    reportFaults(result);
                    if (then == forgotten) {
                        take(from.merge(none, value.get(), result.value()));
                    }
                    read.set(true);
                },
                failure -> {
                    failed(failure);
                    read.set(true);
                });
    }

    /** Whether the first attempt to load the stored value has ended. */
    public ReadOnlyBooleanProperty readProperty() {
        return read.getReadOnlyProperty();
    }

    private void reportFaults(PartialReadResult<T> result) {
        faults.ifPresent(display ->
                result.faults().forEach(fault -> display.showPersistent(fault.place() + fault.line(), fault)));
    }

    private void take(T value) {
        taking = true;
        try {
            receiver.accept(value);
        } finally {
            taking = false;
        }
    }

    private void done(T before, T now) {
        if (!taking && changes.isPresent()) {
            changes.get().add(before, now);
            keep();
        }
    }

    private void keep() {
        keep(_ -> {});
    }

    @Override
    public void keep(Consumer<Optional<InputFault>> then) {
        if (changes.isEmpty()) {
            then.accept(Optional.empty());
            return;
        }
        int before = forgotten;
        worker.ask(
                _ -> SaveOutcome.of(changes.get()),
                result -> {
                    if (result.isAny()) {
                        settled();
                        result.news()
                                .filter(_ -> before == forgotten)
                                .ifPresent(all -> take(store.orElseThrow().merge(all.then(), value.get(), all.all())));
                    }
                    then.accept(Optional.empty());
                },
                failure -> {
                    failed(failure);
                    then.accept(Optional.of(failure.fault()));
                });
    }

    /**
     * The outcome of saving the pending changes.
     *
     * @param isAny whether any changes were pending
     */
    private record SaveOutcome<T>(boolean isAny, Optional<PendingStoreChanges.News<T>> news) {
        static <T> SaveOutcome<T> of(PendingStoreChanges<T> changes) {
            return new SaveOutcome<>(changes.isWaiting(), changes.keep());
        }
    }

    @Override
    public List<Path> files() {
        return store.map(MergingFileStore::name).map(Path::of).stream().toList();
    }

    private String about() {
        return store.orElseThrow().name();
    }

    private void settled() {
        again.ifPresent(PeriodicTask::close);
        again = Optional.empty();
        faults.ifPresent(display -> display.settled(about()));
    }

    /** Shows a message and repeats the attempt at intervals, since space may become free on the disk. */
    private void failed(WorkFailure failure) {
        faults.ifPresent(display -> display.notKept(about(), failure.fault()));
        if (again.isEmpty()) {
            PeriodicTask rhythm = new PeriodicTask("retries", screen, SessionAutosaver.EVERY, this::retry);
            rhythm.begin();
            again = Optional.of(rhythm);
        }
    }

    private void retry() {
        if (changes.orElseThrow().isWaiting()) {
            keep();
        } else {
            read(store.orElseThrow());
        }
    }

    /** Deletes the value, here and in the file. */
    public void forget() {
        forgotten++;
        take(none);
        changes.ifPresent(pendingChanges -> {
            pendingChanges.forget();
            keep();
        });
    }

    /** Whether everything is read and written. */
    public boolean isSettled() {
        return !worker.isBusy();
    }

    /** Ends the thread once all pending changes are written. */
    @Override
    public void close() {
        again.ifPresent(rhythm -> {
            rhythm.close();
            keep();
        });
        worker.finish();
    }
}
