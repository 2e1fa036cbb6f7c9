package knightschool.setup.source;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.files.FilePathCodec;
import knightschool.files.InputFault;

/**
 * A board and how it was written: a size, the name of a file, or its rows.
 *
 * @param written as in the file, so that a set-up is written as it was read
 * @param board what that was when it was read
 */
public record BoardSource(String written, Board board) {
    private static final Pattern ROW = Pattern.compile("[.#KE]+|;.*");

    /** The board that holds where none is named: 8 × 8. */
    public static BoardSource usual() {
        return new BoardSource("8x8", Board.full(8, 8));
    }

    /** A board written by its rows, or by its size where it is full. */
    public static BoardSource of(Board board) {
        boolean plain = board.equals(Board.full(board.columns(), board.rows()));
        return new BoardSource(plain ? board.columns() + "x" + board.rows() : BoardText.format(board), board);
    }

    /** The board of a file, named in full. */
    public static BoardSource ofFile(Path file, Board board) {
        return new BoardSource(FilePathCodec.of(file.toAbsolutePath()), board);
    }

    /** Whether it is of this board. */
    public boolean shows(Board other) {
        return board.equals(other);
    }

    /** The file that it was read from, where that is named in full. */
    public Optional<Path> file() {
        if (BoardText.isSize(written) || isRows(written)) {
            return Optional.empty();
        }
        return FilePathCodec.whole(written);
    }

    /** The same board written by itself, without the name of a file. */
    public BoardSource selfContained() {
        return BoardText.isSize(written) || isRows(written) ? this : of(board);
    }

    /**
     * The board of a text: a size such as {@code 8x8}, rows, or a file's name. A single row is told from a name by
     * whether there is such a file.
     *
     * @param beside where a file is looked for
     * @throws InputFault with the line inside the rows, or with the file's name
     */
    public static BoardSource read(String written, FileResolver beside) {
        String text = written.strip();
        if (BoardText.isSize(text)) {
            return new BoardSource(text, BoardText.ofSize(text));
        }
        if (!namesFile(written, ROW, beside)) {
            return new BoardSource(rows(written), BoardText.parse(written));
        }
        return new BoardSource(text, inFile("board", text, () -> BoardText.parse(beside.text(text))));
    }

    /** Whether a text is the name of a file and not rows: a single line that could be a row is one where it ends. */
    static boolean namesFile(String written, Pattern row, FileResolver beside) {
        String line = written.strip();
        if (isRows(line) || !row.matcher(line).matches()) {
            return !isRows(line);
        }
        try {
            return !isRows(written) && !beside.text(line).isEmpty();
        } catch (InputFault _) {
            return false;
        }
    }

    /** What is read from a file; a fault names the file. */
    static <T> T inFile(String what, String name, Supplier<T> read) {
        try {
            return read.get();
        } catch (InputFault fault) {
            String inside = fault.line() > 0 ? "line " + fault.line() + ": " + fault.what() : fault.what();
            throw new InputFault("the " + what + " \"" + name + "\": " + inside, fault.remedy());
        }
    }

    /** Rows as they are kept: each ends with a line feed. */
    static String rows(String written) {
        return written.lines()
                .map(String::stripTrailing)
                .filter(row -> !row.isEmpty())
                .collect(Collectors.joining("\n", "", "\n"));
    }

    /** Whether it is written by its rows; a file's name or a size has no line feed. */
    public static boolean isRows(String written) {
        return written.contains("\n");
    }
}
