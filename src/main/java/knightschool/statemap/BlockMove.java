package knightschool.statemap;

/**
 * One move of a sliding puzzle: one block slides along its line, any distance.
 *
 * @param block number of the block in its puzzle
 * @param distance number of cells, to the right or down; negative to the left or up; never 0
 */
public record BlockMove(int block, int distance) {
    /** @throws IllegalArgumentException if nothing moves */
    public BlockMove {
        if (block < 0 || distance == 0) {
            throw new IllegalArgumentException("no move: block " + block + " by " + distance);
        }
    }

    /** The move that takes this one back. */
    public BlockMove reversed() {
        return new BlockMove(block, -distance);
    }
}
