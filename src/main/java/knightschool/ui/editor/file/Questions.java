package knightschool.ui.editor.file;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import knightschool.ui.choice.ChangesQuestion;

/** What the editor asks a person. Asked on the JavaFX thread, where an answer is told too, at once or later. */
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

    /**
     * Which file to save to; see {@link #fileToOpen}. A file that is there may be replaced: that was asked.
     *
     * @param board what the board is called
     */
    Optional<Path> fileToSave(String board, Optional<Path> near);

    /**
     * Whether to save what is about to be lost.
     *
     * @param board what the board is called
     */
    void aboutChanges(String board, Consumer<ChangesQuestion.Wish> then);

    /** Whether to save over a file that another program changed since it was opened or saved. */
    void aboutChangedFile(Path file, Consumer<Overwrite> then);

    /**
     * Whether a file that is there may be replaced.
     *
     * @param then told whether
     */
    void mayReplace(Path file, Consumer<Boolean> then);
}
