package knightschool.ui.shell;

/** What a person can do in every scene, in words. */
final class WindowCommandWords {
    static final String BACK = "back to where you came from";
    static final String PALETTE = "find a command, a lesson, a word or a file";
    static final String GLOSSARY = "what the words mean: the glossary";
    static final String LEGEND = "what the signs on the board mean: the legend";
    static final String THEME = "light or dark";
    static final String HELP = "the keys of this scene, and about Knight School";
    static final String LARGER = "larger words and controls";
    static final String SMALLER = "smaller words and controls";
    static final String USUAL_SIZE = "words and controls of the usual size";
    static final String FULL_SCREEN = "full screen, and back";

    private WindowCommandWords() {}

    /** @param tab the title of a scene's tab */
    static String to(String tab) {
        return "to " + tab;
    }
}
