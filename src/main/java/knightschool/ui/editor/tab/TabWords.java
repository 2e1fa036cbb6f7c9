package knightschool.ui.editor.tab;

/** The words about the open boards. */
final class TabWords {
    static final String STRIP = "Open boards";

    private TabWords() {}

    static String card(String name, boolean changed) {
        return name + (changed ? ", not saved" : "");
    }

    static String closeOf(String name) {
        return "Close " + name;
    }
}
