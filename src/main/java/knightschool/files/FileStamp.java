package knightschool.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Size and modification time of a file, compared to detect a change by another program.
 *
 * @param size in bytes
 * @param modified in milliseconds since 1970, negative before
 */
public record FileStamp(long size, long modified) {
    private static final Pattern TEXT = Pattern.compile("(\\d{1,18}) (-?\\d{1,18})");

    /** Reads the stamp of a file; empty if the file is missing or cannot be read. */
    public static Optional<FileStamp> of(Path file) {
        try {
            return Optional.of(new FileStamp(
                    Files.size(file), Files.getLastModifiedTime(file).toMillis()));
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /** Formats the stamp for {@link #parse}. */
    public String text() {
        return size + " " + modified;
    }

    /** Parses a stamp; empty if the text is not one. */
    public static Optional<FileStamp> parse(String text) {
        Matcher matcher = TEXT.matcher(text.strip());
        return matcher.matches()
                ? Optional.of(new FileStamp(Long.parseLong(matcher.group(1)), Long.parseLong(matcher.group(2))))
                : Optional.empty();
    }
}
