package knightschool.play;

/** How much a hint gives away. */
public enum HintStrength {
    /** Squares to look at, and a question about them. */
    WHERE_TO_LOOK,
    /** A candidate after which the game is lost, and why. */
    MOVE_THAT_LOSES,
    /** A candidate after which it can still be won. */
    MOVE_THAT_KEEPS_OPEN
}
