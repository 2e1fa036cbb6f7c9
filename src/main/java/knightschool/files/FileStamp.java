package knightschool.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * By what it is seen that another program changed a file: its size and when it was written.
 *
 * @param size in bytes
 * @param modified in milliseconds since 1970
 */
public record FileStamp(long size, long modified) {
    private static final Pattern TEXT = Pattern.compile("(\\d{1,18}) (\\d{1,18})");

    /** The stamp of a file now; empty if it cannot be read. */
    public static Optional<FileStamp> of(Path file) {
        try {
            return Optional.of(new FileStamp(
                    Files.size(file), Files.getLastModifiedTime(file).toMillis()));
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /** As text, which {@link #parse} reads. */
    public String text() {
        return size + " " + modified;
    }

    /** The stamp of a text; empty if it is none. */
    public static Optional<FileStamp> parse(String text) {
        Matcher matcher = TEXT.matcher(text.strip());
        return matcher.matches()
                ? Optional.of(new FileStamp(Long.parseLong(matcher.group(1)), Long.parseLong(matcher.group(2))))
                : Optional.empty();
    }
}
