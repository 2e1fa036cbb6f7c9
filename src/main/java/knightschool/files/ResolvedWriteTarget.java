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
 * The final target of a path that is to be written: symbolic links are followed, also to a file that does not exist
 * yet.
 *
 * @param file the file at the end of the links
 * @param isHandedOver whether the links lead to a stream that the shell opened for this program, such as
 *     {@code /dev/stdout}. Its target may be a regular file but must not be replaced
 */
public record ResolvedWriteTarget(Path file, boolean isHandedOver) {
    private static final List<Path> HANDED_OVER =
            Stream.of("/dev/fd", "/proc").map(Path::of).toList();

    /** The longest chain of links that Linux follows. */
    private static final int MOST_LINKS = 40;

    /**
     * Returns the target for writing a path. Permission is checked without opening the file, because opening a pipe
     * would block.
     *
     * @throws InputFault if the path must not be written
     */
    static Path toWrite(Path file) {
        Path to = toOpen(file);
        if (!Files.isWritable(file) && Files.exists(file)) {
            throw WriteFaultFactory.isProtected(file);
        }
        return to;
    }

    /**
     * Like {@link #toWrite}, for a file that other processes create and delete continually: permission is checked only
     * when the file is opened.
     *
     * @throws InputFault if the path exists and is not a regular file
     */
    public static Path toOpen(Path file) {
        Optional<BasicFileAttributes> attributes = attributes(file);
        if (attributes.filter(BasicFileAttributes::isDirectory).isPresent()) {
            throw WriteFaultFactory.folder(file);
        }
        if (attributes.filter(one -> !one.isRegularFile()).isPresent()) {
            throw WriteFaultFactory.noFile(file);
        }
        ResolvedWriteTarget to = resolve(file);
        if (to.isHandedOver()) {
            throw WriteFaultFactory.noFile(file);
        }
        return to.file();
    }

    /**
     * Reads the attributes of a file once, because another process may delete the file between two calls; empty if they
     * cannot be read.
     */
    private static Optional<BasicFileAttributes> attributes(Path file) {
        try {
            return Optional.of(Files.readAttributes(file, BasicFileAttributes.class));
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /**
     * Like {@link #of}, with a message for the user.
     *
     * @throws InputFault if the links cannot be followed
     */
    public static ResolvedWriteTarget resolve(Path file) {
        try {
            return of(file);
        } catch (NotDirectoryException e) {
            throw circle(file).orElseGet(() -> WriteFaultFactory.noFolder(file));
        } catch (IOException e) {
            throw WriteFaultFactory.of(file, e);
        }
    }

    /**
     * Follows the links of a path.
     *
     * @throws NotDirectoryException if a folder on the path is missing
     * @throws IOException if the links form a circle or cannot be read
     */
    static ResolvedWriteTarget of(Path file) throws IOException {
        Path at = file;
        boolean handedOver = false;
        for (int links = 0; links < MOST_LINKS; links++) {
            at = inRealFolder(at);
            handedOver |= HANDED_OVER.stream().anyMatch(at::startsWith);
            if (!Files.isSymbolicLink(at)) {
                return new ResolvedWriteTarget(at, handedOver);
            }
            at = at.resolveSibling(Files.readSymbolicLink(at));
        }
        throw new FileSystemLoopException(file.toString());
    }

    /** Returns the fault for a path whose links form a circle; empty if none do. */
    static Optional<InputFault> circle(Path file) {
        Path fullPath = file.toAbsolutePath();
        return Stream.iterate(fullPath, Objects::nonNull, Path::getParent)
                .filter(ResolvedWriteTarget::isInCircle)
                .findFirst()
                .map(link -> WriteFaultFactory.circle(file, link.equals(fullPath)));
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
