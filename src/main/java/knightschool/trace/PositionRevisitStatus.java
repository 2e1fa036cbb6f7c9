package knightschool.trace;

/**
 * Whether a search has visited a position before: with the same squares visited and the knight on the same one, in
 * whatever order the squares were visited. The squares left, and so the tours that can still be found, are the same
 * each time.
 */
public enum PositionRevisitStatus {
    /** This is its first visit. */
    FIRST,
    /** It has been visited before. */
    AGAIN,
    /** That is not known: to find out would take too long. */
    UNKNOWN
}
