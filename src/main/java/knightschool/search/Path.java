package knightschool.search;

import java.util.Arrays;
import java.util.List;

/**
 * The squares visited at one moment, in order; the last is the knight's.
 *
 * @param squares square indices, at least one
 */
public record Path(int[] squares) {
    /** The path longer by those squares. */
    Path then(List<Integer> more) {
        int[] longer = Arrays.copyOf(squares, squares.length + more.size());
        for (int i = 0; i < more.size(); i++) {
            longer[squares.length + i] = more.get(i);
        }
        return new Path(longer);
    }

    /** The path of its first squares, so many of them. */
    Path first(int length) {
        return new Path(Arrays.copyOf(squares, length));
    }

    /** Number of squares visited. */
    public int length() {
        return squares.length;
    }

    /** Where the knight stands. */
    public int head() {
        return squares[squares.length - 1];
    }

    /** Where it began. */
    public int first() {
        return squares[0];
    }

    /** The square visited as number {@code index}, counted from 0. */
    public int square(int index) {
        return squares[index];
    }

    /** For every square of a board of that many squares its move number, counted from 1; 0 where it is unvisited. */
    public int[] numbers(int boardSquares) {
        int[] numbers = new int[boardSquares];
        for (int i = 0; i < squares.length; i++) {
            numbers[squares[i]] = i + 1;
        }
        return numbers;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Path w && Arrays.equals(squares, w.squares);
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
