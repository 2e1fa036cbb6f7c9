package knightschool.ui.document;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import knightschool.files.FileStamp;

/**
 * The value that was read from a file, with the path of the file and its stamp.
 *
 * @param stamp of the file just before
 */
public record FileContent<T>(Path file, T value, Optional<FileStamp> stamp) {
    /** Reads a file. What changes it from now on is seen by the stamp. */
    public static <T> FileContent<T> of(Path file, Supplier<T> reader) {
        Optional<FileStamp> stamp = FileStamp.of(file);
        return new FileContent<>(file, reader.get(), stamp);
    }
}
