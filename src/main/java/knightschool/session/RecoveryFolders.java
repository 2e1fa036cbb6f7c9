package knightschool.session;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.files.InputFault;
import knightschool.files.ProcessIdentity;

/**
 * The folders in which processes keep work aside. That of a process which has ended belongs to the first that claims
 * it, by giving it a name with its own mark: two windows that are opened at once do not offer the same work.
 *
 * <p>A process is alive where the system lists it, or where it holds the lock of its mark: one on another machine that
 * shares the home is not listed here, and the time at which a process began is told otherwise once the clock was set.
 */
final class RecoveryFolders {
    private static final String OF = "~";
    private static final String LOCK = ".lock";

    private final Path folder;
    private final String me = ProcessIdentity.own().name();
    private Optional<FileChannel> lock = Optional.empty();

    /** @param folder made when something is kept aside for the first time */
    RecoveryFolders(Path folder) {
        this.folder = folder;
    }

    /** What this process keeps aside; it may not be there. */
    Path own() {
        return folder.resolve(me);
    }

    /**
     * What is wrong with links where folders, or the files in them, are to be: what they lead to is somebody else's,
     * and is neither read nor written nor deleted.
     */
    List<InputFault> links() {
        List<Path> processes = files(folder);
        return Stream.of(
                        Stream.of(folder),
                        processes.stream(),
                        processes.stream().flatMap(process -> files(process).stream()))
                .flatMap(all -> all)
                .flatMap(one -> link(one).stream())
                .toList();
    }

    /** What is wrong with the place in which this process keeps work aside, where a link is there. */
    Optional<InputFault> linkInTheWay() {
        return link(folder).or(() -> link(own()));
    }

    /** What is wrong with a folder, or a file, that is none but a link. */
    static Optional<InputFault> link(Path file) {
        return Files.isSymbolicLink(file)
                ? Optional.of(new InputFault(file.toString(), 0, "this is a link, which is not used", "Move it away."))
                : Optional.empty();
    }

    private static boolean isFolder(Path file) {
        return Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS);
    }

    /** From now on, until it ends, other processes know that this one is alive. */
    void hold() {
        if (lock.isEmpty() && isFolder(folder)) {
            lock = locked(lockOf(me));
        }
    }

    /** This process has nothing there any more. */
    void release() {
        if (!Files.exists(own()) && claimed().isEmpty()) {
            lock.ifPresent(RecoveryFolders::close);
            lock = Optional.empty();
            delete(lockOf(me));
        }
    }

    /** What processes left that have ended, once it belongs to this one. */
    List<Path> claim() {
        List<Path> abandoned = folders().filter(one -> !isAlive(owner(one))).toList();
        if (!abandoned.isEmpty()) {
            hold();
        }
        for (Path one : abandoned) {
            try {
                Files.move(one, folder.resolve(me + OF + begun(one)));
                delete(lockOf(owner(one)));
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

    /** What others keep aside, or have claimed, that are alive. */
    List<Path> ofOthers() {
        return folders()
                .filter(one -> !owner(one).equals(me) && isAlive(owner(one)))
                .toList();
    }

    private Stream<Path> folders() {
        return files(folder).stream().filter(RecoveryFolders::isFolder);
    }

    private static String owner(Path folder) {
        String name = folder.getFileName().toString();
        int end = name.indexOf(OF);
        return end < 0 ? name : name.substring(0, end);
    }

    /** The mark of the process that kept aside what is in a folder, whoever has claimed it since. */
    static String begun(Path folder) {
        String name = folder.getFileName().toString();
        return name.substring(name.indexOf(OF) + 1);
    }

    private boolean isAlive(String mark) {
        return mark.equals(me) || ProcessIdentity.isAlive(mark) || isLocked(lockOf(mark));
    }

    private Path lockOf(String mark) {
        return folder.resolve(mark + LOCK);
    }

    private static boolean isLocked(Path file) {
        if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            return false;
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)) {
            return channel.tryLock() == null;
        } catch (OverlappingFileLockException _) {
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    /** A home where nothing can be locked is served by the list of processes alone. */
    private static Optional<FileChannel> locked(Path file) {
        try {
            FileChannel channel = FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
            try {
                channel.tryLock();
            } catch (OverlappingFileLockException _) {
                // This process has it already.
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

    /** What is in a folder, by names; nothing where it is not there, or a link is. */
    static List<Path> files(Path folder) {
        List<Path> files = new ArrayList<>();
        if (isFolder(folder)) {
            try (DirectoryStream<Path> all = Files.newDirectoryStream(folder)) {
                all.forEach(files::add);
            } catch (IOException | DirectoryIteratorException _) {
                return List.of();
            }
        }
        files.sort(null);
        return files;
    }

    static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException _) {
            // What cannot be deleted now is found again the next time.
        }
    }
}
