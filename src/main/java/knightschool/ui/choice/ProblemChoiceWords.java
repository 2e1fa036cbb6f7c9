package knightschool.ui.choice;

import knightschool.files.InputFault;
import knightschool.text.Plural;

/** The texts of the card in which board, start and kind of tour are chosen, for every purpose. */
final class ProblemChoiceWords {
    static final String CLOSED = "closed tours only";
    static final String CLOSED_HELP = "Look only for tours that return to their start";
    static final String START = "Start";
    static final String START_HELP = "A square such as a8";
    static final String SIZE = "Columns × rows";
    static final String COLUMNS = "Columns, from the left";
    static final String ROWS = "Rows";
    static final String FILE = "Open a board file…";
    static final String FILE_HELP = "A board of yours";
    static final String ONE_MORE = "in a field of the size: one more, one less";

    private ProblemChoiceWords() {}

    static String sideHelp(String side, int longest) {
        return side + ", 1 to " + longest;
    }

    /**
     * The fault of a side.
     *
     * @param squares the typed number, 0 if it is none
     */
    static InputFault noLength(String typed, int squares, int longest) {
        String description = squares > longest
                ? "a side of " + squares + " squares is too long"
                : "\"" + typed + "\" is not a number of squares";
        return new InputFault(description, "Each side is 1 to " + longest + " squares here.");
    }

    /**
     * The accessible text of a field.
     *
     * @param name the squares of a side, such as "columns"
     */
    static String numberOf(String name) {
        return "Number of " + name;
    }

    static String numberHelp(String name, int longest, String keys) {
        return numberOf(name) + ", 1 to " + longest + " (" + keys + ")";
    }

    /**
     * The fault of a text that is not a valid number.
     *
     * @param name the squares of a side, such as "columns"
     */
    static InputFault noNumber(String typed, String name, int longest) {
        return new InputFault(
                "\"" + typed + "\" is not a number of " + name + " here", "Write a number from 1 to " + longest + ".");
    }

    static String readOut(String title) {
        return "Board: " + title;
    }

    static String holes(int count) {
        return count == 0 ? "" : " · " + Plural.counted(count, "hole");
    }

    static String closed(boolean closed) {
        return closed ? " · closed" : "";
    }

    static String from(String square) {
        return " · from " + square;
    }
}
