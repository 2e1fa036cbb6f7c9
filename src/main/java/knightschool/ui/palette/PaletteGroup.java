package knightschool.ui.palette;

/** The groups of entries in the command palette, in the order in which equally good matches are listed. */
public enum PaletteGroup {
    /** The commands of the current scene. */
    HERE,
    /** The commands of the window. */
    WINDOW,
    /** The buttons, menu items and choices on screen that belong to no command. */
    CONTROL,
    /** The commands of another scene. */
    ELSEWHERE,
    LESSON,
    /** The terms of the glossary. */
    WORD,
    /** The files that were opened or saved recently. */
    FILE,
    SLIDE;

    /** Returns whether the group is listed before anything is typed; its entries need no origin. */
    boolean isAtHand() {
        return this == HERE || this == WINDOW;
    }

    /** Returns whether the entry is on screen or of the window, rather than somewhere else. */
    boolean isHere() {
        return isAtHand() || this == CONTROL;
    }

    /** Returns whether an entry one of whose other names, or numbers, is typed precedes all other matches. */
    boolean isLedByOtherName() {
        return isAtHand() || this == LESSON || this == SLIDE;
    }

    /** Returns whether an entry whose name begins with the typed words precedes all other matches. */
    boolean isLedByName() {
        return isHere() || this == LESSON || this == WORD;
    }
}
