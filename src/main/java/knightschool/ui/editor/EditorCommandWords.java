package knightschool.ui.editor;

/** What a person can do with a board that is edited, in words. */
final class EditorCommandWords {
    static final String UNDO = "undo";
    static final String REDO = "redo";
    static final String OPEN = "open a board";
    static final String SAVE = "save the board";
    static final String SAVE_AS = "save under another name";
    static final String COMPARE = "compare on this board";
    static final String LAYOUT =
            "the next shape of the graph: as on the board, springs, columns, circles, rings, layers";
    static final String CLOSED = "ask about closed tours, or open ones";
    static final String SHOW_WALK = "show the tour, or the shortest walk";
    static final String LOOK_AGAIN = "look again, for up to some minutes";
    static final String STOP = "stop looking";

    private EditorCommandWords() {}
}
