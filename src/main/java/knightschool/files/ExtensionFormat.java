package knightschool.files;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import knightschool.text.Keyword;

/** A file format that is recognised by the extension of the file name. */
public interface ExtensionFormat extends Keyword {
    /** Returns the extension with its dot, such as {@code .csv}. */
    default String ending() {
        return "." + word();
    }

    /** Returns the format whose extension a file name has; empty if there is none. */
    static <E extends Enum<E> & ExtensionFormat> Optional<E> of(Class<E> kind, Path file) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        return Arrays.stream(kind.getEnumConstants())
                .filter(format -> name.endsWith(format.ending()))
                .findFirst();
    }
}
