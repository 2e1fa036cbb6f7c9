package knightschool.ui.document;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import knightschool.files.ExtensionFormat;

/**
 * A file format, as a dialog offers it.
 *
 * @param words the name of such files, such as "Boards"
 * @param endings the file extensions with the dot, in lower case; the first is added to a name without an extension
 */
public record FileDialogFormat(String words, List<String> endings) {
    /** Returns a format with one extension. */
    public static FileDialogFormat of(String words, String ending) {
        return new FileDialogFormat(words, List.of(ending));
    }

    /** Returns the formats of an enum, in its order. */
    public static <E extends Enum<E> & ExtensionFormat> List<FileDialogFormat> all(
            Class<E> kind, Function<E, String> words) {
        return Arrays.stream(kind.getEnumConstants())
                .map(format -> of(words.apply(format), format.ending()))
                .toList();
    }

    /** Returns the extension that is added to a name without one. */
    public String ending() {
        return endings.getFirst();
    }

    /** Returns whether the name of a file has an extension of this format. */
    public boolean fits(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        return endings.stream().anyMatch(name::endsWith);
    }
}
