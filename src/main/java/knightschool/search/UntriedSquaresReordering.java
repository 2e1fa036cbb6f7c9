package knightschool.search;

/**
 * Moves one of the squares that a search has still to try forward in their list. The list is packed into one
 * {@code long}: entries with the same number of bits each, the first entry in the lowest bits.
 */
final class UntriedSquaresReordering {
    private UntriedSquaresReordering() {}

    /**
     * Returns the list with one entry moved forward; the entries between keep their order.
     *
     * @param bits the size of an entry
     * @param from the index of the entry, from 0
     * @param to its new index, at most {@code from}
     */
    static long moveForward(long list, int bits, int from, int to) {
        int lowest = bits * to;
        long before = list & (1L << lowest) - 1;
        long passed = list & (1L << bits * from) - 1 & -1L << lowest;
        long entry = list >>> bits * from & (1L << bits) - 1;
        // Two shifts, since a single shift by the size of the word would not shift at all.
        long after = list & -1L << bits * from << bits;
        return before | entry << lowest | passed << bits | after;
    }
}
