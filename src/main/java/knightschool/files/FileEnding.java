package knightschool.files;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import knightschool.text.Keyword;

/** A format of files that is known by how their names end. */
public interface FileEnding extends Keyword {
    /** How the names of its files end, with the dot, such as {@code .csv}. */
    default String ending() {
        return "." + word();
    }

    /** The format of a kind that the name of a file ends with. */
    static <E extends Enum<E> & FileEnding> Optional<E> of(Class<E> kind, Path file) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        return Arrays.stream(kind.getEnumConstants())
                .filter(format -> name.endsWith(format.ending()))
                .findFirst();
    }
}
