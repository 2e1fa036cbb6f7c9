package knightschool.ui.choice;

import java.nio.file.Path;

/** What is said once something is saved. */
final class FileSaverWords {
    private FileSaverWords() {}

    static String saved(Path file) {
        return "Saved as " + file + ".";
    }
}
