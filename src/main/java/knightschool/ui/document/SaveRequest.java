package knightschool.ui.document;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What is to be saved as a document: its value, its name, and the file it belongs to.
 *
 * @param value what its file is to hold
 * @param name what it is called on screen; may be empty
 * @param fileName the name that is offered where it is in no file, without an ending
 * @param file that it was opened from or saved to last
 */
public record SaveRequest<T>(T value, String name, String fileName, Optional<Path> file) {
    /** Something that has neither a name nor a file, such as a picture that is exported. */
    public static <T> SaveRequest<T> of(T value, String fileName) {
        return new SaveRequest<>(value, "", fileName, Optional.empty());
    }
}
