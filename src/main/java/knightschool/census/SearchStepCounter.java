package knightschool.census;

/**
 * Determines for one start after the other how the search from there ends, and after how many steps. Not safe for use
 * by several threads.
 */
interface SearchStepCounter {
    /** Counts the search from a playable square. */
    CensusRow count(int start);
}
