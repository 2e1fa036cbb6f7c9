package knightschool.statemap;

/**
 * The limits of a map while it is computed. They are not a time, so that the result is the same on every machine with
 * enough memory.
 *
 * @param positions the maximum number of positions
 * @param bytes the maximum memory of all arrays together, in bytes; while an array grows, the old and the new one count
 */
public record StateMapBudget(long positions, long bytes) {
    private static final long USUAL_BYTES = 512L << 20;

    /** The divisor of the heap size that limits the memory of a map. */
    private static final int PART_OF_HEAP = 3;

    /** Returns the default limits: 512 MiB, which is some five million positions, but at most a third of the heap. */
    public static StateMapBudget usual() {
        return of(Long.MAX_VALUE);
    }

    /** Returns limits with a maximum number of positions and the default memory. */
    public static StateMapBudget of(long positions) {
        return new StateMapBudget(
                positions, Math.min(USUAL_BYTES, Runtime.getRuntime().maxMemory() / PART_OF_HEAP));
    }
}
