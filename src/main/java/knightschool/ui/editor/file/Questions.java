package knightschool.ui.editor.file;

import java.nio.file.Path;
import java.util.Optional;
import knightschool.ui.choice.ChangesDialog;

/** What the editor asks a person. Asked on the JavaFX thread; each answer comes back as the result. */
public interface Questions {
    /** What to do about a file that another program changed. */
    enum Overwrite {
        SAVE_OVER,
        SAVE_AS,
        CANCEL
    }

    /**
     * Which file to open.
     *
     * @param near the file opened or saved last, if there was one
     */
    Optional<Path> fileToOpen(Optional<Path> near);

    /** Which file to save to; see {@link #fileToOpen}. A file that is there may be replaced: that was asked. */
    Optional<Path> fileToSave(Optional<Path> near);

    /**
     * Whether to save what is about to be lost.
     *
     * @param board what the board is called
     */
    ChangesDialog.Answer aboutChanges(String board);

    /** Whether to save over a file that another program changed since it was opened or saved. */
    Overwrite aboutChangedFile(Path file);

    /** Whether a file that is there may be replaced. */
    boolean mayReplace(Path file);
}
