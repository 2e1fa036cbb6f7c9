package knightschool.setup.value;

import java.util.Locale;

/** When a player is told whether the game can still be won. */
public enum WinnabilityFeedback {
    /** When the player asks: the usual choice. */
    ASKED,
    /** After every move. */
    ALWAYS,
    /** When no move is left. */
    END,
    /** Not at all: the question cannot be asked. */
    NEVER;

    /** The word in files. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
