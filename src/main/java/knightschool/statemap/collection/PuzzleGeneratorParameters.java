package knightschool.statemap.collection;

import knightschool.statemap.SlidingPuzzle;

/**
 * The parameters of the puzzle generator: they identify a puzzle and generate the same one on every machine.
 *
 * @param columns number of columns, {@value #SHORTEST_SIDE} to {@link SlidingPuzzle#LONGEST_SIDE}
 * @param rows number of rows, in the same range
 * @param walls number of walls, at most a quarter of the cells
 * @param blocks number of blocks including the target, 2 to {@link #mostBlocks}
 * @param seed the seed of the random number generator
 */
public record PuzzleGeneratorParameters(int columns, int rows, int walls, int blocks, long seed) {
    /** The shortest side. */
    public static final int SHORTEST_SIDE = 3;

    /** The number of capital letters. */
    private static final int MOST_BLOCKS = 26;

    /** @throws IllegalArgumentException if the parameters are not possible, see {@link #isPossible} */
    public PuzzleGeneratorParameters {
        if (!isPossible(columns, rows, walls, blocks)) {
            throw new IllegalArgumentException(
                    "no puzzle of " + columns + " x " + rows + " with " + walls + " walls and " + blocks + " blocks");
        }
    }

    /** Whether puzzles with these parameters can be generated. */
    public static boolean isPossible(int columns, int rows, int walls, int blocks) {
        return Math.min(columns, rows) >= SHORTEST_SIDE
                && SlidingPuzzle.isSide(columns)
                && SlidingPuzzle.isSide(rows)
                && walls >= 0
                && walls <= columns * rows / 4
                && blocks >= 2
                && blocks <= mostBlocks(columns, rows);
    }

    /** The most blocks of a puzzle of a size: three per eight cells, which leaves little room to move. */
    public static int mostBlocks(int columns, int rows) {
        return Math.min(MOST_BLOCKS, columns * rows * 3 / 8);
    }
}
