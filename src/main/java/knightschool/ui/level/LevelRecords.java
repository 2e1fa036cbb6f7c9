package knightschool.ui.level;

import java.util.Optional;
import java.util.concurrent.Executor;
import knightschool.play.level.LevelProgress;
import knightschool.session.LevelProgressStore;
import knightschool.ui.shell.Messages;
import knightschool.ui.work.BackgroundWork;

/**
 * Keeps what was finished of the levels, read and written on a thread of its own. Where it could not be read it is not
 * written either, until it is forgotten: what a person did before must not be lost to a fault.
 */
final class LevelRecords implements AutoCloseable {
    private final LevelModel model;
    private final Optional<LevelProgressStore> store;
    private final Messages messages;
    private final BackgroundWork work;
    private boolean readable;
    private boolean taking;

    /**
     * Reads what was kept, and from now on keeps what is finished.
     *
     * @param store empty where nothing is kept
     * @param screen runs what it is given on the JavaFX thread
     */
    LevelRecords(LevelModel model, Optional<LevelProgressStore> store, Messages messages, Executor screen) {
        this.model = model;
        this.store = store;
        this.messages = messages;
        this.work = BackgroundWork.queue("level progress", screen);
        store.ifPresent(this::read);
        model.progressProperty().addListener((_, _, now) -> keep(now));
    }

    private void read(LevelProgressStore from) {
        work.ask(
                _ -> from.load(),
                kept -> {
                    readable = true;
                    LevelProgress both = kept.and(model.progress());
                    take(both);
                    if (!both.equals(kept)) {
                        keep(both);
                    }
                },
                failure -> messages.show(failure.fault()));
    }

    private void take(LevelProgress known) {
        taking = true;
        model.setProgress(known);
        taking = false;
    }

    private void keep(LevelProgress now) {
        if (readable && !taking) {
            write(() -> store.orElseThrow().save(now));
        }
    }

    /** Forgets all that was finished, here and where it was kept. */
    void forget() {
        readable = store.isPresent();
        take(LevelProgress.NONE);
        store.ifPresent(kept -> write(kept::forget));
        messages.say(LevelWords.FORGOTTEN);
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
    boolean isSettled() {
        return !work.isBusy();
    }

    /** What was finished is still written. */
    @Override
    public void close() {
        work.finish();
    }
}
