package knightschool.files;

import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where a file that is written really goes: links are followed one after the other, also to a file that is yet to be.
 *
 * @param file the file at the end of the links
 * @param isHandedOver whether they lead over something that the shell opened for this program, such as
 *     {@code /dev/stdout}. What is behind it may look like a file, but is somebody's output: it is not to be replaced
 */
record WriteTarget(Path file, boolean isHandedOver) {
    private static final List<Path> HANDED_OVER =
            Stream.of("/dev/fd", "/proc").map(Path::of).toList();

    /** As many links in a row as Linux follows. */
    private static final int MOST_LINKS = 40;

    /**
     * Where a file really is to be written. Whether it may be is asked without opening anything: a pipe would wait for
     * somebody who reads it.
     *
     * @throws InputFault if it may not
     */
    static Path toWrite(Path file) {
        Path to = toOpen(file);
        if (!Files.isWritable(file) && Files.exists(file)) {
            throw WriteFault.isProtected(file);
        }
        return to;
    }

    /**
     * As {@link #toWrite}, for a file that other processes make and take away all the time: whether it is protected is
     * told by opening it.
     *
     * @throws InputFault if it is there and no regular file
     */
    static Path toOpen(Path file) {
        Optional<BasicFileAttributes> there = there(file);
        if (there.filter(BasicFileAttributes::isDirectory).isPresent()) {
            throw WriteFault.folder(file);
        }
        if (there.filter(one -> !one.isRegularFile()).isPresent()) {
            throw WriteFault.noFile(file);
        }
        WriteTarget to = found(file);
        if (to.isHandedOver()) {
            throw WriteFault.noFile(file);
        }
        return to.file();
    }

    /** Asked once: another process may take the file away between two questions. */
    private static Optional<BasicFileAttributes> there(Path file) {
        try {
            return Optional.of(Files.readAttributes(file, BasicFileAttributes.class));
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /**
     * As {@link #of}, with words for what is in the way.
     *
     * @throws InputFault if the links cannot be followed
     */
    static WriteTarget found(Path file) {
        try {
            return of(file);
        } catch (NotDirectoryException e) {
            throw circle(file).orElseGet(() -> WriteFault.noFolder(file));
        } catch (IOException e) {
            throw WriteFault.of(file, e);
        }
    }

    /**
     * @throws NotDirectoryException if a folder on the way is missing
     * @throws IOException if the links lead round in a circle, or cannot be followed
     */
    static WriteTarget of(Path file) throws IOException {
        Path at = file;
        boolean handedOver = false;
        for (int links = 0; links < MOST_LINKS; links++) {
            at = inRealFolder(at);
            handedOver |= HANDED_OVER.stream().anyMatch(at::startsWith);
            if (!Files.isSymbolicLink(at)) {
                return new WriteTarget(at, handedOver);
            }
            at = at.resolveSibling(Files.readSymbolicLink(at));
        }
        throw new FileSystemLoopException(file.toString());
    }

    /** What is said of a file on whose way a link leads round in a circle; empty where none does. */
    static Optional<InputFault> circle(Path file) {
        Path whole = file.toAbsolutePath();
        return Stream.iterate(whole, Objects::nonNull, Path::getParent)
                .filter(WriteTarget::isInCircle)
                .findFirst()
                .map(link -> WriteFault.circle(file, link.equals(whole)));
    }

    private static boolean isInCircle(Path link) {
        Path at = link;
        for (int links = 0; links < MOST_LINKS; links++) {
            if (!Files.isSymbolicLink(at)) {
                return false;
            }
            try {
                at = at.resolveSibling(Files.readSymbolicLink(at));
            } catch (IOException _) {
                return false;
            }
        }
        return true;
    }

    private static Path inRealFolder(Path file) throws IOException {
        Path absolute = file.toAbsolutePath();
        Path folder = absolute.getParent();
        if (!Files.isDirectory(folder)) {
            throw new NotDirectoryException(folder.toString());
        }
        return folder.toRealPath().resolve(absolute.getFileName());
    }
}
