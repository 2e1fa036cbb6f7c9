package knightschool.ui.editor.tab;

/** The words of the strip with a tab for each open board. */
final class BoardTabStripWords {
    static final String STRIP = "Open boards";

    private BoardTabStripWords() {}

    static String card(String name, boolean changed) {
        return name + (changed ? ", not saved" : "");
    }

    static String closeOf(String name) {
        return "Close " + name;
    }
}
