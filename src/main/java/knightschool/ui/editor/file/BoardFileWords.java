package knightschool.ui.editor.file;

import java.nio.file.Path;
import knightschool.files.InputFault;
import knightschool.text.NumberFormatter;

/** Messages about boards and their files. */
final class BoardFileWords {
    static final String NEW_BOARD = "new board";
    static final String AGAIN = "Open again:";

    private BoardFileWords() {}

    /** Returns the name of a board in a list, with its size, by which new boards differ. */
    static String listed(String board, int columns, int rows) {
        return board + ", " + NumberFormatter.size(columns, rows);
    }

    /** Returns the fault for a file that is not opened because too many boards are open. */
    static InputFault tooManyFor(Path file, int most) {
        return new InputFault(
                file.toString(),
                0,
                most + " boards are open, and no more can be",
                "Close one, then open this file again.");
    }

    /** Returns the fault for boards of the last run that are not opened again. */
    static InputFault tooMany(int boards, int most) {
        return new InputFault(
                boards + " boards were open the last time, and " + most + " are now",
                "Open the others from their files once you have closed some.");
    }
}
