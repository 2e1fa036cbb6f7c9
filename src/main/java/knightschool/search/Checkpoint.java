package knightschool.search;

/**
 * A step of a search, complete: path and cursors, from which everything else follows.
 *
 * @param step the step's number
 * @param pruned retreats by the lookahead until then
 * @param path the squares visited, in order
 * @param tried for every square of the path the moves already tried from it, as bits
 */
public record Checkpoint(long step, long pruned, int[] path, byte[] tried) {
    private static final int HEADER_BYTES = 80;

    /** What it takes in memory, in bytes, as an upper estimate. */
    public int bytes() {
        return bytesFor(path.length);
    }

    /** What a checkpoint of that many squares takes in memory, in bytes. */
    public static int bytesFor(int squares) {
        return HEADER_BYTES + squares * (Integer.BYTES + 1);
    }
}
