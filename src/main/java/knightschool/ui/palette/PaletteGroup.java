package knightschool.ui.palette;

/** The groups of entries in the command palette, in the order in which equally good matches are listed. */
public enum PaletteGroup {
    /** The commands of the current scene. */
    HERE,
    /** The commands of the window. */
    WINDOW,
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

    /**
     * Whether who types the words that its name begins with means it, and no other thing that has them in a sentence.
     */
    boolean isLedByName() {
        return isAtHand() || this == LESSON || this == WORD;
    }
}
