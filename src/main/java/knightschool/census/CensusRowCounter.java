package knightschool.census;

/** Counts the steps of searches, one start after the other. Not safe for use by several threads. */
interface CensusRowCounter {
    /** Counts the search from a playable square. */
    CensusRow count(int start);
}
