package knightschool.search;

/** Where the search returns to when nothing is left to try. */
public enum Backjump {
    /** Nowhere: a greedy rule stops at its first dead end. */
    NONE,
    /** To the square before: the last placement is undone. */
    ONE_SQUARE
}
