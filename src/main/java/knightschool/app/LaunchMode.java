package knightschool.app;

/** The four ways in which the program can run. */
enum LaunchMode {
    /** The arguments are a command: run it without a screen. */
    COMMAND_LINE,
    /** There is a display, and the arguments are empty or name files only: open the window. */
    WINDOW,
    /** There is no display, but the build named a folder for pictures: render them into it. */
    GALLERY,
    /** There is no display and no folder for pictures: print advice. */
    ADVICE;

    /**
     * Chooses the mode.
     *
     * @param command whether the arguments are a command, rather than file names only or nothing
     * @param files whether there are files to open
     * @param display whether a window can be opened, see {@link JavaFxPlatform#hasDisplay}
     * @param gallery whether a folder for pictures was named
     */
    static LaunchMode choose(boolean command, boolean files, boolean display, boolean gallery) {
        if (command) {
            return COMMAND_LINE;
        }
        if (display) {
            return WINDOW;
        }
        return gallery && !files ? GALLERY : ADVICE;
    }
}
