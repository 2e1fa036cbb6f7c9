package knightschool.play;

/** What a move of a game did to the chance to win it. */
public enum MoveJudgement {
    /** It placed the knight where the game can be won, or may be, as nothing else is known. */
    PLACED,
    /** It was the only candidate after which the game could still be won. */
    ONLY,
    /** It was one of several after which the game could still be won. */
    ONE_OF_SEVERAL,
    /** The game could still be won after it; whether after another one too is not known. */
    KEPT_OPEN,
    /** The game could be won before it, and not after it. */
    LOST,
    /** The game could not be won before it. */
    AFTER_LOSS,
    /** It is not known whether the game could be won after it, or not known whether it could be before it. */
    NOT_KNOWN
}
