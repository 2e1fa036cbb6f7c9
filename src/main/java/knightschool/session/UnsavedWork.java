package knightschool.session;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import knightschool.files.FilePathCodec;
import knightschool.files.FileStamp;
import knightschool.setup.Setup;
import knightschool.setup.SetupText;

/**
 * Work that is in no file yet.
 *
 * @param setup opens the scene with it
 * @param file the file that it was opened from or saved to last
 * @param stamp that file then
 * @param data what the set-up cannot say, such as the rows of a table; may be empty, has no line of three hyphens
 * @param since when it was kept aside
 */
public record UnsavedWork(Setup setup, Optional<Path> file, Optional<FileStamp> stamp, String data, Instant since) {
    private static final int PARTS = 3;

    /** Work that was never in a file, kept aside now. */
    public static UnsavedWork inNoFile(Setup setup) {
        return new UnsavedWork(setup, Optional.empty(), Optional.empty(), "", Instant.now());
    }

    /** The same work, whenever it was kept aside. */
    public UnsavedWork withoutTime() {
        return new UnsavedWork(setup, file, stamp, data, Instant.EPOCH);
    }

    String format() {
        return since + "\n" + file.map(FilePathCodec::of).orElse("") + "\n"
                + stamp.map(FileStamp::text).orElse("") + "\n" + SessionText.SEPARATOR + "\n"
                + SetupText.format(setup.selfContained()) + SessionText.SEPARATOR + "\n" + data;
    }

    /** The work of a text; empty if it is not one. */
    static Optional<UnsavedWork> parse(String text) {
        List<String> parts = SessionText.parts(text);
        if (parts.size() != PARTS) {
            return Optional.empty();
        }
        List<String> head = parts.getFirst().lines().toList();
        if (head.size() != PARTS) {
            return Optional.empty();
        }
        try {
            Optional<Path> file =
                    head.get(1).isEmpty() ? Optional.empty() : Optional.of(FilePathCodec.file(head.get(1)));
            Instant since = Instant.parse(head.getFirst());
            return SessionText.setup(parts.get(1))
                    .map(setup -> new UnsavedWork(setup, file, FileStamp.parse(head.get(2)), parts.get(2), since));
        } catch (DateTimeException | InvalidPathException _) {
            return Optional.empty();
        }
    }
}
