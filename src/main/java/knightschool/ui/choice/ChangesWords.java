package knightschool.ui.choice;

/** What is said to changes that are in no file yet. */
final class ChangesWords {
    static final String SAVE = "Save";
    static final String DISCARD = "Don't save";
    static final String CANCEL = "Cancel";

    private ChangesWords() {}
}
