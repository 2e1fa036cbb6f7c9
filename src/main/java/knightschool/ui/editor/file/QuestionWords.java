package knightschool.ui.editor.file;

import java.nio.file.Path;

/** What the editor asks, and the answers that it offers. */
public final class QuestionWords {
    static final String BOARDS = "Boards";
    static final String OPEN = "Open a board";
    static final String SAVE_AS = "Save the board";

    public static final String SAVE_FIRST = "Save the board first?";
    static final String CHANGES = "The board in the editor has changes that are in no file yet.";
    public static final String CANCEL = "Cancel";

    static final String SAVE_OVER_FIRST = "Save over it?";
    static final String SAVE_OVER = "Save over it";
    static final String SAVE_ELSEWHERE = "Save as…";

    static final String REPLACE_FIRST = "Replace it?";
    static final String REPLACE = "Replace it";

    private QuestionWords() {}

    static String changedMeanwhile(Path file) {
        return "The file " + name(file) + " was changed by another program since it was opened.";
    }

    static String isThere(Path file) {
        return "There is already a file " + name(file) + " in that folder.";
    }

    private static String name(Path file) {
        return "\"" + file.getFileName() + "\"";
    }
}
