package knightschool.board.edit;

import java.util.BitSet;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.files.InputFault;

/**
 * A rectangle cut out of a board for pasting. Unlike a board, it may consist only of holes.
 *
 * @param holes the indices of its holes; must not be modified
 * @param start the index of the start square, or {@link Board#NONE}
 * @param end the index of the end square, or {@link Board#NONE}
 */
public record CopiedRectangle(int columns, int rows, BitSet holes, int start, int end) {

    /** Cuts a rectangle from a board. Squares of the rectangle that lie off the board become playable. */
    public static CopiedRectangle of(Board board, SquareRectangle box) {
        BitSet holes = new BitSet();
        int start = Board.NONE;
        int end = Board.NONE;
        for (int index = 0; index < box.columns() * box.rows(); index++) {
            int square = board.squareAt(box.left() + index % box.columns(), box.top() + index / box.columns());
            holes.set(index, square != Board.NONE && !board.isPlayable(square));
            start = square == board.start() && start == Board.NONE && square != Board.NONE ? index : start;
            end = square == board.end() && end == Board.NONE && square != Board.NONE ? index : end;
        }
        return new CopiedRectangle(box.columns(), box.rows(), holes, start, end);
    }

    /**
     * Returns a board with this cutout pasted into it. Squares of the cutout that lie off the board are dropped. A
     * start or end of the cutout replaces that of the board.
     *
     * @param left the column of the board for the cutout's first column; may be off the board
     * @throws IllegalArgumentException if no playable square is left
     */
    public Board on(Board board, int left, int top) {
        BitSet after = board.holes();
        for (int index = 0; index < columns * rows; index++) {
            int square = board.squareAt(left + index % columns, top + index / columns);
            if (square != Board.NONE) {
                after.set(square, holes.get(index));
            }
        }
        Board holed = board.withHoles(after);
        int first = onBoard(board, start, left, top);
        int last = onBoard(board, end, left, top);
        holed = first == Board.NONE ? holed : holed.withStart(first);
        return last == Board.NONE ? holed : holed.withEnd(last);
    }

    private int onBoard(Board board, int index, int left, int top) {
        return index == Board.NONE ? Board.NONE : board.squareAt(left + index % columns, top + index / columns);
    }

    /** Returns a board with all squares of a rectangle playable and without a start or end in the rectangle. */
    public static Board cleared(Board board, SquareRectangle box) {
        BitSet squares = box.squares(board);
        BitSet holes = board.holes();
        holes.andNot(squares);
        int start = isIn(squares, board.start()) ? Board.NONE : board.start();
        int end = isIn(squares, board.end()) ? Board.NONE : board.end();
        return Board.of(board.columns(), board.rows(), holes, start, end);
    }

    private static boolean isIn(BitSet squares, int square) {
        return square != Board.NONE && squares.get(square);
    }

    /** Returns the cutout as a board of its own, or empty if it consists only of holes. */
    public Optional<Board> asBoard() {
        return holes.cardinality() == columns * rows
                ? Optional.empty()
                : Optional.of(Board.of(columns, rows, holes, start, end));
    }

    /** Returns the text of the cutout in the format of {@link BoardText}. */
    public String text() {
        return asBoard().map(BoardText::format).orElseGet(() -> ("#".repeat(columns) + "\n").repeat(rows));
    }

    /**
     * Parses a cutout from text in the format of {@link BoardText}. A text of holes only is allowed.
     *
     * @throws InputFault naming the line
     */
    public static CopiedRectangle parse(String text) {
        long lines = text.lines().filter(line -> !line.isBlank()).count();
        if (text.lines()
                        .filter(line -> !line.isBlank())
                        .allMatch(line -> line.strip().matches("#+"))
                && text.lines()
                                .map(String::strip)
                                .filter(line -> !line.isEmpty())
                                .distinct()
                                .count()
                        == 1
                && lines <= BoardText.MAX_SIDE) {
            return holesAlone(
                    text.strip().lines().findFirst().orElseThrow().strip().length(), (int) lines);
        }
        Board board = BoardText.parse(text);
        return of(board, SquareRectangle.of(board));
    }

    private static CopiedRectangle holesAlone(int columns, int rows) {
        BitSet holes = new BitSet();
        holes.set(0, columns * rows);
        return new CopiedRectangle(columns, rows, holes, Board.NONE, Board.NONE);
    }
}
