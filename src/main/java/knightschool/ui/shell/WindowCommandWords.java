package knightschool.ui.shell;

/** What a person can do in every scene, in words. */
final class WindowCommandWords {
    private WindowCommandWords() {}

    /** @param tab the title of a scene's tab */
    static String to(String tab) {
        return "to " + tab;
    }
}
