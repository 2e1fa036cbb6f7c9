package knightschool.ui.shell;

import java.util.List;
import knightschool.board.Board;
import knightschool.setup.EmbeddableSetup;
import knightschool.setup.Setup;
import knightschool.text.NumberFormatter;
import knightschool.ui.theme.Theme;

/** What the window says, apart from its commands. */
final class ShellWords {
    static final String CLOSE_MESSAGE = "Close this message";
    static final String FILES = "Files";
    static final String FILES_HELP = "Open and save what is shown";
    static final String HERE = "In this scene";
    static final String EVERYWHERE = "Everywhere";
    static final String TO_TABS = "to a tab, by its place in the row";
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

    /** Said as long as something cannot be kept; it is tried again by itself. */
    static final String UNTIL_THEN = "Until then, what you do here is kept only as long as this window is open.";

    private ShellWords() {}

    /** Several files, such as "/home/ann/session.txt, settings.txt". */
    static String places(String first, List<String> others) {
        return first + ", " + String.join(", ", others);
    }

    static String changeTo(Theme other) {
        return "Change to the " + other.word() + " theme";
    }

    /** @param command what was asked for, such as "undo" */
    static String notNow(String command) {
        return "This cannot be done now: " + command + ".";
    }

    /** Something of a scene, such as "Editor: new board". */
    static String inScene(String title, String name) {
        return title + ": " + name;
    }

    /** Of a key that does nothing while a class looks on. */
    static String notPresenting(String key) {
        return key + " can't be used while presenting.";
    }

    /** How to leave the full screen. */
    static String fullScreen(String key) {
        return "Esc or " + key + " leaves the full screen.";
    }

    /** What work that is in no file is called where its scene says nothing else, such as "new board, 5 × 5". */
    static String unsaved(Setup setup) {
        return setup instanceof EmbeddableSetup slide && slide.boardShown().isPresent()
                ? "new board, " + size(slide.boardShown().get())
                : "what was shown";
    }

    private static String size(Board board) {
        return NumberFormatter.size(board.columns(), board.rows());
    }

    /** What a command does that leads to another scene. */
    static String leaving(String words) {
        return words + " (another scene)";
    }
}
