package knightschool.ui.document;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import knightschool.files.ExtensionFormat;

/**
 * A format of files, as a dialog offers it.
 *
 * @param words what such files are called, such as "Boards"
 * @param endings how their names end, with the dot, in lower case; a name without an ending is given the first
 */
public record FileFormat(String words, List<String> endings) {
    /** A format with one ending. */
    public static FileFormat of(String words, String ending) {
        return new FileFormat(words, List.of(ending));
    }

    /** The formats of a kind, in their order. */
    public static <E extends Enum<E> & ExtensionFormat> List<FileFormat> all(Class<E> kind, Function<E, String> words) {
        return Arrays.stream(kind.getEnumConstants())
                .map(format -> of(words.apply(format), format.ending()))
                .toList();
    }

    /** The ending that is given to a name without one. */
    public String ending() {
        return endings.getFirst();
    }

    /** Whether the name of a file ends as those of this format do. */
    public boolean fits(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        return endings.stream().anyMatch(name::endsWith);
    }
}
