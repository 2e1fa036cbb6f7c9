package knightschool.search;

/**
 * A step of a search, complete: path and cursors, from which everything else follows. It takes a byte for each square
 * visited.
 *
 * @param step the step's number
 * @param pruned retreats by the lookahead until then
 * @param trail for every square of the path an {@link #entry}
 */
public record Checkpoint(long step, long pruned, byte[] trail) {
    private static final int MOVE_BITS = 3;

    /** The objects around the trail and a reference to them, in bytes. */
    private static final int HEADER_BYTES = 64;

    /** The move that leads on from a square of the path, and how many squares are still to be tried from it. */
    static byte entry(int move, int remaining) {
        return (byte) (remaining << MOVE_BITS | move);
    }

    /** Number of squares visited. */
    int depth() {
        return trail.length;
    }

    /** The move by which the square visited as number {@code index} was left; 0 for the knight's. */
    int move(int index) {
        return trail[index] & (1 << MOVE_BITS) - 1;
    }

    /** How many squares are still to be tried from it. */
    int remaining(int index) {
        return trail[index] >> MOVE_BITS;
    }

    /** What it takes in memory, in bytes, as an upper estimate. */
    public int bytes() {
        return HEADER_BYTES + trail.length;
    }
}
