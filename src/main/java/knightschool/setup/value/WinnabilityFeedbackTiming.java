package knightschool.setup.value;

import knightschool.text.Keyword;

/** The times at which a player is told whether the game can still be won. */
public enum WinnabilityFeedbackTiming implements Keyword {
    /** When the player asks: the default. */
    ASKED,
    /** After every move. */
    ALWAYS,
    /** When no move is left. */
    END,
    /** Never; the question cannot be asked. */
    NEVER;
}
