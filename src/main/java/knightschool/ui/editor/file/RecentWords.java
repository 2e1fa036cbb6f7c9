package knightschool.ui.editor.file;

import java.nio.file.Path;

/** What is said of the files that were opened or saved last. */
final class RecentWords {
    static final String NONE = "No board was opened or saved yet";
    static final String CLEAR = "Clear this list";
    static final String AGAIN = "Open again:";

    private RecentWords() {}

    /** A file with the folder that it is in, as a line of a menu. */
    static String line(Path file) {
        Path folder = file.getParent();
        Path name = folder == null ? null : folder.getFileName();
        return file.getFileName() + (name == null ? "" : "   in " + name);
    }
}
