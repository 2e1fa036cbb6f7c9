package knightschool.statemap;

/** Counts the bytes of the arrays of a map while they grow, and ends the computation before they exceed the limit. */
final class StateMapMemoryLimiter {
    /** Thrown when more memory than allowed would be needed; caught where the computation began. */
    static final class MemoryExceededException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        MemoryExceededException() {
            super("more memory than allowed", null, false, false);
        }
    }

    private final long most;
    private long used;

    StateMapMemoryLimiter(long most) {
        this.most = most;
    }

    /** Counts the bytes of a new array. */
    void take(long bytes) {
        if (used + bytes > most) {
            throw new MemoryExceededException();
        }
        used += bytes;
    }

    /** Subtracts the bytes of an array that is not needed any more. */
    void give(long bytes) {
        used -= bytes;
    }

    /**
     * Returns the length to which an array grows, by half, and counts its bytes. The old array is subtracted at once,
     * after the peak of both was checked.
     *
     * @param length the current length
     * @param width the bytes per entry
     */
    int grown(int length, int width) {
        long longer = length + (length >> 1) + 16L;
        if (longer > Integer.MAX_VALUE / 8) {
            throw new MemoryExceededException();
        }
        take(longer * width);
        give((long) length * width);
        return (int) longer;
    }

    /** Returns the bytes counted now. */
    long used() {
        return used;
    }
}
