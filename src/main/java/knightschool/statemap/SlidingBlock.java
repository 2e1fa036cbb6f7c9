package knightschool.statemap;

import java.util.stream.IntStream;

/**
 * A block of a sliding puzzle: cells in a line, along which it slides.
 *
 * @param letter its name, see {@link #isLetter}
 * @param column the column of its left or upper end, from 0
 * @param row the row of that end, from 0 at the top
 * @param length the number of cells, {@value #SHORTEST} or {@value #LONGEST}
 * @param horizontal whether it is in a row rather than a column
 */
public record SlidingBlock(char letter, int column, int row, int length, boolean horizontal) {
    /** The letter of the block to free. */
    public static final char TARGET = 'A';

    /** The minimum number of cells of a block. */
    public static final int SHORTEST = 2;

    /** The maximum number of cells of a block. */
    public static final int LONGEST = 3;

    private static final char WALL = 'x';

    /**
     * Creates a block.
     *
     * @throws IllegalArgumentException if a value is out of range, or the block to free is in a column
     */
    public SlidingBlock {
        if (!isLetter(letter) || length < SHORTEST || length > LONGEST || column < 0 || row < 0) {
            throw new IllegalArgumentException("no block: " + letter + " of " + length + " cells");
        }
        if (letter == TARGET && !horizontal) {
            throw new IllegalArgumentException("the block to free stands in a column");
        }
    }

    /** Returns whether a character is a valid name: A to Z, and a to z except for the x of walls. */
    public static boolean isLetter(int symbol) {
        return symbol >= 'A' && symbol <= 'Z' || symbol >= 'a' && symbol <= 'z' && symbol != WALL;
    }

    /** Returns whether this is the block to free. */
    public boolean isTarget() {
        return letter == TARGET;
    }

    /** Returns the place along its line: the column of its left end, or the row of its upper end. */
    public int place() {
        return horizontal ? column : row;
    }

    /** Returns this block at another place along its line. */
    public SlidingBlock at(int place) {
        return new SlidingBlock(letter, horizontal ? place : column, horizontal ? row : place, length, horizontal);
    }

    /** Returns its cells on a board with the given number of columns, as row × columns + column. */
    public IntStream cells(int columns) {
        return IntStream.range(0, length).map(i -> row * columns + column + i * (horizontal ? 1 : columns));
    }

    /** Returns whether it is within a board of the given size, regardless of other blocks. */
    public boolean isWithin(int columns, int rows) {
        return horizontal ? column + length <= columns && row < rows : row + length <= rows && column < columns;
    }
}
