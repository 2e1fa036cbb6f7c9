package knightschool.hunt;

/** Something that a board of a hunt must be. */
public enum BoardCondition {
    /** Every square can be reached from every other. */
    CONNECTED,
    /** There are as many light squares as dark ones, or one more or less. */
    BALANCED,
    /** There is no open tour, wherever it begins. */
    NO_TOUR,
    /** The board says on which square a tour must end, and those that do begin on one square alone. */
    ONE_START,
    /** There are two different tours to that end, or more. */
    SEVERAL_TOURS,
    /** There is an open tour that begins on the start, or on the first square where there is none. */
    TOUR_FROM_START,
    /** Warnsdorff's rule from there, ties broken by the move order, does not fill the board. */
    RULE_FAILS
}
