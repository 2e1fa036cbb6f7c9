package knightschool.graph;

import knightschool.text.Keyword;

/** The most specific kind of walk that a sequence of squares is, if any; printed by the command line. */
public enum WalkKind implements Keyword {
    /** Some step is not an edge, or a square cannot be entered. */
    NONE,
    /** Every step is an edge. */
    WALK,
    /** A walk that uses no edge twice. */
    TRAIL,
    /** A walk that visits no vertex twice. */
    PATH,
    /** A closed walk of at least three vertices that visits no other vertex twice. */
    CIRCUIT;

    /** The smallest number of vertices of a circuit. */
    public static final int SHORTEST_CIRCUIT = 3;
}
