package knightschool.ui.shell;

/** Texts of the commands that switch tabs. */
final class TabSwitchWords {
    private TabSwitchWords() {}

    /**
     * The text of a command.
     *
     * @param tab the title of the tab
     */
    static String to(String tab) {
        return "to " + tab;
    }
}
