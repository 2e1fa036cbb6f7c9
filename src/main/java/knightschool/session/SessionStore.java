package knightschool.session;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.files.InputFault;
import knightschool.files.PartialReadResult;
import knightschool.files.TextFiles;
import knightschool.files.shared.SharedFile;

/**
 * The folder in which sessions are saved. Unsaved work has a folder for each process, so that two windows open at once
 * do not overwrite each other's; the work of a process that has ended is called abandoned.
 */
public final class SessionStore {
    private static final String SESSION = "session.txt";
    private static final String UNSAVED = "unsaved";
    private static final String DAMAGED = "unsaved.damaged";
    private static final int MAX_BYTES = 1 << 24;

    private final Path folder;
    private final Path own;
    private final SharedFile session;
    private final RecoveryFolders folders;
    private Optional<Session> savedSession = Optional.empty();
    private Optional<WrittenSession> written = Optional.empty();
    private List<InputFault> faults = List.of();
    private List<InputFault> asideFaults = List.of();

    /** The session that this process wrote last and its text. Reading it again could take as long as its searches. */
    private record WrittenSession(String text, Session session) {}

    /**
     * Creates a store.
     *
     * @param folder the folder; created when something is saved for the first time
     */
    public SessionStore(Path folder) {
        this.folder = folder;
        this.session = new SharedFile(folder.resolve(SESSION), MAX_BYTES);
        this.folders = new RecoveryFolders(folder.resolve(UNSAVED));
        this.own = folders.own();
    }

    /** Returns the file of the session. */
    public Path file() {
        return session.file();
    }

    /** Returns the folder, for other files of the user. */
    public Path folder() {
        return folder;
    }

    /**
     * Returns the last session, if there was one. Unsaved work of another window is left out; it belongs to that
     * window, and stays in the file.
     */
    public synchronized Optional<Session> load() {
        PartialReadResult<Optional<Session>> read = read();
        faults = read.faults();
        try {
            savedSession = read.value().map(last -> last.without(heldByOthers()));
        } catch (InputFault _) {
            // It is told by abandoned, which reads the same folder.
            savedSession = read.value();
        }
        return savedSession;
    }

    private PartialReadResult<Optional<Session>> read() {
        try {
            Optional<String> text = session.read();
            return session.withOneFault(parsed(text), text.orElse(""));
        } catch (InputFault fault) {
            return new PartialReadResult<>(Optional.empty(), List.of(fault));
        }
    }

    private static PartialReadResult<Optional<Session>> parsed(Optional<String> text) {
        return PartialReadResult.parse(text, Optional.empty(), SessionText::parse);
    }

    /** Returns the faults found while loading, in the file of the session and in unsaved work. */
    public synchronized List<InputFault> faults() {
        return Stream.concat(faults.stream(), asideFaults.stream()).toList();
    }

    /**
     * Saves a session in place of the last one. Changes that another window has saved in the meantime are kept if this
     * window did not change the same scene, and so is all unsaved work of other windows.
     *
     * @throws InputFault if the file cannot be written
     */
    public synchronized void save(Session now) {
        Session base = savedSession.orElse(new Session(now.current(), List.of()));
        session.change(text -> {
            PartialReadResult<Optional<Session>> theirs = text.equals(written.map(WrittenSession::text))
                    ? PartialReadResult.whole(written.map(WrittenSession::session))
                    : parsed(text);
            if (!theirs.faults().isEmpty()) {
                session.keepDamaged(text.orElseThrow());
            }
            Session merged = theirs.value()
                    .map(storedSession ->
                            Session.merge(base, now, storedSession).withHeld(storedSession, heldByOthers()))
                    .orElse(now);
            written = Optional.of(new WrittenSession(SessionText.format(merged), merged));
            return written.map(WrittenSession::text);
        });
        savedSession = Optional.of(now);
    }

    /**
     * Keeps the given unsaved work in place of what this process kept before. If it fails, the previous work stays.
     *
     * @throws InputFault if the folder cannot be written
     */
    public synchronized void keepAside(List<UnsavedWork> works) {
        Optional<InputFault> link = folders.linkInTheWay();
        if (link.isEmpty()) {
            keepAsideInFolder(works);
        } else if (!works.isEmpty()) {
            throw link.get();
        }
    }

