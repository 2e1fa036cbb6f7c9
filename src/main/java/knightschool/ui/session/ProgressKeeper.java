package knightschool.ui.session;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import knightschool.session.ProgressStore;
import knightschool.ui.shell.Messages;
import knightschool.ui.work.BackgroundWork;

/**
 * Keeps how far a person has come, read and written on a thread of its own. Where it could not be read it is not
 * written either, until it is forgotten: what a person did before must not be lost to a fault.
 *
 * @param <T> what is known of it, immutable
 */
public final class ProgressKeeper<T> implements AutoCloseable {
    private final ReadOnlyObjectProperty<T> progress;
    private final Consumer<T> taker;
    private final Optional<ProgressStore<T>> store;
    private final Messages messages;
    private final BackgroundWork work;
    private final T none;
    private boolean readable;
    private boolean taking;

    /**
     * Reads what was kept, and from now on keeps what is done.
     *
     * @param progress what is known now: nothing; heard when a person does more
     * @param taker is told when more is known, and sets it
     * @param both what is known from two of them together, the older first
     * @param store empty where nothing is kept
     * @param screen runs what it is given on the JavaFX thread
     */
    public ProgressKeeper(
            ReadOnlyObjectProperty<T> progress,
            Consumer<T> taker,
            BinaryOperator<T> both,
            Optional<ProgressStore<T>> store,
            Messages messages,
            Executor screen) {
        this.progress = progress;
        this.taker = taker;
        this.store = store;
        this.messages = messages;
        this.none = progress.get();
        this.work = BackgroundWork.queue("progress", screen);
        store.ifPresent(from -> read(from, both));
        progress.addListener((_, _, now) -> keep(now));
    }

    private void read(ProgressStore<T> from, BinaryOperator<T> both) {
        work.ask(
                _ -> from.load(),
                kept -> {
                    readable = true;
                    T known = both.apply(kept, progress.get());
                    take(known);
                    if (!known.equals(kept)) {
                        keep(known);
                    }
                },
                failure -> messages.show(failure.fault()));
    }

    private void take(T known) {
        taking = true;
        taker.accept(known);
        taking = false;
    }

    private void keep(T now) {
        if (readable && !taking) {
            write(() -> store.orElseThrow().save(now));
        }
    }

    /** Forgets all that was done, here and where it was kept. */
    public void forget() {
        readable = store.isPresent();
        take(none);
        store.ifPresent(kept -> write(kept::forget));
    }

    private void write(Runnable task) {
        work.ask(
                _ -> {
                    task.run();
                    return true;
                },
                _ -> {},
                failure -> messages.show(failure.fault()));
    }

    /** Whether all is read and written. */
    public boolean isSettled() {
        return !work.isBusy();
    }

    /** What was done is still written. */
    @Override
    public void close() {
        work.finish();
    }
}
