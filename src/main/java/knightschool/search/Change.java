package knightschool.search;

/** What one step did. */
public sealed interface Change {
    /** Nothing yet: the knight stands on its first square. */
    record Begin(int square) implements Change {}

    /** The knight was placed on a neighbour of the square where it stood. */
    record Place(int from, int to) implements Change {}

    /**
     * The last placement was undone.
     *
     * @param left the square taken back
     * @param to where the knight stands again
     * @param pruned whether the lookahead did it, so that nothing was tried from {@code left}
     */
    record Retreat(int left, int to, boolean pruned) implements Change {}
}
