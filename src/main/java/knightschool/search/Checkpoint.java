package knightschool.search;

/**
 * A step of a search, complete: path and cursors, from which everything else follows. It takes a byte for each square
 * visited, or two where directions are marked as spent.
 *
 * @param step the step's number
 * @param placements placements until then
 * @param pruned retreats by the lookahead until then
 * @param deepest the greatest number of squares visited until then
 * @param trail for every square of the path an {@link #entry}
 * @param spent for every square of the path the directions spent, as bits; empty where cursors say what is left
 */
public record Checkpoint(long step, long placements, long pruned, int deepest, byte[] trail, byte[] spent) {
    private static final int MOVE_BITS = 3;

    /** The record where references are not compressed, and one in a list that grows by half, in bytes. */
    private static final int RECORD_BYTES = 64 + 16;

    /** What stands before the bytes of an array; all together are rounded up. */
    private static final int ARRAY_HEADER = 24;

    private static final int ALIGNMENT = 8;

    /** The move that leads on from a square of the path, and what is noted of the square: at most 4 bits. */
    static byte entry(int move, int note) {
        return (byte) (note << MOVE_BITS | move);
    }

    /** Number of squares visited. */
    int depth() {
        return trail.length;
    }

    /** The move by which the square visited as number {@code index} was left; 0 for the knight's. */
    int move(int index) {
        return trail[index] & (1 << MOVE_BITS) - 1;
    }

    /** What is noted of it. */
    int note(int index) {
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

    /** The directions spent there, as bits. */
    int spent(int index) {
        return spent.length == 0 ? 0 : spent[index] & 0xFF;
    }

    /** What it takes in memory, in bytes: no less than that, whatever the size of the heap. */
    public int bytes() {
        return RECORD_BYTES + bytes(trail) + (spent.length == 0 ? 0 : bytes(spent));
    }

    /** An empty one is shared. */
    private static int bytes(byte[] array) {
        return Math.ceilDiv(ARRAY_HEADER + array.length, ALIGNMENT) * ALIGNMENT;
    }
}
