package knightschool.hunt;

/** A condition that a board must satisfy in a hunt for the smallest board, such as that it has no tour. */
public enum BoardCondition {
    /** Every square can be reached from every other. */
    CONNECTED,
    /** The numbers of light and dark squares differ by at most one. */
    BALANCED,
    /** There is no open tour from any square. */
    NO_TOUR,
    /** The board fixes the square where a tour must end, and all tours that end there begin on the same square. */
    ONE_START,
    /** There are two or more different tours to the fixed end. */
    SEVERAL_TOURS,
    /** There is an open tour from the start or, without a start, from the first playable square. */
    TOUR_FROM_START,
    /** Warnsdorff's rule from that square, with ties broken by move order, does not fill the board. */
    RULE_FAILS
}
