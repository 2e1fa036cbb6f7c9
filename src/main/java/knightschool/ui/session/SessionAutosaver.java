package knightschool.ui.session;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import knightschool.files.InputFault;
import knightschool.session.Session;
import knightschool.session.SessionStore;
import knightschool.session.UnsavedWork;
import knightschool.ui.message.PersistentFaultDisplay;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.PeriodicTask;
import knightschool.ui.work.StateSaver;

/**
 * Saves the session and the unsaved work every few seconds if they have changed. Used on the JavaFX thread; writes on a
 * thread of its own.
 */
public final class SessionAutosaver implements StateSaver, AutoCloseable {
    /** The interval between two writes: the most that a crash or a power cut can lose. */
    static final Duration EVERY = Duration.ofSeconds(10);

    private static final String SESSION = "session";
    private static final String UNSAVED = "unsaved";

    private final MainWindow window;
    private final SessionStore store;
    private final BackgroundWorker worker;
    private final PeriodicTask rhythm;
    private Optional<Session> keptSession = Optional.empty();
    private Optional<List<UnsavedWork>> keptAside = Optional.of(List.of());

    /** @param screen runs tasks on the JavaFX thread */
    public SessionAutosaver(MainWindow window, SessionStore store, Executor screen) {
        this.window = window;
        this.store = store;
        this.worker = BackgroundWorker.queue("session", screen);
        this.rhythm = new PeriodicTask("rhythm", screen, EVERY, this::keep);
    }

    /** Restores the last session, if any, and starts saving at intervals. */
    public void begin(Optional<Session> last) {
        last.ifPresent(session -> window.bringBack(session.scenes(), session.current()));
        rhythm.begin();
    }

    /** The current session; empty while the window shows no scene. */
    public Optional<Session> session() {
        return window.now().map(now -> new Session(now.scene(), window.all()));
    }

    /** Writes what has changed since the last call. */
    void keep() {
        Optional<Session> session = session();
        List<UnsavedWork> unsaved = window.unsaved();
        if (!session.equals(keptSession)) {
            keptSession = session;
            session.ifPresent(value -> write(SESSION, () -> store.save(value), () -> keptSession = Optional.empty()));
        }
        if (!keptAside.filter(works -> sameWork(unsaved, works)).isPresent()) {
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
     * Writes in the background. If that fails, a message stays on screen until a later attempt succeeds.
     *
     * @param about identifies what is written
     * @param again marks it as not written, so that the next interval writes it again
     */
    private void write(String about, Runnable task, Runnable again) {
        worker.ask(
                _ -> {
                    task.run();
                    return true;
                },
                _ -> settled(about),
                failure -> {
                    again.run();
                    notKept(about, failure.fault());
                });
    }

    private void settled(String about) {
        window.messages().offer(PersistentFaultDisplay.class).ifPresent(faults -> faults.settled(about));
    }

    private void notKept(String about, InputFault fault) {
        window.messages().offer(PersistentFaultDisplay.class).ifPresent(faults -> faults.notKept(about, fault));
    }

    /** Writes the session without unsaved work, which the user has been asked about. */
    @Override
    public void keep(Consumer<Optional<InputFault>> then) {
        Optional<Session> last = last();
        keptSession = Optional.empty();
        worker.ask(
                _ -> {
                    last.ifPresent(store::save);
                    return true;
                },
                _ -> {
                    settled(SESSION);
                    then.accept(Optional.empty());
                },
                failure -> {
                    notKept(SESSION, failure.fault());
                    then.accept(Optional.of(failure.fault()));
                });
    }

    @Override
    public List<Path> files() {
        return List.of(store.file());
    }

    private Optional<Session> last() {
        return window.now().map(now -> new Session(now.scene(), window.allSaved()));
    }

    /** Whether everything is written. */
    boolean isSettled() {
        return !worker.isBusy();
    }

    /**
     * Stops saving. Unsaved work that exists now has been discarded: the next start neither offers nor shows it.
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
        worker.finish();
    }
}
