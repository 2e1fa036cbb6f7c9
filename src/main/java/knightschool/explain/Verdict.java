package knightschool.explain;

import knightschool.text.Keyword;

/** Whether there is a tour. */
public enum Verdict implements Keyword {
    /** There is none, and a witness says why. */
    IMPOSSIBLE,
    /** There is one, and here it is. */
    EXISTS,
    /** Neither was found within what was allowed. */
    UNKNOWN;
}
