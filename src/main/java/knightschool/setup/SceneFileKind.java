package knightschool.setup;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import knightschool.files.InputFault;
import knightschool.files.ReadProgressListener;

/**
 * A kind of file that a scene opens, besides its set-ups: recognised by the ending of its name or by its first lines.
 *
 * @param name the name of such a file in a list, such as "Puzzle"
 * @param ending the extension of its name, in small letters with the point; empty if it has none of its own
 * @param beginning whether a text that begins with the given lines is of this kind
 * @param reader reads a file as a set-up of the scene
 * @param isReadByScene whether the scene itself reads such files, as a table added to its content; then the reader only
 *     says so
 */
public record SceneFileKind(
        String name,
        Optional<String> ending,
        Predicate<String> beginning,
        BiFunction<Path, ReadProgressListener, ? extends Setup> reader,
        boolean isReadByScene) {
    /** The ending of set-ups of all scenes; no kind of a scene has it. */
    public static final String SETUP_ENDING = ".setup";

    /** The ending of all tables, which are told apart by their first lines; no kind of a scene has it. */
    public static final String TABLE_ENDING = ".csv";

    /** Returns a kind that is recognised by its ending. */
    public static SceneFileKind named(
            String name, String ending, BiFunction<Path, ReadProgressListener, ? extends Setup> reader) {
        return new SceneFileKind(name, Optional.of(ending), _ -> false, reader, false);
    }

    /**
     * Returns a kind of table that a scene reads itself.
     *
     * @param description what such a file is, for the fault where it is read as a board
     * @param header the first line
     */
    public static SceneFileKind table(String name, String description, String header) {
        BiFunction<Path, ReadProgressListener, Setup> refusal = (file, _) -> {
            throw new InputFault(
                    file.toString(),
                    1,
                    description + ", not a board",
                    "Save it in a file, and open that: then the tab that shows it reads it.");
        };
        return new SceneFileKind(name, Optional.empty(), head -> head.startsWith(header), refusal, true);
    }

    /** Returns a copy that is also recognised by its first lines. */
    public SceneFileKind beginningWith(Predicate<String> lines) {
        return new SceneFileKind(name, ending, lines, reader, isReadByScene);
    }

    /** Returns whether a file has the ending of this kind. */
    public boolean isEndingOf(Path file) {
        return ending.filter(file.toString().toLowerCase(Locale.ROOT)::endsWith).isPresent();
    }

    /**
     * Reads a file of this kind.
     *
     * @param progress notified while what takes long is checked
     * @throws InputFault naming the file if it cannot be used
     */
    public Setup read(Path file, ReadProgressListener progress) {
        return reader.apply(file, progress);
    }
}
