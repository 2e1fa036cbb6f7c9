package knightschool.explain;

import knightschool.text.Keyword;

/** The verdict about the existence of a tour. */
public enum TourExistenceVerdict implements Keyword {
    /** There is no tour, and a witness shows why. */
    IMPOSSIBLE,
    /** There is a tour, given as an example. */
    EXISTS,
    /** Neither was found within the budget. */
    UNKNOWN;
}
