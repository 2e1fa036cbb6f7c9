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
 * A piece of work that is in no file, kept with the session so that it can be offered at the next start.
 *
 * @param setup a set-up that opens the scene with the work
 * @param file the file from which it was opened, or to which it was last saved
 * @param stamp the stamp of that file at the time
 * @param data what the set-up cannot contain, such as the rows of a table; may be empty, has no line of three hyphens
 * @param since the time at which the work was kept
 */
public record UnsavedWork(Setup setup, Optional<Path> file, Optional<FileStamp> stamp, String data, Instant since) {
    private static final int PARTS = 3;

    /** Returns work that was never in a file, with the current time. */
    public static UnsavedWork inNoFile(Setup setup) {
        return inNoFile(setup, "");
    }

    /** As {@link #inNoFile(Setup)}, with what the set-up cannot contain. */
    public static UnsavedWork inNoFile(Setup setup, String data) {
        return new UnsavedWork(setup, Optional.empty(), Optional.empty(), data, Instant.now());
    }

    /** Returns this work without the time at which it was kept. */
    public UnsavedWork withoutTime() {
        return new UnsavedWork(setup, file, stamp, data, Instant.EPOCH);
    }

    String format() {
        return since + "\n" + file.map(FilePathCodec::of).orElse("") + "\n"
                + stamp.map(FileStamp::text).orElse("") + "\n" + SessionText.SEPARATOR + "\n"
                + SetupText.format(setup.selfContained()) + SessionText.SEPARATOR + "\n" + data;
    }

    /** Parses work; empty if the text is not valid. */
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
