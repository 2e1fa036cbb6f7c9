package knightschool.play;

/** The effect of a move on whether the game can be won. */
public enum MoveEffectOnWinnability {
    /** It placed the knight where the game can be won, or is not known to be lost. */
    PLACED,
    /** It was the only candidate after which the game could still be won. */
    ONLY,
    /** It was one of several after which the game could still be won. */
    ONE_OF_SEVERAL,
    /** The game could still be won after it; it is not known whether also after another candidate. */
    KEPT_OPEN,
    /** The game could be won before it, but not after it. */
    LOST,
    /** The game could not be won before it. */
    AFTER_LOSS,
    /** It is not known whether the game could be won before it, or after it. */
    NOT_KNOWN
}
