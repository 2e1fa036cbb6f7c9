package knightschool.session;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.files.InputFault;
import knightschool.files.PartialReadResult;
import knightschool.files.SharedFile;

/**
 * The folder in which sessions are kept. Unsaved work has a folder for each process, so that two windows at once do not
 * lose each other's; what a process left that has ended is abandoned.
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
    private List<InputFault> faults = List.of();
    private List<InputFault> asideFaults = List.of();

    /** @param folder made when something is kept for the first time */
    public SessionStore(Path folder) {
        this.folder = folder;
        this.session = new SharedFile(folder.resolve(SESSION), MAX_BYTES);
        this.folders = new RecoveryFolders(folder.resolve(UNSAVED));
        this.own = folders.own();
    }

    /** The file of the session. */
    public Path file() {
        return session.file();
    }

    /** The folder, for what else is kept for the person. */
    public Path folder() {
        return folder;
    }

    /**
     * The session of the last time, if there was one, without what another window shows that it has not saved: that is
     * its own, and stays in the file.
     */
    public synchronized Optional<Session> load() {
        PartialReadResult<Optional<Session>> read = read();
        faults = read.faults();
        savedSession = read.value().map(last -> last.without(heldByOthers()));
        return savedSession;
    }

    private PartialReadResult<Optional<Session>> read() {
        try {
            return session.withOneFault(parsed(session.read()));
        } catch (InputFault fault) {
            return new PartialReadResult<>(Optional.empty(), List.of(fault));
        }
    }

    private static PartialReadResult<Optional<Session>> parsed(Optional<String> text) {
        return text.map(SessionText::parse).orElse(PartialReadResult.whole(Optional.empty()));
    }

    /** What was wrong with what was loaded: with the file of the session, and with what was kept aside. */
    public synchronized List<InputFault> faults() {
        return Stream.concat(faults.stream(), asideFaults.stream()).toList();
    }

    /**
     * Keeps a session in place of the last. What another window has kept since stays where this one did not change it,
     * and all that another window has not saved.
     *
     * @throws InputFault if the file cannot be written
     */
    public synchronized void save(Session now) {
        Session base = savedSession.orElse(new Session(now.current(), List.of()));
        session.change(text -> {
            PartialReadResult<Optional<Session>> theirs = parsed(text);
            if (!theirs.faults().isEmpty()) {
                session.keepDamaged(text.orElseThrow());
            }
            return Optional.of(SessionText.format(theirs.value()
                    .map(there -> Session.merge(base, now, there).withHeld(there, heldByOthers()))
                    .orElse(now)));
        });
        savedSession = Optional.of(now);
    }

    /**
     * Keeps aside what is in no file, in place of what was kept aside by this process before: all of it, or what was
     * there stays.
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
            written.forEach(RecoveryFolders::delete);
            throw fault;
        }
        before.forEach(RecoveryFolders::delete);
        if (works.isEmpty()) {
            RecoveryFolders.delete(own);
            folders.release();
        } else {
            folders.hold();
        }
    }

    /**
     * What processes kept aside that have ended since without saying that it is saved; of each in its order. From now
     * on it belongs to this one, and no other is offered it as long as this one is alive. What cannot be read is kept:
     * it is tried again the next time, or where it is spoilt put aside.
     */
    public synchronized List<UnsavedWork> abandoned() {
        List<Path> processes = folders.claim();
        processes.forEach(SessionStore::forgetOtherSets);
        List<RecoveryFile> files = RecoveryFile.in(processes);
        List<RecoveryFile> without =
                files.stream().filter(file -> file.work().isEmpty()).toList();
        List<RecoveryFile> away = without.stream()
                .filter(file -> file.isSpoilt() && file.isPutInto(folder.resolve(DAMAGED)))
                .toList();
        asideFaults = Stream.concat(links().stream(), unread(away.size(), without.size() - away.size()).stream())
                .toList();
        processes.forEach(RecoveryFolders::delete);
        folders.release();
        return works(files);
    }

    private List<InputFault> links() {
        return Stream.concat(folders.links().stream(), RecoveryFolders.link(folder.resolve(DAMAGED)).stream())
                .toList();
    }

    /** What is said of so many files that were put aside, and so many that stay. */
    private List<InputFault> unread(int away, int staying) {
        return Stream.of(
                        fault(DAMAGED, "work that was not saved cannot be read", "It is kept there.", away),
                        fault(
                                UNSAVED,
                                "work that was not saved cannot be read now",
                                "It stays there, and the next start tries it again.",
                                staying))
                .flatMap(Optional::stream)
                .toList();
    }

    /** Once a part of a set is answered, nothing tells any more that it was the whole one. */
    private static void forgetOtherSets(Path process) {
        List<Path> files = RecoveryFolders.files(process);
        List<Path> valid = RecoveryFileNames.valid(files);
        files.stream().filter(file -> !valid.contains(file)).forEach(RecoveryFolders::delete);
    }

    private Optional<InputFault> fault(String name, String what, String remedy, int files) {
        String more = files == 1 ? "" : " (" + files + " files)";
        return files == 0
                ? Optional.empty()
                : Optional.of(new InputFault(folder.resolve(name).toString(), 0, what + more, remedy));
    }

    /** What other processes keep aside that are alive, or were offered. */
    public synchronized List<UnsavedWork> heldByOthers() {
        return works(RecoveryFile.in(folders.ofOthers()));
    }

    private static List<UnsavedWork> works(List<RecoveryFile> files) {
        return files.stream().flatMap(file -> file.work().stream()).toList();
    }

    /** Throws abandoned work away that was offered and answered. */
    public synchronized void forgetAbandoned(List<UnsavedWork> answered) {
        List<Path> processes = folders.claim();
        RecoveryFile.in(processes).stream()
                .filter(file -> file.work().filter(answered::contains).isPresent())
                .map(RecoveryFile::file)
                .forEach(RecoveryFolders::delete);
        processes.forEach(RecoveryFolders::delete);
        folders.release();
    }
}
