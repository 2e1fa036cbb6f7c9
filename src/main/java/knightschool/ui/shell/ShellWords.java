package knightschool.ui.shell;

import knightschool.board.Board;
import knightschool.setup.Setup;
import knightschool.setup.capability.SetupOnBoard;
import knightschool.text.NumberFormatter;
import knightschool.ui.theme.Theme;

/** The texts of the window. */
final class ShellWords {
    static final String FILES = "Files";
    static final String FILES_HELP = "Open and save what is shown";
    static final String HERE = "In this scene";
    static final String EVERYWHERE = "Everywhere";
    static final String TO_TABS = "to a tab, by its place in the row";
    static final String NOT_POSSIBLE_NOW = "Not possible now.";
    static final String CLOSED_WALKS = "Words for closed walks";
    static final String ARTICLES = "circuit: no vertex twice";
    static final String BOOKS = "cycle: no vertex twice; circuit: no edge twice";
    static final String AT_START = "When the program starts";
    static final String FRESH_START = "begin with the list of lessons";
    static final String FRESH_START_HELP = "Otherwise it shows what it showed when it was closed (Space)";
    static final String DICTIONARY = "Use these words in every scene (Space)";
    static final String ABOUT = "About";
    static final String LICENCES = """
            Knight School teaches graph theory on the knight's graph.
            Fonts: Inter, © The Inter Project Authors, and JetBrains Mono, © The JetBrains Mono Project Authors, both \
            under the SIL Open Font License 1.1.
            Icons: Feather, MIT License.
            Handouts: Apache PDFBox, Apache License 2.0.""";

    private ShellWords() {}

    /** @param tab the title of a scene's tab */
    static String to(String tab) {
        return "to " + tab;
    }

    static String changeTo(Theme other) {
        return "Change to the " + other.word() + " theme";
    }

    /**
     * The message that a command is not available now.
     *
     * @param command the words of the command, such as "undo"
     */
    static String notNow(String command) {
        return "This cannot be done now: " + command + ".";
    }

    /**
     * The message of a key that has no use in a scene.
     *
     * @param act what the user may have wanted, such as "open a set-up"
     * @param other the key that does it
     */
    static String unusedKey(String key, String act, String other) {
        return key + " does nothing here. To " + act + ", press " + other + ".";
    }

    /** A name with the title of its scene, such as "Editor: new board". */
    static String inScene(String title, String name) {
        return title + ": " + name;
    }

    /**
     * The message that a command of the window cannot be run from another one while presenting.
     *
     * @param command the words of the command, such as "find anything"
     */
    static String notPresenting(String command) {
        return "This cannot be done here while presenting: " + command + ".";
    }

    /** The message that the legend has no room beside the scene. */
    static String legendWithoutRoom(String key) {
        return "The legend has no room here: " + key + " shows it over the board.";
    }

    /** The message on how to leave the full screen. */
    static String fullScreen(String key) {
        return key + " leaves the full screen, and so does Esc once nothing else is open.";
    }

    /** The default name of unsaved work, such as "new board, 5 × 5". */
    static String unsaved(Setup setup) {
        return setup.offer(SetupOnBoard.class)
                .map(scene -> "new board, " + size(scene.board()))
                .orElse("what was shown");
    }

    private static String size(Board board) {
        return NumberFormatter.size(board.columns(), board.rows());
    }

    /** The words of a command that leads to another scene. */
    static String leaving(String words) {
        return words + " (another scene)";
    }
}
