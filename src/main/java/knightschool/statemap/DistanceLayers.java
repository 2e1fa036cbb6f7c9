package knightschool.statemap;

import java.util.Arrays;

/**
 * The layers of positions with the same distance from the start. Positions are numbered in order of distance, so each
 * layer is a range of numbers, of which the first is stored.
 */
final class DistanceLayers {
    private int[] ends = new int[16];
    private int count;

    /** Begins a layer that ends before the given position. */
    void begin(int end) {
        if (count == ends.length) {
            ends = Arrays.copyOf(ends, 2 * count);
        }
        ends[count++] = end;
    }

    /** Returns the distance of the last layer. */
    int last() {
        return count - 1;
    }

    /** Returns the first position of a layer; for the layer after the last, the number of positions. */
    int first(int layer) {
        return layer == 0 ? 0 : ends[layer - 1];
    }

    /** Returns the layer of a position, in time logarithmic in the number of layers. */
    int of(int position) {
        int index = Arrays.binarySearch(ends, 0, count, position);
        return index >= 0 ? index + 1 : -index - 1;
    }
}
