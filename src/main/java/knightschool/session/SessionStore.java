package knightschool.session;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import knightschool.files.InputFault;
import knightschool.files.Salvaged;
import knightschool.files.SharedFile;
import knightschool.files.TextFiles;

/**
 * The folder in which sessions are kept. Unsaved work has a folder for each process, so that two windows at once do not
 * lose each other's; what a process left that has ended is abandoned.
 */
public final class SessionStore {
    private static final String SESSION = "session.txt";
    private static final String UNSAVED = "unsaved";
    private static final int MAX_BYTES = 1 << 24;

    private final Path folder;
    private final Path own;
    private final SharedFile session;
    private final AsideFolders folders;
    private Optional<Session> kept = Optional.empty();
    private List<InputFault> faults = List.of();

    /** @param folder made when something is kept for the first time */
    public SessionStore(Path folder) {
        this.folder = folder;
        this.session = new SharedFile(folder.resolve(SESSION), MAX_BYTES);
        this.folders = new AsideFolders(folder.resolve(UNSAVED));
        this.own = folders.own();
    }

    /** The folder, for what else is kept for the person. */
    public Path folder() {
        return folder;
    }

    /** The session of the last time, if there was one. */
    public synchronized Optional<Session> load() {
        Salvaged<Optional<Session>> read = read();
        faults = read.faults();
        kept = read.value();
        return kept;
    }

    private Salvaged<Optional<Session>> read() {
        try {
            Salvaged<Optional<Session>> read = parsed(session.read());
            return read.faults().isEmpty()
                    ? read
                    : new Salvaged<>(
                            read.value(),
                            List.of(session.damaged(
                                    read.faults().getFirst(), read.faults().size())));
        } catch (InputFault fault) {
            return new Salvaged<>(Optional.empty(), List.of(fault));
        }
    }

    private static Salvaged<Optional<Session>> parsed(Optional<String> text) {
        return text.map(SessionText::parse).orElse(Salvaged.whole(Optional.empty()));
    }

    /** What was wrong with the file of the session when it was loaded. */
    public synchronized List<InputFault> faults() {
        return faults;
    }

    /**
     * Keeps a session in place of the last. What another window has kept since stays where this one did not change it.
     *
     * @throws InputFault if the file cannot be written
     */
    public synchronized void save(Session now) {
        Session base = kept.orElse(new Session(now.current(), List.of()));
        session.change(text -> {
            Salvaged<Optional<Session>> theirs = parsed(text);
            if (!theirs.faults().isEmpty()) {
                session.keepDamaged(text.orElseThrow());
            }
            return Optional.of(SessionText.format(
                    theirs.value().map(there -> Session.merge(base, now, there)).orElse(now)));
        });
        kept = Optional.of(now);
    }

    /**
     * Keeps aside what is in no file, in place of what was kept aside by this process before.
     *
     * @throws InputFault if the folder cannot be written
     */
    public synchronized void keepAside(List<UnsavedWork> works) {
        List<Path> written = new ArrayList<>();
        for (UnsavedWork work : works) {
            Path file = own.resolve(
                    "%03d-%s.txt".formatted(written.size(), work.setup().scene().word()));
            SharedFile.write(file, work.format());
            written.add(file);
        }
        AsideFolders.files(own).stream().filter(file -> !written.contains(file)).forEach(AsideFolders::delete);
        if (works.isEmpty()) {
            AsideFolders.delete(own);
            folders.release();
        } else {
            folders.hold();
        }
    }

    /**
     * What processes kept aside that have ended since without saying that it is saved; of each in its order. From now
     * on it belongs to this one, and no other is offered it as long as this one is alive.
     */
    public synchronized List<UnsavedWork> abandoned() {
        return works(folders.claim());
    }

    /** What other processes keep aside that are alive, or were offered. */
    public synchronized List<UnsavedWork> heldByOthers() {
        return works(folders.ofOthers());
    }

    private static List<UnsavedWork> works(List<Path> processes) {
        return processes.stream()
                .flatMap(process -> AsideFolders.files(process).stream())
                .flatMap(file -> work(file).stream())
                .toList();
    }

    private static Optional<UnsavedWork> work(Path file) {
        return text(file).flatMap(UnsavedWork::parse);
    }

    /** Throws abandoned work away that was offered and answered; with it what nobody can read. */
    public synchronized void forgetAbandoned(List<UnsavedWork> answered) {
        for (Path process : folders.claim()) {
            AsideFolders.files(process).stream()
                    .filter(file -> work(file).map(answered::contains).orElse(true))
                    .forEach(AsideFolders::delete);
            AsideFolders.delete(process);
        }
        folders.release();
    }

    private static Optional<String> text(Path file) {
        try {
            return Files.exists(file) ? Optional.of(TextFiles.read(file, MAX_BYTES)) : Optional.empty();
        } catch (InputFault _) {
            return Optional.empty();
        }
    }
}
