package knightschool.search.policy;

/** Whether a search derives the domains of the unvisited squares when needed, or maintains them in arrays. */
public enum DomainStorageMode {
    /** They are derived from the set of unvisited squares when needed, if the board is small enough for bits. */
    DERIVED,
    /**
     * Every square stores its open moves in an array: a placement removes one move from at most 8 neighbours, and an
     * undo restores it.
     */
    KEPT
}
