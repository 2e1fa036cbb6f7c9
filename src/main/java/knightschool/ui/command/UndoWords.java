package knightschool.ui.command;

/**
 * The words for undoing and redoing an act of the user, on buttons and in sentences of all scenes. The word "undo" is
 * avoided for this purpose, because it stands for a step of a search.
 */
public final class UndoWords {
    public static final String TAKE_BACK = "Take back";
    public static final String DO_AGAIN = "Do again";

    private UndoWords() {}
}
