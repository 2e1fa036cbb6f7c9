package knightschool.census;

/**
 * A hash table from search positions, the knight's square and the set of unvisited squares that it can reach, to the
 * number of steps spent below them. When it is full the least recently used entries are replaced.
 *
 * <p>A bucket of four entries is selected by the set of squares including the knight's, without which of them is the
 * knight's: the positions reached from one square lie together, so that one cache line serves all of them. Within a
 * bucket a used entry moves to the front and the last is dropped. Entries are two {@code long}s, compared completely:
 * there are no false matches.
 *
 * <p>The table starts small and grows, while it has to drop entries, up to a given size. It belongs to one thread: two
 * starts share only about a tenth of their positions on 8 × 8, and a worker that counts them one after the other finds
 * those anyway.
 */
final class TranspositionTable {
    /** Stands for a position that is not remembered. */
    static final long UNKNOWN = -1;

    /** Bytes of an entry. */
    static final int ENTRY = 2 * Long.BYTES;

    private static final int WAYS = 4;
    private static final int BUCKET = 2 * WAYS;

    /** Steps from here on leave no room for the knight's square; no run comes so far. */
    private static final long TOO_MANY = 1L << (Long.SIZE - 7);

    private static final int SMALLEST = 1 << 10;
    private static final int GROWTH = 4;
    private static final int KNIGHT = 63;
    private static final long ODD = 0xD6E8FEB86659FD93L;

    /** An array's head has 16 bytes; six more longs let a bucket fill one cache line of 64 where arrays are aligned. */
    private static final int OFFSET = 6;

    private final long mostBuckets;
    private long[] cells;
    private int shift;
    private long forgotten;

    /** @param bytes the most memory to use */
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

    /** The steps spent below a position, or {@link #UNKNOWN}. */
    long find(int knight, long open) {
        int first = bucket(knight, open);
        for (int i = first; i < first + BUCKET; i += 2) {
            if (cells[i] == open && (cells[i + 1] & KNIGHT) == knight) {
                long found = cells[i + 1];
                moveBack(first, i);
                cells[first] = open;
                cells[first + 1] = found;
                return found >>> 6;
            }
        }
        return UNKNOWN;
    }

    /** Makes room at the front by moving every entry before that place one further. */
    private void moveBack(int first, int place) {
        for (int i = place; i > first; i -= 2) {
            cells[i] = cells[i - 2];
            cells[i + 1] = cells[i - 1];
        }
    }

    /**
     * Remembers a position that is not remembered yet.
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
