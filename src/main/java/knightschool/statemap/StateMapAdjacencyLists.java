package knightschool.statemap;

import java.util.Arrays;
import java.util.BitSet;

/** The links of a map as compressed sparse rows: those of each position follow those of the previous one. */
final class StateMapAdjacencyLists {
    private final StateMapMemoryLimiter memory;
    private int[] first = new int[1 << 10];
    private int[] targets = new int[1 << 12];
    private int rows;
    private int size;

    StateMapAdjacencyLists(StateMapMemoryLimiter memory) {
        this.memory = memory;
        memory.take((long) Integer.BYTES * (first.length + targets.length));
    }

    /** Begins the links of the next position. */
    void begin() {
        if (rows + 1 >= first.length) {
            first = Arrays.copyOf(first, memory.grown(first.length, Integer.BYTES));
        }
        first[rows++] = size;
        first[rows] = size;
    }

    /** Adds a link to the position that was begun last. */
    void add(int target) {
        if (size == targets.length) {
            targets = Arrays.copyOf(targets, memory.grown(size, Integer.BYTES));
        }
        targets[size++] = target;
        first[rows] = size;
    }

    /** Returns the number of entries. A link has an entry at each end at which it is known. */
    int size() {
        return size;
    }

    /** Returns the index of the first entry of a position; for the position after the last, the number of entries. */
    int first(int position) {
        return first[position];
    }

    /** Returns the other end of an entry. */
    int target(int entry) {
        return targets[entry];
    }

    int[] targets(int position) {
        return Arrays.copyOfRange(targets, first[position], first[position + 1]);
    }

    /**
     * Adds the reverse of all links to positions without links of their own. Entries are moved backwards within one
     * array, the last first.
     *
     * @param ends the positions without links
     */
    void mirror(BitSet ends) {
        int[] rising = ends.stream().toArray();
        int[] more = new int[rising.length];
        for (int i = 0; i < size; i++) {
            if (ends.get(targets[i])) {
                more[Arrays.binarySearch(rising, targets[i])]++;
            }
        }
        shift(rising, more);
        int[] next = Arrays.stream(rising).map(end -> first[end]).toArray();
        for (int position = 0; position < rows; position++) {
            for (int i = first[position]; !ends.get(position) && i < first[position + 1]; i++) {
                if (ends.get(targets[i])) {
                    targets[next[Arrays.binarySearch(rising, targets[i])]++] = position;
                }
            }
        }
    }

    private void shift(int[] ends, int[] more) {
        int sum = Arrays.stream(more).sum();
        if (size + sum > targets.length) {
            memory.take((long) Integer.BYTES * (size + sum));
            memory.give((long) Integer.BYTES * targets.length);
            targets = Arrays.copyOf(targets, size + sum);
        }
        size += sum;
        int end = ends.length - 1;
        for (int position = rows - 1; position >= 0 && sum > 0; position--) {
            int from = first[position];
            int length = first[position + 1] - from;
            first[position + 1] += sum;
            if (end >= 0 && ends[end] == position) {
                sum -= more[end--];
            } else {
                System.arraycopy(targets, from, targets, from + sum, length);
            }
        }
    }
}
