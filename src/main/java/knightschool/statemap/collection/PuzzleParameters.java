package knightschool.statemap.collection;

import knightschool.statemap.SlidingPuzzle;

/**
 * The parameters of the puzzle generator: they identify a puzzle and generate the same one on every machine.
 *
 * @param columns number of columns, {@value #SHORTEST_SIDE} to {@link SlidingPuzzle#LONGEST_SIDE}
 * @param rows number of rows, the same
 * @param walls number of walls, at most a quarter of the cells
 * @param blocks number of blocks, the block to free included: 2 to {@link #mostBlocks}
 * @param seed of the random number generator
 */
public record PuzzleParameters(int columns, int rows, int walls, int blocks, long seed) {
    /** The shortest side. */
    public static final int SHORTEST_SIDE = 3;

    /** As many as there are capital letters. */
    private static final int MOST_BLOCKS = 26;

    /** @throws IllegalArgumentException if no puzzle is made like that */
    public PuzzleParameters {
        if (!isPossible(columns, rows, walls, blocks)) {
            throw new IllegalArgumentException(
                    "no puzzle of " + columns + " x " + rows + " with " + walls + " walls and " + blocks + " blocks");
        }
    }

    /** Whether puzzles are made like that. */
    public static boolean isPossible(int columns, int rows, int walls, int blocks) {
        return Math.min(columns, rows) >= SHORTEST_SIDE
                && SlidingPuzzle.isSide(columns)
                && SlidingPuzzle.isSide(rows)
                && walls >= 0
                && walls <= columns * rows / 4
                && blocks >= 2
                && blocks <= mostBlocks(columns, rows);
    }

    /** The most blocks of a puzzle of that size: three of eight cells have one, which leaves little room to move. */
    public static int mostBlocks(int columns, int rows) {
        return Math.min(MOST_BLOCKS, columns * rows * 3 / 8);
    }
}
