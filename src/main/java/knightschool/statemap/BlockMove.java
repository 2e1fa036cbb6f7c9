package knightschool.statemap;

/**
 * A move of a sliding puzzle: one block slides along its line, any distance.
 *
 * @param block the number of the block in its puzzle
 * @param distance the number of cells to the right or down; negative to the left or up; never 0
 */
public record BlockMove(int block, int distance) {
    /**
     * Creates a move.
     *
     * @throws IllegalArgumentException if the block number is negative or the distance is 0
     */
    public BlockMove {
        if (block < 0 || distance == 0) {
            throw new IllegalArgumentException("no move: block " + block + " by " + distance);
        }
    }

    /** Returns the move that undoes this one. */
    public BlockMove reversed() {
        return new BlockMove(block, -distance);
    }
}
