package knightschool.statemap;

import java.util.stream.IntStream;

/**
 * A block of a sliding puzzle: cells in a line, along which it slides.
 *
 * @param letter its name, see {@link #isLetter}
 * @param column of its left or upper end, from 0
 * @param row of that end, from 0 at the top
 * @param length number of cells, {@value #SHORTEST} or {@value #LONGEST}
 * @param horizontal whether it lies in a row; else it stands in a column
 */
public record SlidingBlock(char letter, int column, int row, int length, boolean horizontal) {
    /** The block to free. */
    public static final char TARGET = 'A';

    /** The fewest cells of a block. */
    public static final int SHORTEST = 2;

    /** The most cells of a block. */
    public static final int LONGEST = 3;

    private static final char WALL = 'x';

    /** @throws IllegalArgumentException if no block is like that */
    public SlidingBlock {
        if (!isLetter(letter) || length < SHORTEST || length > LONGEST || column < 0 || row < 0) {
            throw new IllegalArgumentException("no block: " + letter + " of " + length + " cells");
        }
        if (letter == TARGET && !horizontal) {
            throw new IllegalArgumentException("the block to free stands in a column");
        }
    }

    /** Whether a block can be called that: A to Z, and a to z but for the x of walls. */
    public static boolean isLetter(int symbol) {
        return symbol >= 'A' && symbol <= 'Z' || symbol >= 'a' && symbol <= 'z' && symbol != WALL;
    }

    /** Whether it is the block to free. */
    public boolean isTarget() {
        return letter == TARGET;
    }

    /** Where it is along its line: the column of its left end, or the row of its upper end. */
    public int place() {
        return horizontal ? column : row;
    }

    /** The same block at another place along its line. */
    public SlidingBlock at(int place) {
        return new SlidingBlock(letter, horizontal ? place : column, horizontal ? row : place, length, horizontal);
    }

    /** Its cells on a board of so many columns, as row × columns + column. */
    public IntStream cells(int columns) {
        return IntStream.range(0, length).map(i -> row * columns + column + i * (horizontal ? 1 : columns));
    }

    /** Whether it lies on a board of that size, whatever else is there. */
    public boolean isWithin(int columns, int rows) {
        return horizontal ? column + length <= columns && row < rows : row + length <= rows && column < columns;
    }
}
