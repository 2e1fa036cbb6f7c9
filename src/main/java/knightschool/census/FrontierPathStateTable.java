package knightschool.census;

import java.util.Arrays;

/**
 * A hash table that maps the states of a frontier to the number of ways that lead to them, for
 * {@link FrontierAnyLengthPathCounter}. Numbers stay at {@link #MOST} when they exceed it. A table can be cleared and
 * filled again. Time and memory grow with the number of states in the table, not with its capacity.
 */
final class FrontierPathStateTable {
    /** The largest number of ways, which is more than half of the largest limit of a census. */
    static final long MOST = 1L << 60;

    /** The memory for each state that the fullest table holds, in bytes, while it is copied into a larger array. */
    static final int BYTES_PER_STATE = 128;

    private static final int SMALLEST = 1 << 8;
    private static final int CELL = 2;
    private static final long ODD = 0x9E3779B97F4A7C15L;

    private long[] cells = new long[SMALLEST];
    private long[] spare = new long[SMALLEST];

    /** The number of words in use, a power of two. */
    private int length = SMALLEST;

    private int states;

    /** Returns the number of states. */
    int states() {
        return states;
    }

    /** Returns the number of words that the cells consist of. The cells are at the even indices below it. */
    int length() {
        return length;
    }

    /** Returns the state in a cell, or 0 if the cell is empty. */
    long state(int cell) {
        return cells[cell];
    }

    /** Returns the number of ways in a cell. */
    long ways(int cell) {
        return cells[cell + 1];
    }

    /** Removes every state. */
    void clear() {
        length = SMALLEST;
        Arrays.fill(cells, 0, length, 0);
        states = 0;
    }

    /**
     * Adds to the number of ways that lead to a state.
     *
     * @param state not 0
     */
    void add(long state, long ways) {
        int mask = length - 1;
        int cell = cell(state, mask);
        while (cells[cell] != state && cells[cell] != 0) {
            cell = cell + CELL & mask;
        }
        if (cells[cell] == state) {
            cells[cell + 1] = Math.min(MOST, cells[cell + 1] + ways);
            return;
        }
        cells[cell] = state;
        cells[cell + 1] = ways;
        if (++states * 2 * CELL > length) {
            grow();
        }
    }

    private static int cell(long state, int mask) {
        long mixed = state * ODD;
        return (int) (mixed >>> 29 ^ mixed >>> 40) & mask & -CELL;
    }

    private void grow() {
        long[] old = cells;
        int before = length;
        length *= 2;
        if (spare.length < length) {
            spare = new long[length];
        } else {
            Arrays.fill(spare, 0, length, 0);
        }
        cells = spare;
        spare = old;
        states = 0;
        for (int cell = 0; cell < before; cell += CELL) {
            if (old[cell] != 0) {
                add(old[cell], old[cell + 1]);
            }
        }
    }
}
