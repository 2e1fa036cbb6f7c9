package knightschool.play;

/** The questions that a hint can ask the player about squares in danger, such as how the knight can leave them. */
public enum GuidingQuestion {
    /** Which move leads to the square, and will it still be there later? */
    HOW_TO_REACH,
    /** Once the knight is there, where can it go on? */
    HOW_TO_LEAVE,
    /** Do moves still join these squares to the others? */
    HOW_TO_JOIN,
    /** How many moves lead to the square? No other has fewer. */
    HOW_MANY_MOVES
}
