package knightschool.statemap;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import knightschool.files.InputFault;
import knightschool.files.TextFiles;

/**
 * The text format of sliding puzzles: one line per row, top row first; {@code .} for an empty cell, {@code x} for a
 * wall, a letter for each cell of a block, {@code A} for the block to free. {@code ;} begins a comment. All rows have
 * the same length.
 */
public final class SlidingPuzzleText {
    /** The maximum size of a puzzle as text in bytes, including comments. */
    public static final int MAX_BYTES = 1 << 16;

    private static final String SYMBOLS =
            "Use '.' empty, 'x' wall, and one letter for each block; ';' begins a comment.";

    private SlidingPuzzleText() {}

    /**
     * Reads a puzzle file.
     *
     * @throws InputFault naming file and line
     */
    public static SlidingPuzzle read(Path file) {
        try {
            return parse(TextFiles.read(file, MAX_BYTES));
        } catch (InputFault fault) {
            throw fault.in(file.toString());
        }
    }

    /** Returns the text of a puzzle, with a line feed after every row. */
    public static String format(SlidingPuzzle puzzle) {
        char[] cells = new char[puzzle.cells()];
        for (int cell = 0; cell < cells.length; cell++) {
            cells[cell] = puzzle.isWall(cell) ? 'x' : '.';
        }
        puzzle.blocks().forEach(block -> block.cells(puzzle.columns()).forEach(cell -> cells[cell] = block.letter()));
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < puzzle.rows(); row++) {
            text.append(cells, row * puzzle.columns(), puzzle.columns()).append('\n');
        }
        return text.toString();
    }

    /**
     * Parses a puzzle.
     *
     * @throws InputFault naming the line
     */
    public static SlidingPuzzle parse(String text) {
        List<String> rows = new ArrayList<>();
        List<Integer> lines = new ArrayList<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            int comment = line.indexOf(';');
            String row = (comment < 0 ? line : line.substring(0, comment)).stripTrailing();
            if (!row.isEmpty()) {
                rows.add(row);
                lines.add(number);
            }
        }
        return new Rows(rows, lines).puzzle();
    }

    /** The rows of a text, with the line number of each. */
    private record Rows(List<String> rows, List<Integer> lines) {
        SlidingPuzzle puzzle() {
            checkShape();
            int columns = rows.getFirst().length();
            BitSet walls = new BitSet();
            TreeMap<Character, List<Integer>> letters = new TreeMap<>();
            for (int cell = 0; cell < columns * rows.size(); cell++) {
                char symbol = rows.get(cell / columns).charAt(cell % columns);
                if (symbol == 'x') {
                    walls.set(cell);
                } else if (symbol != '.') {
                    letters.computeIfAbsent(symbol, _ -> new ArrayList<>()).add(cell);
                }
            }
            if (!letters.containsKey(SlidingBlock.TARGET)) {
                throw fault(0, "there is no block A", "A is the block to free: write AA or AAA in a row.");
            }
            List<SlidingBlock> blocks = new ArrayList<>();
            letters.forEach((letter, cells) -> blocks.add(block(letter, cells)));
            return new SlidingPuzzle(columns, rows.size(), walls, blocks);
        }

        private void checkShape() {
            if (rows.isEmpty()) {
                throw new InputFault(
                        "", 1, "the puzzle is empty", "Write one line a row, such as \"AA.B\". " + SYMBOLS);
            }
            int columns = rows.getFirst().length();
            for (int row = 0; row < rows.size(); row++) {
                if (row >= SlidingPuzzle.LONGEST_SIDE || rows.get(row).length() > SlidingPuzzle.LONGEST_SIDE) {
                    throw fault(row, "the puzzle is too large", "Puzzles go up to 12 x 12 cells.");
                }
                checkSymbols(row);
                if (rows.get(row).length() != columns) {
                    throw fault(
                            row,
                            "this row has " + rows.get(row).length() + " cells, the first has " + columns,
                            "All rows are equally long: use 'x' for cells that are not there.");
                }
            }
        }

        private void checkSymbols(int row) {
            String cells = rows.get(row);
            for (int column = 0; column < cells.length(); column++) {
                char symbol = cells.charAt(column);
                if (symbol != '.' && symbol != 'x' && !SlidingBlock.isLetter(symbol)) {
                    String description =
                            symbolName(cells.codePointAt(column)) + " in column " + (column + 1) + " is not a cell";
                    throw fault(row, description, SYMBOLS);
                }
            }
        }

        private static String symbolName(int symbol) {
            boolean visible = !Character.isISOControl(symbol)
                    && Character.getType(symbol) != Character.FORMAT
                    && Character.getType(symbol) != Character.SURROGATE
                    && (symbol == ' ' || !Character.isSpaceChar(symbol));
            return visible ? "'" + Character.toString(symbol) + "'" : String.format(Locale.ROOT, "U+%04X", symbol);
        }

        private SlidingBlock block(char letter, List<Integer> cells) {
            int columns = rows.getFirst().length();
            int first = cells.getFirst();
            int length = cells.size();
            int line = first / columns;
            if (length == 1) {
                throw fault(
                        line, "block " + letter + " has one cell only", "A block has two or three cells in a line.");
            }
            int step = cells.get(1) - first;
            boolean horizontal = step == 1 && cells.get(1) / columns == line;
            if (!horizontal && step != columns || !isInLine(cells, step) || horizontal && !isInRow(cells)) {
                throw fault(
                        line,
                        "the cells of block " + letter + " are not side by side in one line",
                        "A block has two or three cells in a line: give another block another letter.");
            }
            if (length > SlidingBlock.LONGEST) {
                throw fault(line, "block " + letter + " has " + length + " cells", "A block has two or three.");
            }
            if (letter == SlidingBlock.TARGET && !horizontal) {
                throw fault(line, "block A stands in a column", "A is freed to the right: it has to lie in one row.");
            }
            return new SlidingBlock(letter, first % columns, line, length, horizontal);
        }

        private static boolean isInLine(List<Integer> cells, int step) {
            for (int i = 1; i < cells.size(); i++) {
                if (cells.get(i) - cells.get(i - 1) != step) {
                    return false;
                }
            }
            return true;
        }

        private boolean isInRow(List<Integer> cells) {
            int columns = rows.getFirst().length();
            return cells.getFirst() / columns == cells.getLast() / columns;
        }

        private InputFault fault(int row, String description, String remedy) {
            return new InputFault("", lines.get(row), description, remedy);
        }
    }
}
