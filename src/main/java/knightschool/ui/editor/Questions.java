package knightschool.ui.editor;

import java.nio.file.Path;
import java.util.Optional;

/** What the editor asks a person. Asked on the JavaFX thread; each answer comes back as the result. */
public interface Questions {
    /** What to do with changes that are in no file yet. */
    enum Changes {
        SAVE,
        DISCARD,
        CANCEL
    }

    /**
     * Which file to open.
     *
     * @param near the file opened or saved last, if there was one
     */
    Optional<Path> fileToOpen(Optional<Path> near);

    /** Which file to save to; see {@link #fileToOpen}. */
    Optional<Path> fileToSave(Optional<Path> near);

    /** Whether to save what is about to be replaced. */
    Changes aboutChanges();
}
