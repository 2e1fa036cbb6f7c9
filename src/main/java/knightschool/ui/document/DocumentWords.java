package knightschool.ui.document;

import java.nio.file.Path;
import knightschool.files.InputFault;

/** The messages and questions about files. */
public final class DocumentWords {
    static final String ALL_FILES = "All files";
    static final String SAVE = "Save";
    static final String DISCARD = "Don't save";
    static final String CANCEL = "Cancel";

    static final String SAVE_OVER_FIRST = "Save over it?";
    static final String SAVE_OVER = "Save over it";
    static final String SAVE_ELSEWHERE = "Save as…";

    static final String REPLACE_FIRST = "Replace it?";
    static final String REPLACE = "Replace it";

    static final String BOARD = "board";
    static final String BOARDS = "Boards";
    static final String OPEN_BOARD = "Open a board";
    static final String SAVE_BOARD = "Save the board";

    static final String CLEAR_RECENT = "Clear this list";
    static final String CLEARED_RECENT = "This list is cleared";
    static final String RESTORE_RECENT = "Bring the list back";

    private DocumentWords() {}

    /**
     * Returns the message after a file of any kind was saved. It has the full path, since a dialog may have started in
     * a folder that the user did not expect.
     */
    public static String saved(Path file) {
        return "Saved as " + file + ".";
    }

    /** @param kind the kind of document, such as "board" */
    static String saveFirst(String kind) {
        return "Save the " + kind + " first?";
    }

    /** @param kind the kind of document, such as "board" */
    static String changes(String kind, String name) {
        return "The " + kind + " \"" + name + "\" has changes that are in no file yet.";
    }

    /** Returns the title of a save dialog, with the name of the document if it has one. */
    static String saveTitle(String title, String name) {
        return name.isEmpty() ? title : title + " \"" + name + "\"";
    }

    static String changedMeanwhile(Path file) {
        return "The file " + name(file) + " was changed by another program since it was opened.";
    }

    static String isThere(Path file) {
        return "There is already a file " + name(file) + " in that folder.";
    }

    /** @param kind the kind of document, such as "board" */
    static String noRecent(String kind) {
        return "No " + kind + " was opened or saved yet";
    }

    /** Returns the text of a menu item for a file, with the folder of the file. */
    static String line(Path file) {
        Path folder = file.getParent();
        Path name = folder == null ? null : folder.getFileName();
        return file.getFileName() + (name == null ? "" : "   in " + name);
    }

    /** Returns the fault for a recent file that no longer exists. */
    static InputFault missing(Path file) {
        return new InputFault(
                file.toString(), "this file is no longer there", "It was taken off the list of recent files.");
    }

    /** Returns the message while a large file is read. */
    static String reading(String name) {
        return "Reading " + name;
    }

    /**
     * Returns the progress of reading in words.
     *
     * @param part the part of the file that has been read, from 0 to 1
     */
    static String read(double part) {
        return Math.round(100 * part) + " % is read";
    }

    private static String name(Path file) {
        return "\"" + file.getFileName() + "\"";
    }
}
