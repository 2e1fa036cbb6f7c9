package knightschool.ui.document;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import knightschool.files.FileStamp;

/**
 * The value that was read from a file, with the path and the stamp of the file.
 *
 * @param stamp the stamp of the file just before it was read
 */
public record StampedFileContent<T>(Path file, T value, Optional<FileStamp> stamp) {
    /** Reads a file. The stamp is taken first, so that it reveals any later change. */
    public static <T> StampedFileContent<T> of(Path file, Supplier<T> reader) {
        Optional<FileStamp> stamp = FileStamp.of(file);
        return new StampedFileContent<>(file, reader.get(), stamp);
    }
}
