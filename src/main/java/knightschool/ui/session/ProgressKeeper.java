package knightschool.ui.session;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import knightschool.files.InputFault;
import knightschool.files.PartialReadResult;
import knightschool.session.PendingProgress;
import knightschool.session.ProgressStore;
import knightschool.ui.scene.StateSaver;
import knightschool.ui.shell.MessageDisplay;
import knightschool.ui.work.BackgroundWork;
import knightschool.ui.work.PeriodicTask;
import knightschool.ui.work.WorkFailure;

/**
 * Keeps what a person does, such as how far they have come, read and written on a thread of its own, beside what other
 * windows keep. What cannot be kept now is tried again, and a person is told as long as it is so.
 *
 * @param <T> what is known of it, immutable
 */
public final class ProgressKeeper<T> implements StateSaver, AutoCloseable {
    private final ReadOnlyObjectProperty<T> progress;
    private final Consumer<T> receiver;
    private final Optional<ProgressStore<T>> store;
    private final Optional<PendingProgress<T>> steps;
    private final MessageDisplay messages;
    private final Executor screen;
    private final BackgroundWork work;
    private final T none;
    private Optional<PeriodicTask> again = Optional.empty();
    private boolean taking;
    private int forgotten;

    /**
     * Reads what was kept, and from now on keeps what is done.
     *
     * @param progress what is known now: nothing; heard when a person does more
     * @param receiver is told when more is known, and sets it
     * @param store empty where nothing is kept
     * @param screen runs what it is given on the JavaFX thread
     */
    public ProgressKeeper(
            ReadOnlyObjectProperty<T> progress,
            Consumer<T> receiver,
            Optional<ProgressStore<T>> store,
            MessageDisplay messages,
            Executor screen) {
        this.progress = progress;
        this.receiver = receiver;
        this.store = store;
        this.steps = store.map(PendingProgress::new);
        this.messages = messages;
        this.screen = screen;
        this.work = BackgroundWork.queue("progress", screen);
        this.none = progress.get();
        store.ifPresent(from -> read(from));
        progress.addListener((_, before, now) -> done(before, now));
    }

    private void read(ProgressStore<T> from) {
        int then = forgotten;
        work.ask(
                _ -> from.load(),
                kept -> {
                    settled();
                    tell(kept);
                    if (then == forgotten) {
                        take(from.merge(none, progress.get(), kept.value()));
                    }
                },
                this::failed);
    }

    private void tell(PartialReadResult<T> kept) {
        kept.faults().forEach(fault -> messages.stand(fault.place() + fault.line(), fault));
    }

    private void take(T known) {
        taking = true;
        try {
            receiver.accept(known);
        } finally {
            taking = false;
        }
    }

    private void done(T before, T now) {
        if (!taking && steps.isPresent()) {
            steps.get().add(before, now);
            keep();
        }
    }

    private void keep() {
        keep(_ -> {});
    }

    @Override
    public void keep(Consumer<Optional<InputFault>> then) {
        if (steps.isEmpty()) {
            then.accept(Optional.empty());
            return;
        }
        int before = forgotten;
        work.ask(
                _ -> Kept.of(steps.get()),
                kept -> {
                    if (kept.isAny()) {
                        settled();
                        kept.news()
                                .filter(_ -> before == forgotten)
                                .ifPresent(
                                        all -> take(store.orElseThrow().merge(all.then(), progress.get(), all.all())));
                    }
                    then.accept(Optional.empty());
                },
                failure -> {
                    failed(failure);
                    then.accept(Optional.of(failure.fault()));
                });
    }

    /**
     * What came of keeping what waited.
     *
     * @param isAny whether anything did
     */
    private record Kept<T>(boolean isAny, Optional<PendingProgress.News<T>> news) {
        static <T> Kept<T> of(PendingProgress<T> steps) {
            return new Kept<>(steps.isWaiting(), steps.keep());
        }
    }

    @Override
    public String file() {
        return store.map(ProgressStore::name).orElse("");
    }

    private String about() {
        return store.orElseThrow().name();
    }

    private void settled() {
        again.ifPresent(PeriodicTask::close);
        again = Optional.empty();
        messages.settled(about());
    }

    /** Tried again now and then: a disk may get room. */
    private void failed(WorkFailure failure) {
        messages.notKept(about(), failure.fault());
        if (again.isEmpty()) {
            PeriodicTask rhythm = new PeriodicTask("retries", screen, SessionKeeper.EVERY, this::again);
            rhythm.begin();
            again = Optional.of(rhythm);
        }
    }

    private void again() {
        if (steps.orElseThrow().isWaiting()) {
            keep();
        } else {
            read(store.orElseThrow());
        }
    }

    /** Forgets all that was done, here and where it was kept. */
    public void forget() {
        forgotten++;
        take(none);
        steps.ifPresent(kept -> {
            kept.forget();
            keep();
        });
    }

    /** Whether all is read and written. */
    public boolean isSettled() {
        return !work.isBusy();
    }

    /** What was done is still written. */
    @Override
    public void close() {
        again.ifPresent(rhythm -> {
            rhythm.close();
            keep();
        });
        work.finish();
    }
}
