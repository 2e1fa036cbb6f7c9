package knightschool.setup.scene;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.files.InputFault;
import knightschool.files.ReadProgressListener;
import knightschool.files.TextFiles;
import knightschool.setup.Setup;
import knightschool.setup.SetupText;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.source.WrittenPuzzle;
import knightschool.statemap.SlidingPuzzleText;

/**
 * Reads any file that the program opens, a board, sliding puzzle, set-up, lesson or folder of lessons, as a set-up. A
 * table is no set-up: it is refused, with the tab that opens it.
 */
public final class AnyFileSetupReader {
    private static final String SETUP = "setup";
    private static final String OTHER_TABLE = "csv";
    private static final int MAX_BYTES = 1 << 22;

    private static final Pattern SCENE = Pattern.compile("(?m)^[ \\t]*+\"?scene\"?[ \\t]*+:");
    private static final Pattern HEAD = Pattern.compile("\\A\\s*---\\s*\\R");

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
        String kind = kind(path);
        return switch (kind) {
            case "md" -> lesson(path);
            case SETUP -> SetupText.read(path, progress);
            case OTHER_TABLE ->
                throw new InputFault("", 1, "this is a table, not a board", "No tab opens it, but a spreadsheet does.")
                        .in(path.toString());
            case "slide" -> StateMapSetup.of(WrittenPuzzle.ofFile(path, SlidingPuzzleText.read(path)));
            default -> {
                TableFileKind.named(kind).ifPresent(table -> {
                    throw table.fault().in(path.toString());
                });
                yield board(path);
            }
        };
    }

    /**
     * Returns whether a file is a set-up, by its file name extension or, if that is not conclusive, by its text.
     *
     * @throws InputFault naming the file if it has to be read but cannot be
     */
    public static boolean isSetup(Path file) {
        return kind(file).equals(SETUP);
    }

    private static String kind(Path file) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        String ending = name.substring(name.lastIndexOf('.') + 1);
        return switch (ending) {
            case "md", SETUP, "slide", "board" -> ending;
            default -> kind(file, ending);
        };
    }

    /** Returns the kind of a file by its contents, read once, because a pipe can be read only once. */
    private static String kind(Path file, String ending) {
        byte[] bytes;
        try (InputStream in = TextFiles.open(file)) {
            bytes = in.readNBytes(MAX_BYTES + 1);
        } catch (IOException _) {
            throw TextFiles.unreadable(file.toString());
        }
        String head = TableFileKind.firstLine(bytes);
        return TableFileKind.ofFirstLine(head)
                .map(TableFileKind::name)
                .orElseGet(() -> ending.equals(OTHER_TABLE) && head.indexOf(',') >= 0
                        ? OTHER_TABLE
                        : kind(TextFiles.decode(file.toString(), bytes, MAX_BYTES)));
    }

    private static String kind(String text) {
        return HEAD.matcher(text).find() ? "md" : SCENE.matcher(text).find() ? SETUP : "board";
    }

    private static LessonsSetup lesson(Path file) {
        TextFiles.read(file, MAX_BYTES);
        return new LessonsSetup(file.getParent().toString(), file.getFileName().toString(), 1, Optional.empty());
    }

    private static EditorSetup board(Path file) {
        try {
            Board board = BuiltInSceneKinds.EDITOR.requireShowable(BoardText.read(file));
            return EditorSetup.of(WrittenBoard.ofFile(file, board));
        } catch (InputFault fault) {
            throw fault.place().isEmpty() ? fault.in(file.toString()) : fault;
        }
    }
}
