package knightschool.board;

import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import knightschool.files.InputFault;
import knightschool.files.TextFiles;

/**
 * Reads and writes boards as text, one line per row, top row first: {@code .} playable, {@code #} hole, {@code K}
 * start, {@code E} end; {@code ;} begins a comment line. All rows have the same length. Also reads the short form
 * {@code 8x8} for a full board.
 */
public final class BoardText {
    /** The longest side, in squares, of a board in text form. */
    public static final int MAX_SIDE = 1000;

    /** The largest size of a board text, in bytes, comments included. */
    public static final int MAX_BYTES = 4 << 20;

    private static final Pattern SIZE = Pattern.compile("\\s*([+-]?\\d{1,99})\\s*[x×X]\\s*([+-]?\\d{1,99})\\s*");

    private BoardText() {}

    /** Returns whether a text has the form of a size such as {@code 8x8}, even if no board can have that size. */
    public static boolean isSize(String text) {
        return SIZE.matcher(text).matches();
    }

    /**
     * Returns a full board of a size such as {@code 8x8}, columns first.
     *
     * @throws InputFault if the text is not a size, or no board can have that size
     */
    public static Board ofSize(String text) {
        Matcher size = SIZE.matcher(text);
        if (!size.matches()) {
            throw new InputFault("\"" + text + "\" is not a board size", "Write columns x rows, such as 8x8.");
        }
        if (!isSide(size.group(1)) || !isSide(size.group(2))) {
            throw new InputFault(
                    "a board of " + size.group(1) + " x " + size.group(2) + " squares is not possible",
                    "Each side is 1 to " + Board.MAX_SIDE + " squares.");
        }
        return Board.full(Integer.parseInt(size.group(1)), Integer.parseInt(size.group(2)));
    }

    private static boolean isSide(String number) {
        return Board.isSide(new BigInteger(number)
                .min(BigInteger.valueOf(Integer.MAX_VALUE))
                .intValue());
    }

    /**
     * Returns the board named on a command line or in a lesson: a size such as {@code 8x8}, otherwise a file.
     *
     * @throws InputFault if the text is neither, or the file cannot be read as a board
     */
    public static Board named(String sizeOrFile) {
        if (isSize(sizeOrFile)) {
            return ofSize(sizeOrFile);
        }
        Path file = pathOf(sizeOrFile);
        if (sizeOrFile.isBlank() || Files.notExists(file)) {
            throw new InputFault(
                    sizeOrFile,
                    "there is no such file, and this is no board size",
                    "Check the name and the folder, or write a size such as 8x8.");
        }
        return read(file);
    }

    private static Path pathOf(String name) {
        try {
            return Path.of(name);
        } catch (java.nio.file.InvalidPathException e) {
            throw new InputFault(
                    "\"" + name.replace('\0', '?') + "\" is neither a size nor a file name",
                    "Write a size such as 8x8, or the name of a board file.");
        }
    }

    /**
     * Reads a board file.
     *
     * @throws InputFault naming file and line
     */
    public static Board read(Path file) {
        try {
            return parse(TextFiles.read(file, MAX_BYTES));
        } catch (InputFault fault) {
            throw fault.in(file.toString());
        }
    }

    /** Writes a board file completely or not at all. */
    public static void write(Path file, Board board) {
        TextFiles.write(file, format(board));
    }

    /**
     * Parses a board.
     *
     * @throws InputFault naming the line
     */
    public static Board parse(String text) {
        List<String> rows = new ArrayList<>();
        List<Integer> lines = new ArrayList<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            String row = line.stripTrailing();
            if (row.startsWith(";") || row.isEmpty()) {
                continue;
            }
            rows.add(row);
            lines.add(number);
        }
        return new Rows(rows, lines).board();
    }

    /** Returns the text of a board, with a line feed after every row. */
    public static String format(Board board) {
        StringBuilder text = new StringBuilder((board.columns() + 1) * board.rows());
        for (int square = 0; square < board.squares(); square++) {
            text.append(symbol(board, square));
            if (board.column(square) == board.columns() - 1) {
                text.append('\n');
            }
        }
        return text.toString();
    }

    private static char symbol(Board board, int square) {
        if (!board.isPlayable(square)) {
            return '#';
        }
        return square == board.start() ? 'K' : square == board.end() ? 'E' : '.';
    }

    /** The rows of a text, each with the number of its line. */
    private record Rows(List<String> rows, List<Integer> lines) {
        Board board() {
            checkShape();
            BitSet holes = new BitSet();
            int columns = rows.getFirst().length();
            int start = Board.NONE;
            int end = Board.NONE;
            for (int row = 0; row < rows.size(); row++) {
                for (int column = 0; column < columns; column++) {
                    int square = row * columns + column;
                    switch (rows.get(row).charAt(column)) {
                        case '.' -> {}
                        case '#' -> holes.set(square);
                        case 'K' -> start = only(start, square, row, "start (K)");
                        case 'E' -> end = only(end, square, row, "end (E)");
                        default -> throw strange(row, column);
                    }
                }
            }
            if (holes.cardinality() == columns * rows.size()) {
                throw fault(0, "no square is playable", "Write at least one '.', 'K' or 'E'.");
            }
            return Board.of(columns, rows.size(), holes, start, end);
        }

        private void checkShape() {
            if (rows.isEmpty()) {
                throw new InputFault("", 1, "the board is empty", "Write one line a row: '.' playable, '#' hole.");
            }
            int columns = rows.getFirst().length();
            if (rows.size() > MAX_SIDE || columns > MAX_SIDE) {
                int row = columns > MAX_SIDE ? 0 : MAX_SIDE;
                throw fault(row, "the board is too large", "Boards as text go up to 1000 x 1000 squares.");
            }
            for (int row = 0; row < rows.size(); row++) {
                checkSymbols(row);
                if (rows.get(row).length() != columns) {
                    throw fault(
                            row,
                            "this row has " + rows.get(row).length() + " squares, the first has " + columns,
                            "All rows are equally long: use '#' for squares that are not there.");
                }
            }
        }

        private void checkSymbols(int row) {
            for (int column = 0; column < rows.get(row).length(); column++) {
                if (".#KE".indexOf(rows.get(row).charAt(column)) < 0) {
                    throw strange(row, column);
                }
            }
        }

        private int only(int before, int square, int row, String name) {
            if (before != Board.NONE) {
                throw fault(row, "this is a second " + name, "A board has one at most: leave one of the two out.");
            }
            return square;
        }

        private InputFault strange(int row, int column) {
            int symbol = rows.get(row).codePointAt(column);
            String symbolText = isInvisible(symbol)
                    ? String.format(Locale.ROOT, "U+%04X", symbol)
                    : "'" + Character.toString(symbol) + "'";
            return fault(
                    row,
                    symbolText + " in column " + (column + 1) + " is not a square",
                    "Use '.' playable, '#' hole, 'K' start, 'E' end; ';' begins a comment line.");
        }

        private static boolean isInvisible(int symbol) {
            return Character.isISOControl(symbol)
                    || Character.getType(symbol) == Character.FORMAT
                    || Character.isSpaceChar(symbol) && symbol != ' ';
        }

        private InputFault fault(int row, String description, String remedy) {
            return new InputFault("", lines.get(row), description, remedy);
        }
    }
}
