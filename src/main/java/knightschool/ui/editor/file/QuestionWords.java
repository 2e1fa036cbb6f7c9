package knightschool.ui.editor.file;

import java.nio.file.Path;
import knightschool.files.InputFault;

/** What the editor asks, and the answers that it offers. */
public final class QuestionWords {
    static final String NEW_BOARD = "new board";
    static final String BOARDS = "Boards";
    static final String OPEN = "Open a board";

    public static final String SAVE_FIRST = "Save the board first?";
    public static final String CANCEL = "Cancel";

    static final String SAVE_OVER_FIRST = "Save over it?";
    static final String SAVE_OVER = "Save over it";
    static final String SAVE_ELSEWHERE = "Save as…";

    static final String REPLACE_FIRST = "Replace it?";
    static final String REPLACE = "Replace it";

    private QuestionWords() {}

    /** The title of the window that asks where to save. */
    static String saveAs(String board) {
        return "Save the board \"" + board + "\"";
    }

    /** A board in a list: those that are new differ by their size. */
    static String listed(String board, int columns, int rows) {
        return board + ", " + columns + " × " + rows;
    }

    static String changes(String board) {
        return "The board \"" + board + "\" in the editor has changes that are in no file yet.";
    }

    static String changedMeanwhile(Path file) {
        return "The file " + name(file) + " was changed by another program since it was opened.";
    }

    /** A file of the list of recent ones that is not there any more. */
    static InputFault gone(Path file) {
        return new InputFault(
                file.toString(), 0, "this file is no longer there", "It was taken off the list of recent files.");
    }

    /** A file that is not opened, as many boards are open already. */
    static InputFault tooManyFor(Path file, int most) {
        return new InputFault(
                file.toString(),
                0,
                most + " boards are open, and no more can be",
                "Close one, then open this file again.");
    }

    /** Boards of the last time that are not opened again. */
    static InputFault tooMany(int boards, int most) {
        return new InputFault(
                boards + " boards were open the last time, and " + most + " are now",
                "Open the others from their files once you have closed some.");
    }

    static String isThere(Path file) {
        return "There is already a file " + name(file) + " in that folder.";
    }

    private static String name(Path file) {
        return "\"" + file.getFileName() + "\"";
    }
}
