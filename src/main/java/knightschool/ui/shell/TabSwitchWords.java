package knightschool.ui.shell;

/** Words for the commands that switch to the tab of a scene. */
final class TabSwitchWords {
    private TabSwitchWords() {}

    /** @param tab the title of a scene's tab */
    static String to(String tab) {
        return "to " + tab;
    }
}
