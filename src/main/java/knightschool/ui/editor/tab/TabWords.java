package knightschool.ui.editor.tab;

/** What is said of the boards that are open. */
final class TabWords {
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
