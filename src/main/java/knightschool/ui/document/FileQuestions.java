package knightschool.ui.document;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/** What a person is asked about files. Asked on the JavaFX thread, where an answer is told too, at once or later. */
public interface FileQuestions {
    /** What to do with changes that are in no file yet. */
    enum Changes {
        SAVE,
        DISCARD,
        CANCEL
    }

    /** What to do about a file that another program changed. */
    enum Overwrite {
        SAVE_OVER,
        SAVE_AS,
        CANCEL
    }

    /** Which file to open; empty if the person thought better of it. */
    Optional<Path> fileToOpen(FileRequest request);

    /** Which file to save to; empty if the person thought better of it. */
    Optional<ChosenFile> fileToSave(FileRequest request);

    /** Whether to save changes before they are lost. */
    void aboutChanges(DocumentKind<?> kind, String name, Consumer<Changes> then);

    /** Whether to save over a file that another program changed since it was opened or saved. */
    void aboutChangedFile(Path file, Consumer<Overwrite> then);

    /** Whether a file that is there may be replaced. */
    void mayReplace(Path file, Consumer<Boolean> then);
}
