package knightschool.ui.choice;

import java.nio.file.Path;
import knightschool.files.InputFault;

/** What is said once something is saved. */
final class FileSaverWords {
    private FileSaverWords() {}

    static InputFault isThere(Path file) {
        return new InputFault(
                "There is a file \"" + file.getFileName() + "\" already",
                "Save again and type the whole name, with its ending, to replace it.");
    }

    static String saved(Path file) {
        return "Saved as " + file + ".";
    }
}
