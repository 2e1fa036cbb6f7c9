package knightschool.setup.value;

import knightschool.text.Keyword;

/** When a player is told whether the game can still be won. */
public enum WinnabilityFeedback implements Keyword {
    /** When the player asks: the usual choice. */
    ASKED,
    /** After every move. */
    ALWAYS,
    /** When no move is left. */
    END,
    /** Not at all: the question cannot be asked. */
    NEVER;
}
