package knightschool.trace;

import java.util.Arrays;

/**
 * The depth of a search over its steps: least and greatest depth in blocks of equally many steps. When the blocks
 * exceed {@link #MOST_BYTES}, pairs of blocks are merged, so that memory is bounded for any length of search.
 */
final class DepthRangesByStepBlock {
    /** The most memory of a series, in bytes. */
    static final long MOST_BYTES = 4 << 20;

    private static final long FIRST_BLOCK = 1024;
    private static final int FIRST_ROOM = 1024;
    private static final int MOST_BLOCKS = (int) (MOST_BYTES / (2 * Short.BYTES));

    private final int most;
    private long block = FIRST_BLOCK;
    private int count;
    private short[] least = new short[FIRST_ROOM];
    private short[] greatest = new short[FIRST_ROOM];

    DepthRangesByStepBlock() {
        this(MOST_BLOCKS);
    }

    /** @param most the most blocks, an even number */
    DepthRangesByStepBlock(int most) {
        this.most = most;
    }

    /** Returns a copy of the blocks up to a step, a multiple of their number of steps. */
    DepthRangesByStepBlock upTo(long step) {
        DepthRangesByStepBlock copy = new DepthRangesByStepBlock(most);
        copy.block = block;
        copy.count = (int) (step / block);
        copy.least = Arrays.copyOf(least, Math.max(FIRST_ROOM, copy.count));
        copy.greatest = Arrays.copyOf(greatest, Math.max(FIRST_ROOM, copy.count));
        return copy;
    }

    /** The number of steps in a block. */
    long block() {
        return block;
    }

    /** The number of steps in all blocks. */
    long steps() {
        return block * count;
    }

    /** The first edge of a block at or after a step. */
    long edge(long step) {
        return Math.ceilDiv(step, block) * block;
    }

    /** Adds the depths of the next block. */
    void add(DepthRangeTracker.Depths depths) {
        if (count == least.length) {
            least = Arrays.copyOf(least, Math.min(most, 2 * count));
            greatest = Arrays.copyOf(greatest, Math.min(most, 2 * count));
        }
        least[count] = (short) Math.min(depths.least(), Short.MAX_VALUE);
        greatest[count++] = (short) Math.min(depths.greatest(), Short.MAX_VALUE);
        if (count == most) {
            pair();
        }
    }

    private void pair() {
        count /= 2;
        block *= 2;
        for (int i = 0; i < count; i++) {
            least[i] = (short) Math.min(least[2 * i], least[2 * i + 1]);
            greatest[i] = (short) Math.max(greatest[2 * i], greatest[2 * i + 1]);
        }
    }

    /**
     * The first step of the next block with a depth below a given one, or the end of the last block if there is none.
     */
    long nextBelow(int depth, long from) {
        int next = (int) (from / block);
        while (next < count && least[next] >= depth) {
            next++;
        }
        return Math.max(from, Math.min(next, count) * block);
    }

    /**
     * The depths of the blocks that begin at or after one step and before another.
     *
     * @param last the depths of the steps after the last block
     */
    DepthRangeTracker.Depths between(long from, long to, DepthRangeTracker.Depths last) {
        int first = (int) Math.min(Math.ceilDiv(from, block), count);
        int end = (int) Math.min(Math.ceilDiv(to, block), count);
        int low = Integer.MAX_VALUE;
        int high = 0;
        for (int i = first; i < end; i++) {
            low = Math.min(low, least[i]);
            high = Math.max(high, greatest[i]);
        }
        DepthRangeTracker.Depths depths = new DepthRangeTracker.Depths(high == 0 ? 0 : low, high);
        return Math.ceilDiv(to, block) > count && Math.ceilDiv(from, block) <= count ? depths.with(last) : depths;
    }
}
