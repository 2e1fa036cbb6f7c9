package knightschool.statemap;

/**
 * How much a map may hold while it is made: so many positions, and so many bytes of all its arrays together. It is no
 * number of seconds, so that the answer is the same on every machine that has the memory.
 *
 * @param positions the most positions
 * @param bytes the most memory, in bytes; while an array grows, the old and the new one count
 */
public record MapBudget(long positions, long bytes) {
    private static final long USUAL_BYTES = 512L << 20;

    /** The part of Java's heap that a map may take where that is less than usual. */
    private static final int PART_OF_HEAP = 3;

    /**
     * What is taken unless told: 512 MiB, some five million positions; less where Java has less than three times that.
     */
    public static MapBudget usual() {
        return of(Long.MAX_VALUE);
    }

    /** At most so many positions, and the usual memory. */
    public static MapBudget of(long positions) {
        return new MapBudget(
                positions, Math.min(USUAL_BYTES, Runtime.getRuntime().maxMemory() / PART_OF_HEAP));
    }
}
