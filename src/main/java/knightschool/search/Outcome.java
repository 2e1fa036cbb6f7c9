package knightschool.search;

import knightschool.text.Keyword;

/**
 * The outcomes of a search. "There is no tour" and "the search was stopped" are different facts and have different
 * words everywhere in the program.
 */
public enum Outcome implements Keyword {
    /** A tour was found. */
    FOUND,
    /** The search space is exhausted: there is no tour. */
    PROVEN_ABSENT,
    /** A limit was reached, or a rule that skips branches has no move left: nothing is proved. */
    STOPPED;
}
