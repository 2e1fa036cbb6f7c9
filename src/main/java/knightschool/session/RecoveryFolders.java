package knightschool.session;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.files.InputFault;
import knightschool.files.ProcessIdentity;
import knightschool.files.TextFiles;

/**
 * The folders in which processes keep unsaved work. After a process has ended, another process claims the folder by
 * renaming it with its own mark. Only the first claim succeeds, so two windows opened at once do not offer the same
 * work.
 *
 * <p>A process is alive if the system lists it, or if it holds the lock of its mark, or if that lock cannot be tried.
 * The lock is needed for a process on another machine with the same home directory, which is not listed, and because
 * the reported start time of a process changes when the clock is set.
 */
final class RecoveryFolders {
    private static final String OF = "~";
    private static final String LOCK = ".lock";

    private final Path folder;
    private final String me = ProcessIdentity.own().name();
    private Optional<FileChannel> lock = Optional.empty();

    /**
     * Creates the folders.
     *
     * @param folder the parent folder; created when work is kept for the first time
     */
    RecoveryFolders(Path folder) {
        this.folder = folder;
    }

    /** Returns the folder of this process; it may not exist. */
    Path own() {
        return folder.resolve(me);
    }

    /**
     * Returns a fault for each link in place of a folder or of a file in one. The target of a link belongs to somebody
     * else, and is neither read nor written nor deleted.
     */
    List<InputFault> links() {
        List<Path> processes = files(folder);
        Stream<Path> inside = readable(processes).stream().flatMap(process -> files(process).stream());
        return Stream.of(Stream.of(folder), processes.stream(), inside)
                .flatMap(all -> all)
                .flatMap(one -> link(one).stream())
                .toList();
    }

    /** Returns a fault if there is a link in place of the folder of this process. */
    Optional<InputFault> linkInTheWay() {
        return link(folder).or(() -> link(own()));
    }

    /** Returns a fault if a folder or file is a link. */
    static Optional<InputFault> link(Path file) {
        return Files.isSymbolicLink(file)
                ? Optional.of(new InputFault(file.toString(), "this is a link, which is not used", "Move it away."))
                : Optional.empty();
    }

