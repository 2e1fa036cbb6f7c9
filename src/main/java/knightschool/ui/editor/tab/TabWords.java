package knightschool.ui.editor.tab;

/** What is said of the boards that are open. */
final class TabWords {
    static final String NEW = "a new board";
    static final String DUPLICATE = "a copy of this board";
    static final String CLOSE = "close this board";
    static final String NEXT = "the next open board";
    static final String PREVIOUS = "the open board before";
    static final String STRIP = "Open boards";

    private TabWords() {}

    /** A card as it is read out. */
    static String card(String name, boolean changed) {
        return name + (changed ? ", not saved" : "");
    }

    static String closeOf(String name) {
        return "Close " + name;
    }
}
