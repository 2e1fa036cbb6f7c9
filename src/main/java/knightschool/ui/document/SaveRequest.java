package knightschool.ui.document;

import java.nio.file.Path;
import java.util.Optional;

/**
 * A request to save a document.
 *
 * @param value the value to save
 * @param name the document's name on screen; may be empty
 * @param fileName the proposed file name without extension, for a document without a file
 * @param file the file that the document was opened from or last saved to
 */
public record SaveRequest<T>(T value, String name, String fileName, Optional<Path> file) {
    /** Returns a request for a value with neither a name nor a file, such as an exported picture. */
    public static <T> SaveRequest<T> of(T value, String fileName) {
        return new SaveRequest<>(value, "", fileName, Optional.empty());
    }
}
