package knightschool.census;

/**
 * A hash table that maps a search position (the knight's square and the set of unvisited squares that it can reach) to
 * the number of steps spent below it. When it is full, the least recently used entries of a bucket are replaced.
 *
 * <p>A bucket has four entries. The set of unvisited squares together with the knight's square selects the bucket,
 * whichever of the squares is the knight's. So all positions reached from one square share one cache line. In a bucket
 * a used entry moves to the front and the last is dropped. Entries consist of two {@code long}s and are compared
 * completely, so there are no false matches.
 *
 * <p>The table starts small and grows, up to a given size, while it has to drop entries. It is not shared between
 * threads: two starts have only about a tenth of their positions in common on 8 × 8, and a worker that counts starts
 * one after the other finds those anyway.
 */
final class TranspositionTable {
    /** The result for a position that is not stored. */
    static final long UNKNOWN = -1;

    /** The size of an entry in bytes. */
    static final int ENTRY = 2 * Long.BYTES;

    private static final int WAYS = 4;
    private static final int BUCKET = 2 * WAYS;

    /**
     * The smallest number of steps that is not stored, because it leaves no bits for the knight's square. No run
     * reaches it.
     */
    private static final long TOO_MANY = 1L << (Long.SIZE - 7);

    private static final int SMALLEST = 1 << 10;
    private static final int GROWTH = 4;
    private static final int KNIGHT = 63;
    private static final long ODD = 0xD6E8FEB86659FD93L;

    /**
     * The index of the first bucket. An array has a header of 16 bytes; six more longs let each bucket fill one cache
     * line of 64 bytes where arrays are aligned.
     */
    private static final int OFFSET = 6;

    private final long mostBuckets;
    private long[] cells;
    private int shift;
    private long forgotten;

    /**
     * Creates an empty table.
     *
     * @param bytes the largest amount of memory to use, in bytes
     */
    TranspositionTable(long bytes) {
        this.mostBuckets = Math.max(SMALLEST, Long.highestOneBit(Math.min(bytes, 1L << 33) / ENTRY / WAYS));
        allocate(SMALLEST);
    }

    private void allocate(int buckets) {
        cells = new long[buckets * BUCKET + OFFSET];
        shift = Long.SIZE - Integer.numberOfTrailingZeros(buckets);
        forgotten = 0;
    }

    private int bucket(int knight, long open) {
        long mixed = (open | 1L << knight) * ODD;
        mixed = (mixed ^ mixed >>> 32) * ODD;
        return (int) (mixed >>> shift) * BUCKET + OFFSET;
    }

    /** Returns the number of steps below a position, or {@link #UNKNOWN}. */
    long find(int knight, long open) {
        int first = bucket(knight, open);
        for (int i = first; i < first + BUCKET; i += 2) {
            if (cells[i] == open && (cells[i + 1] & KNIGHT) == knight) {
                long cell = cells[i + 1];
                moveBack(first, i);
                cells[first] = open;
                cells[first + 1] = cell;
                return cell >>> 6;
            }
        }
        return UNKNOWN;
    }

    /** Frees the first entry of a bucket by moving every entry before a place back by one. */
    private void moveBack(int first, int place) {
        for (int i = place; i > first; i -= 2) {
            cells[i] = cells[i - 2];
            cells[i + 1] = cells[i - 1];
        }
    }

    /**
     * Stores a position that is not stored yet.
     *
     * @param open at least one square
     */
    void store(int knight, long open, long steps) {
        if (steps >= TOO_MANY) {
            return;
        }
        int first = bucket(knight, open);
        if (cells[first + BUCKET - 2] != 0 && ++forgotten > cells.length / BUCKET && grow()) {
            first = bucket(knight, open);
        }
        put(first, open, steps << 6 | knight);
    }

    private void put(int first, long open, long value) {
        moveBack(first, first + BUCKET - 2);
        cells[first] = open;
        cells[first + 1] = value;
    }

    private boolean grow() {
        int buckets = cells.length / BUCKET;
        if (buckets >= mostBuckets) {
            return false;
        }
        long[] old = cells;
        allocate((int) Math.min(mostBuckets, (long) buckets * GROWTH));
        for (int bucket = OFFSET; bucket < old.length; bucket += BUCKET) {
            for (int i = bucket + BUCKET - 2; i >= bucket; i -= 2) {
                if (old[i] != 0) {
                    put(bucket((int) old[i + 1] & KNIGHT, old[i]), old[i], old[i + 1]);
                }
            }
        }
        return true;
    }
}
