package knightschool.ui.editor.tab;

/** The words about the open boards. */
final class BoardTabWords {
    static final String STRIP = "Open boards";

    private BoardTabWords() {}

    static String card(String name, boolean changed) {
        return name + (changed ? ", not saved" : "");
    }

    static String closeOf(String name) {
        return "Close " + name;
    }
}
