package knightschool.search;

import knightschool.text.Keyword;

/** How a search ended. "No tour" and "gave up" are different facts and never share a word. */
public enum Outcome implements Keyword {
    /** A tour was found. */
    FOUND,
    /** The search space is exhausted: there is no tour. */
    PROVEN_ABSENT,
    /** A limit was reached, or a rule that passes over branches has no move left: nothing is known. */
    STOPPED;
}
