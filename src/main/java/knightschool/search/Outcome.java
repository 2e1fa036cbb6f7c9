package knightschool.search;

import knightschool.text.Keyword;

/** The outcomes of a search. "No tour" and "gave up" are different facts and never share a word. */
public enum Outcome implements Keyword {
    /** A tour was found. */
    FOUND,
    /** The search space is exhausted: there is no tour. */
    PROVEN_ABSENT,
    /** A limit was reached, or a rule that skips branches has no move left: nothing is proved. */
    STOPPED;
}
