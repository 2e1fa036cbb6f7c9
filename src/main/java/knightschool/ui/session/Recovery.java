package knightschool.ui.session;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import knightschool.session.SessionStore;
import knightschool.session.UnsavedWork;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.Question;
import knightschool.ui.work.BackgroundWork;

/** Offers unsaved work of a run that crashed, once. Used on the JavaFX thread. */
public final class Recovery implements AutoCloseable {
    private final MainWindow window;
    private final SessionStore store;
    private final BackgroundWork work;
    private Optional<Question> asked = Optional.empty();

    /** @param screen runs what it is given on the JavaFX thread */
    public Recovery(MainWindow window, SessionStore store, Executor screen) {
        this.window = window;
        this.store = store;
        this.work = BackgroundWork.queue("recovery", screen);
    }

    /** Asks about what was found; nothing where that is nothing. */
    public void offer(List<UnsavedWork> works) {
        if (!works.isEmpty()) {
            RecoveryCard card = new RecoveryCard(works, () -> bringBack(works), this::forget);
            asked = Optional.of(new Question(card.node(), card.focus(), () -> {}));
            asked.ifPresent(window::ask);
        }
    }

    private void bringBack(List<UnsavedWork> works) {
        works.forEach(window::restore);
        forget();
    }

    /** What is brought back is unsaved work of this run now, and is kept aside as such before the old is forgotten. */
    private void forget() {
        asked.ifPresent(window::answered);
        List<UnsavedWork> now = window.unsaved();
        work.ask(
                _ -> {
                    store.keepAside(now);
                    store.forgetAbandoned();
                    return true;
                },
                _ -> {},
                _ -> {});
    }

    /** Whether what was answered is done. */
    boolean isSettled() {
        return !work.isBusy();
    }

    @Override
    public void close() {
        work.finish();
    }
}
