package knightschool.statemap;

import java.util.Arrays;

/** Where the positions of each distance from the start begin; they are numbered in that order. */
final class DistanceLayers {
    private int[] ends = new int[16];
    private int count;

    /** The next layer reaches up to the position before this one. */
    void begin(int end) {
        if (count == ends.length) {
            ends = Arrays.copyOf(ends, 2 * count);
        }
        ends[count++] = end;
    }

    /** The distance of the last layer. */
    int last() {
        return count - 1;
    }

    /** The first position of a layer, or for the one behind the last the number of positions. */
    int first(int layer) {
        return layer == 0 ? 0 : ends[layer - 1];
    }

    /** The layer of a position, in time logarithmic in their number. */
    int of(int position) {
        int found = Arrays.binarySearch(ends, 0, count, position);
        return found >= 0 ? found + 1 : -found - 1;
    }
}
