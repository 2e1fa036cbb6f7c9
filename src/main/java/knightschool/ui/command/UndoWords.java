package knightschool.ui.command;

/**
 * The words of the two acts that every scene has, on its buttons and in its sentences. "Undo" is something else here: a
 * step of a search.
 */
public final class UndoWords {
    public static final String TAKE_BACK = "Take back";
    public static final String DO_AGAIN = "Do again";

    private UndoWords() {}
}
