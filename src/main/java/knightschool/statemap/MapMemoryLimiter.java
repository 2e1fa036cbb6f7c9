package knightschool.statemap;

/** Counts the bytes of the arrays of a map while they grow, and ends the work before there are more than allowed. */
final class MapMemoryLimiter {
    /** Thrown where more would be needed. Caught by who began the work. */
    static final class Exceeded extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Exceeded() {
            super("more memory than allowed", null, false, false);
        }
    }

    private final long most;
    private long used;

    MapMemoryLimiter(long most) {
        this.most = most;
    }

    /** An array of so many bytes is made now. */
    void take(long bytes) {
        if (used + bytes > most) {
            throw new Exceeded();
        }
        used += bytes;
    }

    /** An array of so many bytes is not needed any more. */
    void give(long bytes) {
        used -= bytes;
    }

    /**
     * The length to which an array grows, by half: it is taken, and the old one given back at once after the peak of
     * both was counted.
     *
     * @param length of now
     * @param width bytes of an entry
     */
    int grown(int length, int width) {
        long longer = length + (length >> 1) + 16L;
        if (longer > Integer.MAX_VALUE / 8) {
            throw new Exceeded();
        }
        take(longer * width);
        give((long) length * width);
        return (int) longer;
    }

    /** Bytes of now. */
    long used() {
        return used;
    }
}
