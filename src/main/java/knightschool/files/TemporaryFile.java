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
 * A file that is written beside another and then takes its place. Its name says which process of which machine writes
 * it, so that a later one can take away what was left by a process that was killed.
 */
final class TemporaryFile implements AutoCloseable {
    private static final String BEGIN = ".knight-school-";
    private static final String END = ".part";
    private static final Pattern NAME = Pattern.compile(
            Pattern.quote(BEGIN) + "(\\d+-\\d+)-(?:([0-9a-f-]{36})-)?[0-9a-f-]{36}" + Pattern.quote(END));

    /** Nobody writes a file for so long, whose process cannot be asked. */
    private static final Duration LONGEST_WRITE = Duration.ofDays(1);

    /** Folders in which nothing is left of processes that have ended. */
    private static final Set<Path> SWEPT = ConcurrentHashMap.newKeySet();

    private final Path file;
    private final Path temporary;
    private final Thread cleaning;

    private TemporaryFile(Path file) {
        this.file = file;
        // Not by Files.createTempFile, which makes files that only their owner may read.
        this.temporary = file.resolveSibling(name(MachineIdentity.own()));
        this.cleaning = new Thread(() -> temporary.toFile().delete());
    }

    private static String name(Optional<UUID> machine) {
        String where = machine.map(mark -> mark + "-").orElse("");
        return BEGIN + ProcessIdentity.own().name() + "-" + where + UUID.randomUUID() + END;
    }

    /** One for a file that is no link; nothing is written yet. */
    static TemporaryFile beside(Path file) {
        Path folder = file.getParent();
        if (SWEPT.add(folder)) {
            sweep(folder);
        }
        TemporaryFile made = new TemporaryFile(file);
        made.cleanAtTheEnd();
        return made;
    }

    /** Takes away what processes left in a folder that have surely ended since. */
    static void sweep(Path folder) {
        try (Stream<Path> all = Files.list(folder)) {
            all.filter(TemporaryFile::isAbandoned).forEach(file -> file.toFile().delete());
        } catch (IOException | UncheckedIOException _) {
            // What cannot be listed now is swept by a later process.
        }
    }

    private static boolean isAbandoned(Path file) {
        Matcher matcher = NAME.matcher(file.getFileName().toString());
        return matcher.matches()
                && !ProcessIdentity.isAlive(matcher.group(1))
                && (isOfThisMachine(matcher.group(2)) || isOld(file));
    }

    private static boolean isOfThisMachine(String mark) {
        return MachineIdentity.own()
                .map(UUID::toString)
                .filter(own -> own.equals(mark))
                .isPresent();
    }

    private static boolean isOld(Path file) {
        long written = file.toFile().lastModified();
        return written > 0 && written < System.currentTimeMillis() - LONGEST_WRITE.toMillis();
    }

    /**
     * Writes it, makes sure that it is on the disk, and puts it in the place of the file.
     *
     * @throws FullDiskException if the disk is full
     * @throws IOException if that is not possible; the file is then as it was
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

    /** Where a file system has none, or allows nobody to change them, the file is written all the same. */
    private void keepPermissions() {
        try {
            if (Files.exists(file)
                    && Files.getFileStore(file).supportsFileAttributeView(PosixFileAttributeView.class)) {
                Files.setPosixFilePermissions(temporary, Files.getPosixFilePermissions(file));
            }
        } catch (IOException _) {
            // It keeps those that a new file gets.
        }
    }

    private void move() throws IOException {
        try {
            Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** That the file has its name now is written with its folder. Not every system lets a folder be opened. */
    private void syncFolder() {
        try (FileChannel folder = FileChannel.open(file.getParent(), StandardOpenOption.READ)) {
            folder.force(true);
        } catch (IOException _) {
            // The file itself is on the disk.
        }
    }

    private void cleanAtTheEnd() {
        try {
            Runtime.getRuntime().addShutdownHook(cleaning);
        } catch (IllegalStateException e) {
            // The program is being ended, and waits for whoever writes now.
        }
    }

    /** Takes away what did not take the place of the file. */
    @Override
    public void close() {
        temporary.toFile().delete();
        try {
            Runtime.getRuntime().removeShutdownHook(cleaning);
        } catch (IllegalStateException e) {
            // The program is being ended, and the hook does its work.
        }
    }
}
