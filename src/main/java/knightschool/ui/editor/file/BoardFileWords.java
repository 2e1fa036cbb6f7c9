package knightschool.ui.editor.file;

import java.nio.file.Path;
import knightschool.files.InputFault;
import knightschool.text.NumberFormatter;

/** Messages about boards and their files. */
final class BoardFileWords {
    static final String NEW_BOARD = "new board";
    static final String NO_RECENT = "No board was opened or saved yet";
    static final String CLEAR_RECENT = "Clear this list";
    static final String AGAIN = "Open again:";

    private BoardFileWords() {}

    /** A board in a list: those that are new differ by their size. */
    static String listed(String board, int columns, int rows) {
        return board + ", " + NumberFormatter.size(columns, rows);
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

    /** A file with the folder that it is in, as a line of a menu. */
    static String line(Path file) {
        Path folder = file.getParent();
        Path name = folder == null ? null : folder.getFileName();
        return file.getFileName() + (name == null ? "" : "   in " + name);
    }
}
