package knightschool.session;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import knightschool.files.InputFault;
import knightschool.files.ProcessMark;
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
    private Optional<Session> kept = Optional.empty();
    private List<InputFault> faults = List.of();

    /** @param folder made when something is kept for the first time */
    public SessionStore(Path folder) {
        this.folder = folder;
        this.session = new SharedFile(folder.resolve(SESSION), MAX_BYTES);
        this.own = folder.resolve(UNSAVED).resolve(ProcessMark.own().name());
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
        files(own).stream().filter(file -> !written.contains(file)).forEach(SessionStore::delete);
        if (works.isEmpty()) {
            delete(own);
        }
    }

    /** What processes kept aside that have ended since without saying that it is saved; of each in its order. */
    public synchronized List<UnsavedWork> abandoned() {
        return abandonedFolders().stream()
                .flatMap(process -> files(process).stream())
                .flatMap(file -> text(file).flatMap(UnsavedWork::parse).stream())
                .toList();
    }

    /** Throws away what is abandoned: it was offered. */
    public synchronized void forgetAbandoned() {
        for (Path process : abandonedFolders()) {
            files(process).forEach(SessionStore::delete);
            delete(process);
        }
    }

    private List<Path> abandonedFolders() {
        return files(folder.resolve(UNSAVED)).stream()
                .filter(Files::isDirectory)
                .filter(process -> !ProcessMark.isAlive(process.getFileName().toString()))
                .toList();
    }

    private static Optional<String> text(Path file) {
        try {
            return Files.exists(file) ? Optional.of(TextFiles.read(file, MAX_BYTES)) : Optional.empty();
        } catch (InputFault _) {
            return Optional.empty();
        }
    }

    private static List<Path> files(Path folder) {
        List<Path> files = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> all = Files.newDirectoryStream(folder)) {
                all.forEach(files::add);
            } catch (IOException | DirectoryIteratorException _) {
                return List.of();
            }
        }
        files.sort(null);
        return files;
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException _) {
            // What cannot be deleted now is found again the next time.
        }
    }
}
