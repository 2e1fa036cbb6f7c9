package knightschool.files;

import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Writes the name of a file as one line of text, and reads it back. Most names stay as they are. One that a line would
 * not give back as itself, such as one with a line break in it or a space at its end, is kept as a URI, which has none
 * of them: {@code file:///home/eva/new%0Aline.board}.
 */
public final class FilePathText {
    private static final String URI_START = "file:";

    /** What ends a line, what is no text, and what texts that were not read as UTF-8 are known by. */
    private static final Pattern UNSAFE = Pattern.compile("[\\p{Cc}\\p{Cs}\\u2028\\u2029\\uFEFF\\uFFFD-\\uFFFF]");

    private FilePathText() {}

    /** The name as it is kept, in one line. */
    public static String of(Path file) {
        String name = file.toString();
        return isPlain(name) && file.getFileSystem().getPath(name).equals(file)
                ? name
                : file.toUri().toASCIIString();
    }

    private static boolean isPlain(String name) {
        return !name.startsWith(URI_START)
                && name.strip().equals(name)
                && !UNSAFE.matcher(name).find();
    }

    /**
     * The file of a name that was kept, or that a person wrote.
     *
     * @throws InvalidPathException if it is the name of no file
     */
    public static Path file(String kept) {
        if (!kept.startsWith(URI_START)) {
            return Path.of(kept);
        }
        try {
            return Path.of(URI.create(kept));
        } catch (IllegalArgumentException | FileSystemNotFoundException e) {
            throw new InvalidPathException(kept, String.valueOf(e.getMessage()));
        }
    }

    /** The same where it is the whole name of a file; else empty. */
    public static Optional<Path> whole(String kept) {
        try {
            return Optional.of(file(kept)).filter(Path::isAbsolute);
        } catch (InvalidPathException _) {
            return Optional.empty();
        }
    }
}
