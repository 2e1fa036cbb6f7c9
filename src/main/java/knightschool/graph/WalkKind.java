package knightschool.graph;

import knightschool.text.Keyword;

/** The narrowest word for a sequence of squares, in the words of the command line. */
public enum WalkKind implements Keyword {
    /** Some step is no edge, or a square cannot be entered. */
    NONE,
    /** Every step is an edge. */
    WALK,
    /** A walk that uses no edge twice. */
    TRAIL,
    /** A walk that visits no vertex twice. */
    PATH,
    /** A closed walk of at least three vertices that visits no other vertex twice. */
    CIRCUIT;

    /** No circuit has fewer vertices. */
    public static final int SHORTEST_CIRCUIT = 3;
}
