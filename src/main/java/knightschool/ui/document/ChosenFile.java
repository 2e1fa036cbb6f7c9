package knightschool.ui.document;

import java.nio.file.Path;
import java.util.Optional;

/**
 * The file that a person chose to save to.
 *
 * @param file as it was typed
 * @param format that was chosen with it; empty where there was no choice
 */
public record ChosenFile(Path file, Optional<FileFormat> format) {
    /** A file that was chosen without a format. */
    public static ChosenFile of(Path file) {
        return new ChosenFile(file, Optional.empty());
    }
}
