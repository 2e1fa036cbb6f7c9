package knightschool.board.edit;

import java.util.BitSet;
import java.util.stream.IntStream;
import knightschool.board.Board;

/**
 * How a rectangle of columns × rows squares looks the same from elsewhere: which images each square has beside itself.
 */
public enum Symmetry {
    NONE,
    /** The left half is the mirror image of the right. */
    LEFT_RIGHT,
    /** The upper half is the mirror image of the lower. */
    TOP_BOTTOM,
    /** Both. */
    FOUR_QUARTERS,
    /** The same upside down. */
    HALF_TURN,
    /** The same on each of its four sides: for squares. */
    QUARTER_TURN,
    /** The mirror image of itself along the diagonal from the top left corner: for squares. */
    DIAGONAL;

    /** Whether it asks for as many columns as rows. */
    public boolean isForSquares() {
        return this == QUARTER_TURN || this == DIAGONAL;
    }

    /** A square and its images, each once, rising. */
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

    /** Whether boards with these sides can have it. */
    public boolean fits(Board board) {
        return !isForSquares() || board.columns() == board.rows();
    }

    /** Squares of a board with all their images; only they themselves where the board cannot have this symmetry. */
    public BitSet closure(Board board, BitSet squares) {
        BitSet all = new BitSet(board.squares());
        Symmetry held = fits(board) ? this : NONE;
        squares.stream()
                .flatMap(square -> IntStream.of(held.orbit(board.columns(), board.rows(), square)))
                .forEach(all::set);
        return all;
    }
}
