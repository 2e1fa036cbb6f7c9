package knightschool.ui.document;

import java.nio.file.Path;

/** The one sentence that reports a saved file of any kind. */
public final class SavedFileWords {
    private SavedFileWords() {}

    /**
     * Returns the message after a file was saved. It has the full path, since a dialog may have started in a folder
     * that the user did not expect.
     */
    public static String saved(Path file) {
        return "Saved as " + file + ".";
    }
}
