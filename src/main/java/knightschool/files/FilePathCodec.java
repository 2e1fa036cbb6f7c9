package knightschool.files;

import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Encodes a file path as one line of text and decodes it. Most paths are written as they are; a path that a line would
 * not preserve, such as one with a line break or a trailing space, is written as a URI:
 * {@code file:///home/eva/new%0Aline.board}.
 */
public final class FilePathCodec {
    private static final String URI_START = "file:";

    /**
     * Characters that a line of text does not preserve: controls, line separators, lone surrogates, U+FEFF and U+FFFD.
     */
    private static final Pattern UNSAFE = Pattern.compile("[\\p{Cc}\\p{Cs}\\u2028\\u2029\\uFEFF\\uFFFD-\\uFFFF]");

    private FilePathCodec() {}

    /** Encodes a path. */
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
     * Decodes a path that was encoded or that a user wrote.
     *
     * @throws InvalidPathException if it is not a path
     */
    public static Path file(String text) {
        if (!text.startsWith(URI_START)) {
            return Path.of(text);
        }
        try {
            return Path.of(URI.create(text));
        } catch (IllegalArgumentException | FileSystemNotFoundException e) {
            throw new InvalidPathException(text, String.valueOf(e.getMessage()));
        }
    }

    /** Decodes an absolute path; empty if the text is not one. */
    public static Optional<Path> whole(String text) {
        try {
            return Optional.of(file(text)).filter(Path::isAbsolute);
        } catch (InvalidPathException _) {
            return Optional.empty();
        }
    }
}
