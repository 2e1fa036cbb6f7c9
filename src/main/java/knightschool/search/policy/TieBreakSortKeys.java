package knightschool.search.policy;

import knightschool.board.Board;

/** Keys that order tied neighbours, smallest first. They have at most {@link #BITS} bits. */
public final class TieBreakSortKeys {
    /** The size of a key, in bits. */
    public static final int BITS = 40;

    private TieBreakSortKeys() {}

    /**
     * Returns Roth's key: the farther from the centre, the smaller. Distances are in half squares, so that every centre
     * is a whole number.
     */
    public static long farthestFromCentre(Board board, int column, int row) {
        long farthest = (long) board.columns() * board.columns() + (long) board.rows() * board.rows();
        return farthest - fromCentre(board, column, row);
    }

    /** Returns the square of the distance from the centre, in half squares. */
    public static long fromCentre(Board board, int column, int row) {
        long dx = 2L * column - (board.columns() - 1);
        long dy = 2L * row - (board.rows() - 1);
        return dx * dx + dy * dy;
    }

    /**
     * Returns a random key, always the same for a square, depth and neighbour (the finalizer of D. Stafford's variant
     * 13, 2011, as in SplittableRandom).
     */
    public static long random(long seed, int from, int depth, int to) {
        long z = seed * 0x9E3779B97F4A7C15L + ((long) depth << 48 ^ (long) from << 24 ^ to) + 0x632BE59BD9B4E019L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return (z ^ z >>> 31) >>> Long.SIZE - BITS;
    }
}
