package knightschool.board.edit;

import java.util.BitSet;
import java.util.stream.IntStream;
import knightschool.board.Board;

/** A symmetry of a rectangle of columns × rows squares. It determines the images of each square. */
public enum Symmetry {
    NONE,
    /** The left half is the mirror image of the right. */
    LEFT_RIGHT,
    /** The upper half is the mirror image of the lower. */
    TOP_BOTTOM,
    /** Both {@link #LEFT_RIGHT} and {@link #TOP_BOTTOM}. */
    FOUR_QUARTERS,
    /** The board looks the same after a half turn. */
    HALF_TURN,
    /** The board looks the same after a quarter turn; for square boards. */
    QUARTER_TURN,
    /** The board is its own mirror image along the diagonal from the top left corner; for square boards. */
    DIAGONAL;

    /** Returns whether the symmetry requires as many columns as rows. */
    public boolean isForSquares() {
        return this == QUARTER_TURN || this == DIAGONAL;
    }

    /** Returns a square and its images, each once, in ascending order. */
    public int[] orbit(int columns, int rows, int square) {
        int x = square % columns;
        int y = square / columns;
        int right = columns - 1 - x;
        int below = rows - 1 - y;
        IntStream images = switch (this) {
            case NONE -> IntStream.of(square);
            case LEFT_RIGHT -> IntStream.of(square, y * columns + right);
            case TOP_BOTTOM -> IntStream.of(square, below * columns + x);
            case FOUR_QUARTERS ->
                IntStream.of(square, y * columns + right, below * columns + x, below * columns + right);
            case HALF_TURN -> IntStream.of(square, below * columns + right);
            case QUARTER_TURN ->
                IntStream.of(square, x * columns + below, below * columns + right, right * columns + y);
            case DIAGONAL -> IntStream.of(square, x * columns + y);
        };
        return images.sorted().distinct().toArray();
    }

    /** Returns whether a board has sides that allow this symmetry. */
    public boolean fits(Board board) {
        return !isForSquares() || board.columns() == board.rows();
    }

    /**
     * Returns the given squares of a board with all their images, or only the given squares if the sides of the board
     * do not allow this symmetry.
     */
    public BitSet closure(Board board, BitSet squares) {
        BitSet all = new BitSet(board.squares());
        Symmetry held = fits(board) ? this : NONE;
        squares.stream()
                .flatMap(square -> IntStream.of(held.orbit(board.columns(), board.rows(), square)))
                .forEach(all::set);
        return all;
    }
}