    private static boolean isFolder(Path file) {
        return Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS);
    }

    /** Holds the lock until this process ends. Other processes read from the lock that this process is alive. */
    void hold() {
        if (lock.isEmpty() && isFolder(folder)) {
            lock = locked(lockOf(me));
        }
    }

    /** Releases the lock if this process has no work left in the folders. */
    void release() {
        if (Files.notExists(own()) && claimed().isEmpty()) {
            lock.ifPresent(RecoveryFolders::close);
            lock = Optional.empty();
            TextFiles.deleteIfPossible(lockOf(me));
        }
    }

    /** Claims the folders of processes that have ended, and returns all folders that this process has claimed. */
    List<Path> claim() {
        List<Path> abandoned = folders().filter(one -> !isAlive(owner(one))).toList();
        if (!abandoned.isEmpty()) {
            hold();
        }
        for (Path one : abandoned) {
            try {
                Files.move(one, folder.resolve(me + OF + begun(one)));
                TextFiles.deleteIfPossible(lockOf(owner(one)));
            } catch (IOException _) {
                // Another process was faster, or nothing may be written there: then it could not be forgotten either.
            }
        }
        return claimed();
    }

    private List<Path> claimed() {
        return folders()
                .filter(one -> one.getFileName().toString().startsWith(me + OF))
                .toList();
    }

    /** Returns the folders that other living processes own or have claimed. */
    List<Path> ofOthers() {
        return folders()
                .filter(one -> !owner(one).equals(me) && isAlive(owner(one)))
                .toList();
    }

    /** Returns the folders of processes, without folders that have the name of a lock. */
    private Stream<Path> folders() {
        return files(folder).stream()
                .filter(file -> isFolder(file) && !file.getFileName().toString().endsWith(LOCK));
    }

    private static String owner(Path folder) {
        String name = folder.getFileName().toString();
        int end = name.indexOf(OF);
        return end < 0 ? name : name.substring(0, end);
    }

    /** Returns the mark of the process that originally owned a folder, even if another process has claimed it since. */
    static String begun(Path folder) {
        String name = folder.getFileName().toString();
        return name.substring(name.indexOf(OF) + 1);
    }

    /** Returns whether a process is alive, or may be: the work of one about which nothing is known is left to it. */
    private boolean isAlive(String mark) {
        return isListed(mark) || isHeld(lockOf(mark)).orElse(true);
    }

    private boolean isListed(String mark) {
        return mark.equals(me) || ProcessIdentity.isAlive(mark);
    }

    private Path lockOf(String mark) {
        return folder.resolve(mark + LOCK);
    }

    /** Returns whether a process holds a lock; empty if that cannot be found out. */
    private static Optional<Boolean> isHeld(Path lock) {
        if (Files.notExists(lock, LinkOption.NOFOLLOW_LINKS)) {
            return Optional.of(false);
        }
        try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)) {
            return Optional.of(channel.tryLock() == null);
        } catch (OverlappingFileLockException _) {
            return Optional.of(true);
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /**
     * Opens and locks a file. If locking is not supported, no file stays there, and only the list of processes tells
     * which are alive.
     */
    private static Optional<FileChannel> locked(Path file) {
        try {
            FileChannel channel = FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
            try {
                channel.tryLock();
            } catch (OverlappingFileLockException _) {
                // This process has it already.
            } catch (IOException _) {
                close(channel);
                TextFiles.deleteIfPossible(file);
                return Optional.empty();
            }
            return Optional.of(channel);
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    private static void close(FileChannel channel) {
        try {
            channel.close();
        } catch (IOException _) {
            // The system lets go of it when the process ends.
        }
    }

    /** Returns a fault for each folder and each lock of any process that cannot be read; no such folder is claimed. */
    List<InputFault> unreadable() {
        return Stream.concat(
                        files(folder).stream().flatMap(process -> unreadable(process).stream()),
                        folders()
                                .map(RecoveryFolders::owner)
                                .distinct()
                                .filter(mark -> !isListed(mark))
                                .map(this::lockOf)
                                .filter(lock ->
                                        link(lock).isEmpty() && isHeld(lock).isEmpty())
                                .map(RecoveryFolders::lockFault))
                .toList();
    }

    private static InputFault lockFault(Path lock) {
        return new InputFault(
                lock.toString(),
                "this lock cannot be opened, so another window may still have the work beside it",
                "Allow your user to write it. Nothing is lost.");
    }

    /** Returns a fault if a folder is there and cannot be read. */
    private static Optional<InputFault> unreadable(Path folder) {
        try {
            files(folder);
            return Optional.empty();
        } catch (InputFault fault) {
            return Optional.of(fault);
        }
    }

    /** Returns the folders that can be read. */
    static List<Path> readable(List<Path> folders) {
        return folders.stream().filter(one -> unreadable(one).isEmpty()).toList();
    }

    /**
     * Returns the contents of a folder, sorted by name; empty if it does not exist or is a link.
     *
     * @throws InputFault if it cannot be read
     */
    static List<Path> files(Path folder) {
        List<Path> files = new ArrayList<>();
        if (!Files.isSymbolicLink(folder)) {
            try (DirectoryStream<Path> all = Files.newDirectoryStream(folder)) {
                all.forEach(files::add);
            } catch (NoSuchFileException | NotDirectoryException _) {
                // There is no such folder, or another process has deleted it just now.
            } catch (IOException | DirectoryIteratorException _) {
                throw new InputFault(
                        folder.toString(),
                        "this folder of work that was not saved cannot be read",
                        "Allow your user to read it. Nothing in it is lost.");
            }
        }
        files.sort(null);
        return files;
    }
}
