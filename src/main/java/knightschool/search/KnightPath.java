package knightschool.search;

import java.util.Arrays;
import java.util.List;

/**
 * The squares visited at one step, in order; the last is the knight's.
 *
 * @param squares square indices, at least one
 */
public record KnightPath(int[] squares) {
    /** Returns this path extended by more squares. */
    public KnightPath then(List<Integer> more) {
        int[] longer = Arrays.copyOf(squares, squares.length + more.size());
        for (int i = 0; i < more.size(); i++) {
            longer[squares.length + i] = more.get(i);
        }
        return new KnightPath(longer);
    }

    /** Returns the path of the first {@code length} squares. */
    public KnightPath first(int length) {
        return new KnightPath(Arrays.copyOf(squares, length));
    }

    /** Returns the number of squares visited. */
    public int length() {
        return squares.length;
    }

    /** Returns the knight's square. */
    public int head() {
        return squares[squares.length - 1];
    }

    /** Returns the first square. */
    public int first() {
        return squares[0];
    }

    /** Returns the square at an index, from 0. */
    public int square(int index) {
        return squares[index];
    }

    /**
     * Returns, for every square of a board with the given number of squares, its move number from 1; 0 if it is
     * unvisited.
     */
    public int[] numbers(int boardSquares) {
        int[] numbers = new int[boardSquares];
        for (int i = 0; i < squares.length; i++) {
            numbers[squares[i]] = i + 1;
        }
        return numbers;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof KnightPath w && Arrays.equals(squares, w.squares);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(squares);
    }

    @Override
    public String toString() {
        return Arrays.toString(squares);
    }
}
