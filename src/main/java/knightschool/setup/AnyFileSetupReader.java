package knightschool.setup;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.census.CensusText;
import knightschool.census.experiment.ExperimentText;
import knightschool.files.InputFault;
import knightschool.files.ReadProgressListener;
import knightschool.files.TextFiles;
import knightschool.setup.source.PuzzleSource;
import knightschool.setup.source.WrittenBoard;
import knightschool.statemap.SlidingPuzzleText;

/** Reads any file that the program opens, a board, sliding puzzle, set-up, lesson or folder of lessons, as a set-up. */
public final class AnyFileSetupReader {
    private static final String SETUP = "setup";
    private static final String RUNS = "runs";
    private static final String CENSUS = "census";
    private static final int MAX_BYTES = 1 << 22;
    private static final Pattern SCENE = Pattern.compile("(?m)^[ \\t]*+\"?scene\"?[ \\t]*+:");
    private static final Pattern HEAD = Pattern.compile("\\A\\s*---\\s*\\R");

    private AnyFileSetupReader() {}

    /**
     * Returns a set-up that shows the contents of a file. The format follows from the file name extension, or else from
     * the text.
     *
     * @throws InputFault naming the file, and the line if there is one
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
        return switch (kind(path)) {
            case "md" -> lesson(path);
            case SETUP -> SetupText.read(path, progress);
            case RUNS -> throw table(path, "these are runs of an experiment", "the experiment of Compare");
            case CENSUS -> throw table(path, "this is a census table", "Census");
            case "slide" -> StateMapSetup.of(PuzzleSource.ofFile(path, SlidingPuzzleText.read(path)));
            default -> board(path);
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
            default -> kind(TextFiles.read(file, MAX_BYTES));
        };
    }

    private static InputFault table(Path file, String kind, String scene) {
        return new InputFault("", 1, kind + ", not a board", "Open it in " + scene + ".").in(file.toString());
    }

    private static String kind(String text) {
        if (text.startsWith(ExperimentText.HEADER)) {
            return RUNS;
        }
        if (text.startsWith(CensusText.HEADER)) {
            return CENSUS;
        }
        return HEAD.matcher(text).find() ? "md" : SCENE.matcher(text).find() ? SETUP : "board";
    }

    private static LessonsSetup lesson(Path file) {
        TextFiles.read(file, MAX_BYTES);
        return new LessonsSetup(file.getParent().toString(), file.getFileName().toString(), 1, Optional.empty());
    }

    private static EditorSetup board(Path file) {
        try {
            Board board = SceneKind.EDITOR.requireShowable(BoardText.read(file));
            return EditorSetup.of(WrittenBoard.ofFile(file, board));
        } catch (InputFault fault) {
            throw fault.place().isEmpty() ? fault.in(file.toString()) : fault;
        }
    }
}
