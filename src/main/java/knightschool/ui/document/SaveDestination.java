package knightschool.ui.document;

import java.nio.file.Path;
import java.util.Optional;

/**
 * The file that the user chose to save to.
 *
 * @param file the path as it was typed
 * @param format the chosen format; empty if there was no choice of formats
 */
public record SaveDestination(Path file, Optional<FileDialogFormat> format) {
    /** Returns a file that was chosen without a format. */
    public static SaveDestination of(Path file) {
        return new SaveDestination(file, Optional.empty());
    }
}
