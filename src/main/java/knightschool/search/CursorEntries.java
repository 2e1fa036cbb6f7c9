package knightschool.search;

/** A cursor as a list of entries of equal size in one word, the first entry lowest. */
final class CursorEntries {
    private CursorEntries() {}

    /**
     * The list with one entry moved forward; those passed by it keep their order.
     *
     * @param bits the size of an entry
     * @param from where it was, counted from 0
     * @param to where it goes, no later than {@code from}
     */
    static long moveForward(long list, int bits, int from, int to) {
        int lowest = bits * to;
        long before = list & (1L << lowest) - 1;
        long passed = list & (1L << bits * from) - 1 & -1L << lowest;
        long entry = list >>> bits * from & (1L << bits) - 1;
        // Two shifts: one by the whole word would be a shift by nothing.
        long after = list & -1L << bits * from << bits;
        return before | entry << lowest | passed << bits | after;
    }
}
