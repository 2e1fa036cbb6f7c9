package knightschool.session;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import knightschool.files.InputFault;
import knightschool.files.ProcessMark;
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

    /** @param folder made when something is kept for the first time */
    public SessionStore(Path folder) {
        this.folder = folder;
        this.own = folder.resolve(UNSAVED).resolve(ProcessMark.own().name());
    }

    /** The folder, for what else is kept for the person. */
    public Path folder() {
        return folder;
    }

    /** The session of the last time, if there was one. */
    public synchronized Optional<Session> load() {
        return text(folder.resolve(SESSION)).flatMap(SessionText::parse);
    }

    /**
     * Keeps a session in place of the last.
     *
     * @throws InputFault if the folder cannot be written
     */
    public synchronized void save(Session session) {
        write(folder.resolve(SESSION), SessionText.format(session));
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
            write(file, work.format());
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

    private static void write(Path file, String text) {
        try {
            Files.createDirectories(file.getParent());
        } catch (IOException e) {
            throw new InputFault(
                    file.getParent().toString(), 0, "this folder cannot be made", "Free space or choose another home.");
        }
        TextFiles.write(file, text);
    }

    private static List<Path> files(Path folder) {
        List<Path> files = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> all = Files.newDirectoryStream(folder)) {
                all.forEach(files::add);
            } catch (IOException _) {
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
