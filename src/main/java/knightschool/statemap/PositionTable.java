package knightschool.statemap;

import java.util.Arrays;

/**
 * The positions of a map, numbered in the order in which they were added, with an open-addressing hash table with
 * linear probing (Knuth, The Art of Computer Programming 3, 6.4, algorithm L). There are two arrays, the words of all
 * positions and the numbers of positions by hash, and no object per position.
 */
final class PositionTable {
    /** The value for a position that is not in the table. */
    static final int ABSENT = -1;

    private static final int FIRST = 1 << 10;

    private final int stride;
    private final StateMapMemoryLimiter memory;
    private long[] words;
    private int[] slots;
    private int shift;
    private int size;

    PositionTable(int stride, StateMapMemoryLimiter memory) {
        this.stride = stride;
        this.memory = memory;
        this.words = new long[FIRST * stride];
        memory.take((long) words.length * Long.BYTES);
        allocate(2 * FIRST);
    }

    private void allocate(int length) {
        memory.take((long) length * Integer.BYTES);
        slots = new int[length];
        Arrays.fill(slots, ABSENT);
        shift = Long.SIZE - Integer.numberOfTrailingZeros(length);
    }

    /** Returns the number of positions. */
    int size() {
        return size;
    }

    /**
     * Returns the words of all positions; those of position i begin at i × the words per position. The array may be
     * replaced when a position is added.
     */
    long[] words() {
        return words;
    }

    /** Ends the use of the table: returns the words of all positions, and releases the hash slots. */
    long[] finished() {
        memory.give((long) Integer.BYTES * slots.length);
        slots = new int[0];
        return words;
    }

    /** Returns the number of a position of one word; adds it if it is new. */
    int add(long position) {
        int slot = (int) (mixed(position) >>> shift);
        int mask = slots.length - 1;
        int number;
        while ((number = slots[slot]) != ABSENT) {
            if (words[number] == position) {
                return number;
            }
            slot = slot + 1 & mask;
        }
        if (size == words.length) {
            growWords();
        }
        words[size] = position;
        return put(slot);
    }

    /** Returns the number of a position; adds it if it is new. */
    int add(long[] position) {
        int slot = slot(position);
        if (slots[slot] != ABSENT) {
            return slots[slot];
        }
        if ((size + 1) * stride > words.length) {
            growWords();
        }
        System.arraycopy(position, 0, words, size * stride, stride);
        return put(slot);
    }

    private int put(int slot) {
        slots[slot] = size++;
        if (3L * size > 2L * slots.length) {
            growSlots();
        }
        return size - 1;
    }

    private void growWords() {
        words = Arrays.copyOf(words, memory.grown(words.length / stride, stride * Long.BYTES) * stride);
    }

    private void growSlots() {
        int old = slots.length;
        allocate(Math.multiplyExact(old, 2));
        for (int number = 0; number < size; number++) {
            int slot = (int) (hash(words, number * stride) >>> shift);
            while (slots[slot] != ABSENT) {
                slot = slot + 1 & slots.length - 1;
            }
            slots[slot] = number;
        }
        memory.give((long) old * Integer.BYTES);
    }

    /** Returns the slot of a position, or the empty slot where it belongs. */
    private int slot(long[] position) {
        int slot = (int) (hash(position, 0) >>> shift);
        while (slots[slot] != ABSENT && !isAt(slots[slot] * stride, position)) {
            slot = slot + 1 & slots.length - 1;
        }
        return slot;
    }

    private boolean isAt(int first, long[] position) {
        return Arrays.equals(words, first, first + stride, position, 0, stride);
    }

    private long hash(long[] position, int at) {
        long hash = mixed(position[at]);
        for (int i = 1; i < stride; i++) {
            hash = mixed(hash ^ position[at + i]);
        }
        return hash;
    }

    /** Mixes the bits, so that the upper ones select a slot (the constants of Stafford's variant 13, 2011). */
    private static long mixed(long z) {
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        return (z ^ z >>> 27) * 0x94D049BB133111EBL;
    }
}
