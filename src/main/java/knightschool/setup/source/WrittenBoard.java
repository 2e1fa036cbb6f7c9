package knightschool.setup.source;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.files.FilePathCodec;
import knightschool.files.InputFault;

/**
 * A board and its written form: a size, the name of a file, or its rows.
 *
 * @param written the text in the set-up, which is written back unchanged
 * @param board the board that the text stood for when it was read
 */
public record WrittenBoard(String written, Board board) {
    private static final Pattern ROW = Pattern.compile("[.#KE]+|;.*");

    /** Returns the default board: 8 × 8. */
    public static WrittenBoard usual() {
        return new WrittenBoard("8x8", Board.full(8, 8));
    }

    /** Returns a board written as its size if it is full, otherwise as its rows. */
    public static WrittenBoard of(Board board) {
        boolean plain = board.equals(Board.full(board.columns(), board.rows()));
        return new WrittenBoard(plain ? board.columns() + "x" + board.rows() : BoardText.format(board), board);
    }

    /** Returns the board of a file, written as its absolute path. */
    public static WrittenBoard ofFile(Path file, Board board) {
        return new WrittenBoard(FilePathCodec.of(file.toAbsolutePath()), board);
    }

    /** Returns whether this is the source of an equal board. */
    public boolean shows(Board other) {
        return board.equals(other);
    }

    /** Returns the file from which the board was read, if it is written as an absolute path. */
    public Optional<Path> file() {
        if (BoardText.isSize(written) || isRows(written)) {
            return Optional.empty();
        }
        return FilePathCodec.whole(written);
    }

    /** Returns a source of the same board that does not refer to a file. */
    public WrittenBoard selfContained() {
        return BoardText.isSize(written) || isRows(written) ? this : of(board);
    }

    /**
     * Reads the board of a text: a size such as {@code 8x8}, rows, or a file name. A single line that could be either a
     * row or a file name is a file name if such a file exists.
     *
     * @param files resolves a file name
     * @throws InputFault with the line within the rows, or with the file name
     */
    public static WrittenBoard read(String written, FileResolver files) {
        String text = written.strip();
        if (BoardText.isSize(text)) {
            return new WrittenBoard(text, BoardText.ofSize(text));
        }
        if (!namesFile(written, ROW.asMatchPredicate(), files)) {
            return new WrittenBoard(rows(written), BoardText.parse(written));
        }
        return new WrittenBoard(text, inFile("board", text, () -> BoardText.parse(files.text(text))));
    }

    /**
     * Returns whether a text is a file name rather than rows. A single line that could be a row is a row if it ends
     * with a line feed.
     */
    static boolean namesFile(String written, Predicate<String> row, FileResolver files) {
        String line = written.strip();
        if (isRows(line) || !row.test(line)) {
            return !isRows(line);
        }
        try {
            return !isRows(written) && !files.text(line).isEmpty();
        } catch (InputFault _) {
            return false;
        }
    }

    /** Reads something from a file; a fault names the file. */
    static <T> T inFile(String noun, String name, Supplier<T> reader) {
        try {
            return reader.get();
        } catch (InputFault fault) {
            String inside =
                    fault.line() > 0 ? "line " + fault.line() + ": " + fault.description() : fault.description();
            throw new InputFault("the " + noun + " \"" + name + "\": " + inside, fault.remedy());
        }
    }

    /** Normalizes rows, so that each ends with a line feed. */
    static String rows(String written) {
        return written.lines()
                .map(String::stripTrailing)
                .filter(row -> !row.isEmpty())
                .collect(Collectors.joining("\n", "", "\n"));
    }

    /** Returns whether the text contains rows; a file name or a size has no line feed. */
    public static boolean isRows(String written) {
        return written.contains("\n");
    }
}
