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

    /** Whether the path of a search of that problem begins with those squares here. */
    public boolean begins(int[] squares, Problem problem) {
        if (trail.length < squares.length) {
            return false;
        }
        for (int i = 0; i + 1 < squares.length; i++) {
            if (problem.moves().target(problem.board(), squares[i], move(i)) != squares[i + 1]) {
                return false;
            }
        }
        return true;
    }

    /** What it takes in memory, in bytes, as an upper estimate. */
    public int bytes() {
        return HEADER_BYTES + trail.length;
    }
}
