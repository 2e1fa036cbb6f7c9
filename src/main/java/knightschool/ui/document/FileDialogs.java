package knightschool.ui.document;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Asks the user for files and folders to open or to save to, and whether changes may be lost or files overwritten. All
 * methods are called on the JavaFX thread, where callbacks run too, at once or later.
 */
public interface FileDialogs {
    /** The answers about unsaved changes. */
    enum Changes {
        SAVE,
        DISCARD,
        CANCEL
    }

    /** The answers about a file that another program has changed. */
    enum Overwrite {
        SAVE_OVER,
        SAVE_AS,
        CANCEL
    }

    /** Asks for a file to open; empty if the user cancelled. */
    Optional<Path> fileToOpen(FileDialogRequest request);

    /** Asks for a file to save to; empty if the user cancelled. */
    Optional<SaveDestination> fileToSave(FileDialogRequest request);

    /**
     * Asks for a folder; empty if the user cancelled.
     *
     * @param title the title of the dialog
     */
    Optional<Path> folder(String title);

    /** Asks whether to save changes that would be lost. */
    void aboutChanges(DocumentTypeDescriptor<?> kind, String name, Consumer<Changes> then);

    /** Asks whether to overwrite a file that another program has changed since it was opened or saved. */
    void aboutChangedFile(Path file, Consumer<Overwrite> then);

    /** Asks whether an existing file may be replaced. */
    void mayReplace(Path file, Consumer<Boolean> then);
}
