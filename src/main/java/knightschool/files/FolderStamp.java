package knightschool.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/**
 * By what it is seen that a file of a folder was written, made or deleted; what lies in folders inside it does not
 * count.
 *
 * @param files the stamps of the files, by name; none where the folder cannot be read
 */
public record FolderStamp(Map<String, FileStamp> files) {
    /** No more are looked at, so that a folder with millions of files costs little. */
    private static final int MOST = 2_000;

    /** The stamp of a folder now. */
    public static FolderStamp of(Path folder) {
        Map<String, FileStamp> files = new HashMap<>();
        try (Stream<Path> all = Files.list(folder)) {
            all.limit(MOST)
                    .filter(Files::isRegularFile)
                    .forEach(file -> FileStamp.of(file)
                            .ifPresent(stamp -> files.put(file.getFileName().toString(), stamp)));
        } catch (IOException | UncheckedIOException _) {
            return new FolderStamp(Map.of());
        }
        return new FolderStamp(Map.copyOf(files));
    }
}
