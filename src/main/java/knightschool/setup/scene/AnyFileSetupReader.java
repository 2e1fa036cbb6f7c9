package knightschool.setup.scene;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import knightschool.files.InputFault;
import knightschool.files.ReadProgressListener;
import knightschool.files.TextFiles;
import knightschool.setup.RecognizedFileKind;
import knightschool.setup.SceneFileKind;
import knightschool.setup.Setup;
import knightschool.setup.SetupText;

/**
 * Reads any file that the program opens as a set-up: a set-up, a folder of lessons, or a file of a kind that a scene
 * names in its format. A table is no set-up, and is refused.
 */
public final class AnyFileSetupReader {
    /** A set-up of any scene. */
    public static final SceneFileKind SETUP =
            SceneFileKind.named("Set-up", SceneFileKind.SETUP_ENDING, SetupText::read);

    private static final int MAX_BYTES = 1 << 22;

    private static final SceneFileKind OTHER_TABLE =
            SceneFileKind.named("Table", SceneFileKind.TABLE_ENDING, (file, _) -> {
                throw new InputFault(
                        file.toString(), 1, "this is a table, not a board", "No tab opens it, but a spreadsheet does.");
            });

    private static final Pattern SCENE = Pattern.compile("(?m)^[ \\t]*+\"?scene\"?[ \\t]*+:");

    private AnyFileSetupReader() {}

    /**
     * Returns a set-up that shows the contents of a file. The format follows from the file name extension, or else from
     * the text.
     *
     * @throws InputFault naming the file, and the line if there is one; also if it is a table
     */
    public static Setup read(Path file) {
        return read(file, ReadProgressListener.NONE);
    }

    /**
     * Reads a file as {@link #read(Path)} does.
     *
     * @param progress notified while what takes long is checked
     */
    public static Setup read(Path file, ReadProgressListener progress) {
        Path path = file.toAbsolutePath().normalize();
        if (Files.isDirectory(path)) {
            return new LessonsSetup(path.toString(), "", 1, Optional.empty());
        }
        return kind(path).read(path, progress);
    }

    /**
     * Returns whether a file is a set-up, by its file name extension or, if that is not conclusive, by its text.
     *
     * @throws InputFault naming the file if it has to be read but cannot be
     */
    public static boolean isSetup(Path file) {
        return kind(file).equals(SETUP);
    }

    private static SceneFileKind kind(Path file) {
        return SETUP.isEndingOf(file)
                ? SETUP
                : RecognizedFileKind.ofEnding(file)
                        .map(RecognizedFileKind::kind)
                        .orElseGet(() -> kindByText(file));
    }

    /** Returns the kind of a file by its contents, read once, because a pipe can be read only once. */
    private static SceneFileKind kindByText(Path file) {
        byte[] bytes;
        try (InputStream in = TextFiles.open(file)) {
            bytes = in.readNBytes(MAX_BYTES + 1);
        } catch (IOException _) {
            throw TextFiles.unreadable(file.toString());
        }
        String beginning = RecognizedFileKind.beginning(bytes);
        return RecognizedFileKind.ofBeginning(beginning)
                .map(RecognizedFileKind::kind)
                .orElseGet(() -> {
                    String line = beginning.lines().findFirst().orElse("");
                    return OTHER_TABLE.isEndingOf(file) && line.indexOf(',') >= 0
                            ? OTHER_TABLE
                            : kind(TextFiles.decode(file.toString(), bytes, MAX_BYTES));
                });
    }

    private static SceneFileKind kind(String text) {
        return SCENE.matcher(text).find() ? SETUP : EditorSetup.BOARD;
    }
}
