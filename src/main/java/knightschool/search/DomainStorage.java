package knightschool.search;

/** Whether a search derives the domains of the unvisited squares when it needs them, or keeps them in arrays. */
public enum DomainStorage {
    /** They are worked out of the set of unvisited squares when they are needed, wherever the board fits into bits. */
    DERIVED,
    /**
     * Every square keeps its open moves in an array: a placement takes one move from at most 8 neighbours, an undo
     * gives it back.
     */
    KEPT
}
