package knightschool.census;

/** Counts the steps of searches, one start after the other. It belongs to one thread. */
interface StepCounter {
    /** How the search from a playable square ends. */
    CensusRow count(int start);
}
