package knightschool.board;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import knightschool.files.InputFault;

/**
 * Chess names of squares: file letters from the left (aa follows z), rank 1 at the bottom.
 *
 * <p>When parsed, a square may also be given by its index; see {@link #parse}.
 */
public final class SquareNames {
    private static final int LETTERS = 26;

    private SquareNames() {}

    /** Returns the chess name of a square of a board, such as {@code a8} for index 0 of 8 × 8. */
    public static String name(Board board, int square) {
        return name(board.columns(), board.rows(), square);
    }

    /** Like {@link #name(Board, int)}, for any board with the given number of columns and rows. */
    public static String name(int columns, int rows, int square) {
        return file(square % columns) + (rows - square / columns);
    }

    /** Returns the names of squares in their order. */
    public static List<String> names(Board board, Collection<Integer> squares) {
        return squares.stream().map(square -> name(board, square)).toList();
    }

    /** Returns the letters of a column: a for 0, z for 25, aa for 26. */
    public static String file(int column) {
        String letter = String.valueOf((char) ('a' + column % LETTERS));
        return column < LETTERS ? letter : file(column / LETTERS - 1) + letter;
    }

    /**
     * Returns the index of a square given as a chess name ({@code a8}) or an index ({@code 0}).
     *
     * @throws InputFault if the text does not name a square of the board
     */
    public static int parse(Board board, String text) {
        String name = text.strip().toLowerCase(Locale.ROOT);
        int square = name.matches("\\d{1,9}") ? Integer.parseInt(name) : fromName(board, name);
        if (!board.contains(square)) {
            throw new InputFault(
                    "\"" + text.strip() + "\" is not a square of this board",
                    "Squares go from a1 to " + name(board, board.columns() - 1) + ", or from 0 to "
                            + (board.squares() - 1) + ".");
        }
        return square;
    }

    /**
     * Like {@link #parse}, but also rejects holes.
     *
     * @throws InputFault if the text does not name a playable square of the board
     */
    public static int parsePlayable(Board board, String text) {
        int square = parse(board, text);
        if (!board.isPlayable(square)) {
            throw new InputFault(
                    "\"" + text.strip() + "\" is a hole of this board", "Name a square that the knight can enter.");
        }
        return square;
    }

    private static int fromName(Board board, String name) {
        if (!name.matches("[a-z]{1,3}[1-9]\\d{0,3}")) {
            return Board.NONE;
        }
        int letters = 0;
        int column = 0;
        while (Character.isLetter(name.charAt(letters))) {
            column = column * LETTERS + name.charAt(letters++) - 'a' + 1;
        }
        return board.squareAt(column - 1, board.rows() - Integer.parseInt(name.substring(letters)));
    }
}
