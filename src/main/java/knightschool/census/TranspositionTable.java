package knightschool.census;

/**
 * Remembers how many steps were spent below positions, each told by the knight's square and the squares that it can
 * still reach. What is full forgets what was not asked for longest.
 *
 * <p>A bucket of four entries is chosen by the squares, the knight's included, without telling which of them is the
 * knight's: the positions that one square's neighbours lead to lie together, so that asking for one brings all of them
 * into the processor's cache. Within a bucket what is asked for moves to the front and the last falls out. Entries are
 * two {@code long}s, compared whole: nothing is ever mistaken for something else.
 *
 * <p>It begins small and grows while it has to forget, up to a size given. It belongs to one thread: every worker has
 * its own, because what two starts have in common is little (about a tenth of the work on 8 × 8), and is found anyway
 * when one worker counts them one after the other.
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
