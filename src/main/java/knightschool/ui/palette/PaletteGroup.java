package knightschool.ui.palette;

/** The kinds of things that the command palette finds, in the order in which equally good finds are listed. */
public enum PaletteGroup {
    /** A command of the scene on screen. */
    HERE,
    /** A command of the window. */
    WINDOW,
    /** A command of another scene. */
    ELSEWHERE,
    LESSON,
    /** A word of the glossary. */
    WORD,
    /** A file that was opened or saved lately. */
    FILE,
    SLIDE;

    /** Whether it is listed before anything is typed; of these nobody asks where they are. */
    boolean isAtHand() {
        return this == HERE || this == WINDOW;
    }
}
