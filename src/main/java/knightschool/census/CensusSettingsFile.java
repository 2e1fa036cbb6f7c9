package knightschool.census;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.files.InputFault;
import knightschool.files.TextFiles;

/**
 * The parameters of a census, as recorded in a settings file beside the file of the census table: four lines, each with
 * a key word and a value. Two censuses have the same parameters if and only if their lines are equal.
 *
 * @param board without a start; in the file its rows are separated by slashes, or it is written as its size
 * @param algorithm the name of the algorithm, which need not exist
 * @param options the options chosen for the algorithm, word by word as on a command line
 * @param limit the number of steps after which a search is stopped
 */
public record CensusSettingsFile(Board board, String algorithm, List<String> options, long limit) {
    /** The number of the line that holds the board, counted from 1. */
    public static final int BOARD_LINE = 1;

    public static final int ALGORITHM_LINE = 2;
    public static final int OPTIONS_LINE = 3;
    private static final int LIMIT_LINE = 4;

    private static final List<String> WORDS = List.of("board", "algorithm", "options", "max-steps");

    private static final String REMEDY =
            "Mend it, or delete it: then the table is taken for an answer to what is asked.";

    public CensusSettingsFile {
        board = board.withStart(Board.NONE);
        options = List.copyOf(options);
    }

    /** Returns the settings file of a table: in the folder of the table's file, after following symbolic links. */
    public static Path beside(Path table) {
        Path real = Files.isSymbolicLink(table) ? TextFiles.behindLinks(table) : table;
        return real.resolveSibling(real.getFileName() + ".settings");
    }

    /**
     * Reads the settings file of a table; empty if there is none.
     *
     * @throws InputFault with its place and line if it cannot be read
     */
    public static Optional<CensusSettingsFile> readBeside(Path table) {
        Path file = beside(table);
        if (Files.notExists(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(parse(TextFiles.read(file, BoardText.MAX_BYTES)));
        } catch (InputFault fault) {
            throw fault.in(file.toString());
        }
    }

    /** Returns whether a file is a valid settings file and may therefore be replaced by another. */
    static boolean isOwn(Path file) {
        try {
            parse(TextFiles.read(file, BoardText.MAX_BYTES));
            return true;
        } catch (InputFault _) {
            return false;
        }
    }

    /**
     * Parses the four lines.
     *
     * @throws InputFault with the first line that is invalid
     */
    static CensusSettingsFile parse(String text) {
        List<String> lines = text.lines().toList();
        return new CensusSettingsFile(
                board(value(lines, BOARD_LINE)),
                value(lines, ALGORITHM_LINE),
                Stream.of(value(lines, OPTIONS_LINE).split("\\s+"))
                        .filter(word -> !word.isEmpty())
                        .toList(),
                limit(value(lines, LIMIT_LINE)));
    }

    private static String value(List<String> lines, int number) {
        String word = WORDS.get(number - 1);
        String line = number > lines.size() ? "" : lines.get(number - 1);
        if (!line.strip().equals(word) && !line.startsWith(word + " ")) {
            throw new InputFault("", number, "this line has to begin with \"" + word + "\"", REMEDY);
        }
        return line.substring(word.length()).strip();
    }

    private static Board board(String rows) {
        try {
            return BoardText.isSize(rows) ? BoardText.ofSize(rows) : BoardText.parse(rows.replace('/', '\n'));
        } catch (InputFault fault) {
            throw new InputFault("", BOARD_LINE, fault.description(), fault.remedy());
        }
    }

    private static long limit(String digits) {
        if (!digits.matches("\\d{1,18}") || Long.parseLong(digits) == 0) {
            throw new InputFault("", LIMIT_LINE, "\"" + digits + "\" is no number of steps", REMEDY);
        }
        return Long.parseLong(digits);
    }

    /** Returns a board as a line: its rows, but the size of a board that is too large to be read from its rows. */
    private static String written(Board board) {
        return Math.max(board.columns(), board.rows()) > BoardText.MAX_SIDE && board.playableCount() == board.squares()
                ? board.columns() + "x" + board.rows()
                : BoardText.format(board).strip().replace('\n', '/');
    }

    /** Returns the lines of the settings file. */
    List<String> lines() {
        return List.of(
                "board " + written(board),
                "algorithm " + algorithm,
                "options " + String.join(" ", options),
                "max-steps " + limit);
    }
}
