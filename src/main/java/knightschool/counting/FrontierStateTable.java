package knightschool.counting;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * A hash table of states with the number of ways that lead to each. Counts are exact; when one no longer fits, every
 * count gets another word.
 *
 * <p>The table consists of segments that grow independently, so that growing needs little extra memory. Segments can be
 * released one by one while they are read.
 */
final class FrontierStateTable {
    private static final int SEGMENT_BITS = 10;
    static final int SEGMENTS = 1 << SEGMENT_BITS;

    private static final int FIRST_CELLS = 16;

    private final int keyWords;
    private final FrontierStateBudget budget;
    private int countWords;
    private long states;
    private boolean full;
    private final long[][] segments = new long[SEGMENTS][];
    private final int[] sizes = new int[SEGMENTS];

    /**
     * Creates an empty table.
     *
     * @param keyWords the number of words of a state
     * @param countWords the initial number of words of a count
     * @param budget limits the number of states
     */
    FrontierStateTable(int keyWords, int countWords, FrontierStateBudget budget) {
        this.keyWords = keyWords;
        this.budget = budget;
        this.countWords = countWords;
    }

    long states() {
        return states;
    }

    /** Returns whether a state was dropped, or its count truncated, for lack of room. */
    boolean isFull() {
        return full;
    }

    int countWords() {
        return countWords;
    }

    /** Returns the number of words of a state and its count. */
    int stride() {
        return keyWords + countWords;
    }

    /**
     * Removes a segment from the table and returns its cells, {@link #stride} words each. A cell whose first word is
     * zero is empty.
     */
    long[] take(int segment) {
        long[] cells = segments[segment];
        segments[segment] = null;
        return cells == null ? new long[0] : cells;
    }

    /**
     * Adds a count, held in a cell of another table, to that of a state. A new state is added only if there is room.
     */
    void add(long[] key, long[] counts, int first, int words) {
        long hash = hash(key, 0);
        int segment = (int) (hash >>> -SEGMENT_BITS);
        if (segments[segment] == null) {
            segments[segment] = new long[FIRST_CELLS * stride()];
        } else if (sizes[segment] >= segments[segment].length / stride() * 3L / 4) {
            segments[segment] = copy(segments[segment], stride(), larger(segments[segment].length / stride()));
        }
        int cell = find(segments[segment], stride(), hash, key, 0);
        if (segments[segment][cell] == 0) {
            if (!budget.holds(states + 1, stride())) {
                full = true;
                return;
            }
            System.arraycopy(key, 0, segments[segment], cell, keyWords);
            sizes[segment]++;
            states++;
        }
        add(segment, cell, counts, first, words);
    }

    private void add(int segment, int cell, long[] counts, int first, int words) {
        long[] cells = segments[segment];
        long carry = 0;
        for (int i = 0; i < countWords; i++) {
            int to = cell + keyWords + i;
            long more = i < words ? counts[first + i] : 0;
            long sum = cells[to] + more;
            long carried = Long.compareUnsigned(sum, more) < 0 ? 1 : 0;
            cells[to] = sum + carry;
            carry = carried + (carry == 1 && cells[to] == 0 ? 1 : 0);
        }
        if (carry > 0 && !budget.holds(states, stride() + 1)) {
            full = true;
        } else if (carry > 0) {
            long[] key = Arrays.copyOfRange(cells, cell, cell + keyWords);
            widen();
            int now = find(segments[segment], stride(), hash(key, 0), key, 0);
            segments[segment][now + stride() - 1] = carry;
        }
    }

    private void widen() {
        int stride = stride();
        countWords++;
        for (int i = 0; i < SEGMENTS; i++) {
            if (segments[i] != null) {
                segments[i] = copy(segments[i], stride, segments[i].length / stride);
            }
        }
    }

    private static int larger(int cells) {
        return Math.addExact(cells, cells / 3 + 1);
    }

    private long[] copy(long[] from, int stride, int cells) {
        long[] to = new long[Math.multiplyExact(cells, stride())];
        for (int cell = 0; cell < from.length; cell += stride) {
            if (from[cell] != 0) {
                int now = find(to, stride(), hash(from, cell), from, cell);
                System.arraycopy(from, cell, to, now, stride);
            }
        }
        return to;
    }

    /** Returns the index of the cell of a state, or of the empty cell where it belongs. */
    private int find(long[] cells, int stride, long hash, long[] key, int at) {
        int count = cells.length / stride;
        int place = (int) ((hash & 0xffff_ffffL) * count >>> 32);
        while (cells[place * stride] != 0 && !same(cells, place * stride, key, at)) {
            place = place + 1 == count ? 0 : place + 1;
        }
        return place * stride;
    }

    private boolean same(long[] cells, int cell, long[] key, int at) {
        for (int i = 0; i < keyWords; i++) {
            if (cells[cell + i] != key[at + i]) {
                return false;
            }
        }
        return true;
    }

    /** Mixes the bits of a state (the finisher of Sebastiano Vigna's SplitMix64, 2014). */
    private long hash(long[] key, int at) {
        long hash = 0;
        for (int i = 0; i < keyWords; i++) {
            hash = (hash ^ key[at + i]) * 0x9E3779B97F4A7C15L;
            hash = (hash ^ hash >>> 30) * 0xBF58476D1CE4E5B9L;
            hash = (hash ^ hash >>> 27) * 0x94D049BB133111EBL;
            hash ^= hash >>> 31;
        }
        return hash;
    }

    /** Returns the count stored in some words, the lowest first. */
    static BigInteger number(long[] words, int first, int length) {
        BigInteger number = BigInteger.ZERO;
        for (int i = length - 1; i >= 0; i--) {
            BigInteger word = BigInteger.valueOf(words[first + i] >>> 1)
                    .shiftLeft(1)
                    .or(BigInteger.valueOf(words[first + i] & 1));
            number = number.shiftLeft(Long.SIZE).or(word);
        }
        return number;
    }
}
