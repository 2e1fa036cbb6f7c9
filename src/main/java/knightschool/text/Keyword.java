package knightschool.text;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** A constant that has a word in files or on the command line. */
public interface Keyword {
    /** The name in the source, as {@link Enum#name()} gives it. */
    String name();

    /** The word in files and on the command line: the name in small letters, with hyphens. */
    default String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The constant with that word. */
    static <E extends Enum<E> & Keyword> Optional<E> find(Class<E> kind, String word) {
        return Arrays.stream(kind.getEnumConstants())
                .filter(one -> one.word().equals(word))
                .findFirst();
    }

    /** The words of all constants of a kind, in their order. */
    static <E extends Enum<E> & Keyword> List<String> words(Class<E> kind) {
        return Arrays.stream(kind.getEnumConstants()).map(Keyword::word).toList();
    }

    /** The words of all constants of a kind, for a person to choose from. */
    static <E extends Enum<E> & Keyword> String list(Class<E> kind) {
        return String.join(", ", words(kind));
    }

    /** The words of some constants, in the order of the constants. */
    static <E extends Enum<E> & Keyword> String list(Collection<E> some) {
        return some.stream().sorted().map(Keyword::word).collect(Collectors.joining(", "));
    }
}
