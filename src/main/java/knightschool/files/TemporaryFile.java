package knightschool.files;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A temporary file that is written beside a target and then replaces it. Its name identifies process and machine, so
 * that a later process can delete what a killed process left.
 */
final class TemporaryFile implements AutoCloseable {
    private static final String BEGIN = ".knight-school-";
    private static final String END = ".part";
    private static final Pattern NAME = Pattern.compile(
            Pattern.quote(BEGIN) + "(\\d+-\\d+)-(?:([0-9a-f-]{36})-)?[0-9a-f-]{36}" + Pattern.quote(END));

    /** The time after which a temporary file is considered abandoned even if its process cannot be checked. */
    private static final Duration LONGEST_WRITE = Duration.ofDays(1);

    /** Folders that were already swept. */
    private static final Set<Path> SWEPT = ConcurrentHashMap.newKeySet();

    private final Path file;
    private final Path temporary;
    private final Thread cleaning;

    private TemporaryFile(Path file) {
        this.file = file;
        // Files.createTempFile is not used because only the owner may read its files.
        this.temporary = file.resolveSibling(name(ProcessIdentity.machine()));
        this.cleaning = new Thread(() -> TextFiles.deleteIfPossible(temporary));
    }

    private static String name(Optional<UUID> machine) {
        String where = machine.map(mark -> mark + "-").orElse("");
        return BEGIN + ProcessIdentity.own().name() + "-" + where + UUID.randomUUID() + END;
    }

    /** Returns a temporary file for a target that is not a link; nothing is written yet. */
    static TemporaryFile beside(Path file) {
        Path folder = file.getParent();
        if (SWEPT.add(folder)) {
            sweep(folder);
        }
        TemporaryFile temporaryFile = new TemporaryFile(file);
        temporaryFile.cleanAtTheEnd();
        return temporaryFile;
    }

    /** Deletes temporary files in a folder whose processes have ended. */
    static void sweep(Path folder) {
        try (Stream<Path> all = Files.list(folder)) {
            all.filter(TemporaryFile::isAbandoned).forEach(TextFiles::deleteIfPossible);
        } catch (IOException | UncheckedIOException _) {
            // A folder that cannot be listed now is cleaned by a later process.
        }
    }

    private static boolean isAbandoned(Path file) {
        Matcher matcher = NAME.matcher(file.getFileName().toString());
        return matcher.matches()
                && !ProcessIdentity.isAlive(matcher.group(1))
                && (isOfThisMachine(matcher.group(2)) || isOld(file));
    }

    private static boolean isOfThisMachine(String mark) {
        return ProcessIdentity.machine()
                .map(UUID::toString)
                .filter(own -> own.equals(mark))
                .isPresent();
    }

    private static boolean isOld(Path file) {
        long newest = System.currentTimeMillis() - LONGEST_WRITE.toMillis();
        return FileStamp.of(file).filter(stamp -> stamp.modified() < newest).isPresent();
    }

    /**
     * Writes the content, forces it to the disk, and moves the file over the target.
     *
     * @throws FullDiskException if the disk is full
     * @throws IOException if any step fails; the target is then unchanged
     */
    void become(TextFiles.Content content) throws IOException {
        try {
            write(content);
            keepPermissions();
            move();
        } catch (IOException e) {
            throw FullDiskException.orOther(file.getParent(), e);
        }
        syncFolder();
    }

    private void write(TextFiles.Content content) throws IOException {
        try (FileChannel channel =
                FileChannel.open(temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel));
            content.writeTo(out);
            out.flush();
            channel.force(true);
        }
    }

    /** Copies the permissions of the target; ignored if the file system has none or does not allow it. */
    private void keepPermissions() {
        try {
            if (Files.exists(file)
                    && Files.getFileStore(file).supportsFileAttributeView(PosixFileAttributeView.class)) {
                Files.setPosixFilePermissions(temporary, Files.getPosixFilePermissions(file));
            }
        } catch (IOException _) {
            // The file keeps the permissions of a new file.
        }
    }

    private void move() throws IOException {
        try {
            Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /**
     * Forces the renaming to the disk, which is stored with the folder. Ignored if the system does not allow a folder
     * to be opened.
     */
    private void syncFolder() {
        try (FileChannel folder = FileChannel.open(file.getParent(), StandardOpenOption.READ)) {
            folder.force(true);
        } catch (IOException _) {
            // Not every system can force a folder to the disk; the file itself is on the disk.
        }
    }

    private void cleanAtTheEnd() {
        try {
            Runtime.getRuntime().addShutdownHook(cleaning);
        } catch (IllegalStateException e) {
            // The program is ending already, and waits for this write to finish.
        }
    }

    /**
     * Deletes the temporary file if it has not replaced the target. A file that cannot be deleted now is deleted at the
     * end of the program.
     */
    @Override
    public void close() {
        TextFiles.deleteIfPossible(temporary);
        try {
            if (Files.notExists(temporary)) {
                Runtime.getRuntime().removeShutdownHook(cleaning);
            }
        } catch (IllegalStateException e) {
            // The program is ending: the hook runs and deletes the file.
        }
    }
}