    private void keepAsideInFolder(List<UnsavedWork> works) {
        List<Path> before = RecoveryFolders.files(own);
        long set = RecoveryFileNames.next(before);
        List<Path> written = new ArrayList<>();
        try {
            for (UnsavedWork work : works) {
                Path file = own.resolve(RecoveryFileNames.name(
                        set, written.size(), works.size(), work.setup().scene().word()));
                written.add(file);
                SharedFile.write(file, work.format());
            }
        } catch (InputFault fault) {
            written.forEach(TextFiles::deleteIfPossible);
            throw fault;
        }
        before.forEach(TextFiles::deleteIfPossible);
        if (works.isEmpty()) {
            TextFiles.deleteIfPossible(own);
            folders.release();
        } else {
            folders.hold();
        }
    }

    /**
     * Returns the unsaved work of processes that have ended, in the order of each process. From then on it belongs to
     * this process, and is not offered to others as long as this one is alive. A file that cannot be read is kept: it
     * is read again the next time or, if it is damaged, moved aside.
     */
    public synchronized List<UnsavedWork> abandoned() {
        try {
            return claimed();
        } catch (InputFault unreadable) {
            asideFaults = List.of(unreadable);
            return List.of();
        }
    }

    private List<UnsavedWork> claimed() {
        List<Path> processes = RecoveryFolders.readable(folders.claim());
        processes.forEach(SessionStore::forgetOtherSets);
        List<RecoveryFile> files = RecoveryFile.in(processes);
        List<RecoveryFile> without =
                files.stream().filter(file -> file.work().isEmpty()).toList();
        List<RecoveryFile> away = without.stream()
                .filter(file -> file.isSpoilt() && file.isPutInto(folder.resolve(DAMAGED)))
                .toList();
        asideFaults = Stream.of(
                        links().stream(),
                        folders.unreadable().stream(),
                        unread(away.size(), without.size() - away.size()).stream())
                .flatMap(kind -> kind)
                .toList();
        processes.forEach(TextFiles::deleteIfPossible);
        folders.release();
        return works(files);
    }

    private List<InputFault> links() {
        return Stream.concat(folders.links().stream(), RecoveryFolders.link(folder.resolve(DAMAGED)).stream())
                .toList();
    }

    /** Returns faults that tell how many files were moved aside, and how many stay. */
    private List<InputFault> unread(int away, int staying) {
        String again = "It stays there, and the next start tries it again.";
        var damaged = fault(DAMAGED, "work that was not saved cannot be read", "It is kept there.", away);
        var unsaved = fault(UNSAVED, "work that was not saved cannot be read now", again, staying);
        return Stream.of(damaged, unsaved).flatMap(Optional::stream).toList();
    }

    /**
     * Deletes all but the valid set of a process, because once a part of that set is answered, it can no longer be
     * recognised as the complete one.
     */
    private static void forgetOtherSets(Path process) {
        List<Path> files = RecoveryFolders.files(process);
        List<Path> valid = RecoveryFileNames.valid(files);
        files.stream().filter(file -> !valid.contains(file)).forEach(TextFiles::deleteIfPossible);
    }

    private Optional<InputFault> fault(String name, String description, String remedy, int files) {
        String more = files == 1 ? "" : " (" + files + " files)";
        return files == 0
                ? Optional.empty()
                : Optional.of(new InputFault(folder.resolve(name).toString(), description + more, remedy));
    }

    /** Returns the unsaved work that other living processes keep or have claimed. */
    public synchronized List<UnsavedWork> heldByOthers() {
        return works(RecoveryFile.in(RecoveryFolders.readable(folders.ofOthers())));
    }

    private static List<UnsavedWork> works(List<RecoveryFile> files) {
        return files.stream().flatMap(file -> file.work().stream()).toList();
    }

    /** Deletes abandoned work that was offered to the user and answered. */
    public synchronized void forgetAbandoned(List<UnsavedWork> answered) {
        List<Path> processes = RecoveryFolders.readable(folders.claim());
        RecoveryFile.in(processes).stream()
                .filter(file -> file.work().filter(answered::contains).isPresent())
                .map(RecoveryFile::file)
                .forEach(TextFiles::deleteIfPossible);
        processes.forEach(TextFiles::deleteIfPossible);
        folders.release();
    }
}
