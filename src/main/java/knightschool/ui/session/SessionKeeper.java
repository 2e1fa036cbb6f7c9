package knightschool.ui.session;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import knightschool.files.InputFault;
import knightschool.session.Session;
import knightschool.session.SessionStore;
import knightschool.session.UnsavedWork;
import knightschool.ui.scene.StateSaver;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.work.BackgroundWork;
import knightschool.ui.work.PeriodicTask;

/**
 * Keeps what the window shows and what is unsaved, every few seconds where something has changed. Used on the JavaFX
 * thread; the store is written on a thread of its own.
 */
public final class SessionKeeper implements StateSaver, AutoCloseable {
    /** What a crash or a power cut can lose at most. */
    static final Duration EVERY = Duration.ofSeconds(10);

    private static final String SESSION = "session";
    private static final String UNSAVED = "unsaved";

    private final MainWindow window;
    private final SessionStore store;
    private final BackgroundWork work;
    private final PeriodicTask rhythm;
    private Optional<Session> keptSession = Optional.empty();
    private Optional<List<UnsavedWork>> keptAside = Optional.of(List.of());

    /** @param screen runs what it is given on the JavaFX thread */
    public SessionKeeper(MainWindow window, SessionStore store, Executor screen) {
        this.window = window;
        this.store = store;
        this.work = BackgroundWork.queue("session", screen);
        this.rhythm = new PeriodicTask("rhythm", screen, EVERY, this::keep);
    }

    /** Shows what was shown the last time, and from now on keeps what is shown. */
    public void begin(Optional<Session> last) {
        last.ifPresent(session -> window.bringBack(session.scenes(), session.current()));
        rhythm.begin();
    }

    /** What the window shows now. */
    public Optional<Session> session() {
        return window.now().map(now -> new Session(now.scene(), window.all()));
    }

    /** Writes what has changed since it was written last. */
    void keep() {
        Optional<Session> session = session();
        List<UnsavedWork> unsaved = window.unsaved();
        if (!session.equals(keptSession)) {
            keptSession = session;
            session.ifPresent(value -> write(SESSION, () -> store.save(value), () -> keptSession = Optional.empty()));
        }
        if (!keptAside.filter(kept -> sameWork(unsaved, kept)).isPresent()) {
            keptAside = Optional.of(unsaved);
            write(UNSAVED, () -> store.keepAside(unsaved), () -> keptAside = Optional.empty());
        }
    }

    private static boolean sameWork(List<UnsavedWork> these, List<UnsavedWork> those) {
        return these.stream()
                .map(UnsavedWork::withoutTime)
                .toList()
                .equals(those.stream().map(UnsavedWork::withoutTime).toList());
    }

    /**
     * Where nothing can be kept a person is told as long as it is so.
     *
     * @param about what is kept
     * @param again makes sure that it is tried again when the clock strikes
     */
    private void write(String about, Runnable task, Runnable again) {
        work.ask(
                _ -> {
                    task.run();
                    return true;
                },
                _ -> window.messages().settled(about),
                failure -> {
                    again.run();
                    window.messages().notKept(about, failure.fault());
                });
    }

    /** Writes what is shown without what is unsaved, which a person was asked about. */
    @Override
    public void keep(Consumer<Optional<InputFault>> then) {
        Optional<Session> last = last();
        keptSession = Optional.empty();
        work.ask(
                _ -> {
                    last.ifPresent(store::save);
                    return true;
                },
                _ -> {
                    window.messages().settled(SESSION);
                    then.accept(Optional.empty());
                },
                failure -> {
                    window.messages().notKept(SESSION, failure.fault());
                    then.accept(Optional.of(failure.fault()));
                });
    }

    @Override
    public String file() {
        return store.file().toString();
    }

    private Optional<Session> last() {
        return window.now().map(now -> new Session(now.scene(), window.allSaved()));
    }

    /** Whether all that was to be kept is written. */
    boolean isSettled() {
        return !work.isBusy();
    }

    /**
     * Stops keeping. What is unsaved now was given up: it is neither offered nor shown at the next start.
     *
     * @return writes the last state; to be run off the JavaFX thread
     */
    public Runnable end() {
        Optional<Session> last = last();
        close();
        return () -> {
            try {
                last.ifPresent(store::save);
            } finally {
                store.keepAside(List.of());
            }
        };
    }

    @Override
    public void close() {
        rhythm.close();
        work.finish();
    }
}
