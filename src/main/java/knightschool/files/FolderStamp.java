package knightschool.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The state of the regular files directly inside a folder, compared to detect that one was created, changed or deleted.
 * Subfolders are ignored.
 *
 * @param files the stamp of each file, by file name; empty if the folder could not be listed, so that an unreadable
 *     folder never equals a folder without files
 */
public record FolderStamp(Optional<Map<String, FileStamp>> files) {
    /** The stamp of a folder that could not be listed. */
    public static final FolderStamp UNREADABLE = new FolderStamp(Optional.empty());

    /**
     * The largest number of directory entries that are read, which bounds the cost for folders with millions of files.
     */
    private static final int MOST = 2_000;

    /** Reads the stamp of a folder; {@link #UNREADABLE} if it is missing, is not a folder, or may not be listed. */
    public static FolderStamp of(Path folder) {
        Map<String, FileStamp> files = new HashMap<>();
        try (Stream<Path> all = Files.list(folder)) {
            all.limit(MOST)
                    .filter(Files::isRegularFile)
                    .forEach(file -> FileStamp.of(file)
                            .ifPresent(stamp -> files.put(file.getFileName().toString(), stamp)));
        } catch (IOException | UncheckedIOException _) {
            return UNREADABLE;
        }
        return new FolderStamp(Optional.of(Map.copyOf(files)));
    }
}
