package knightschool.text;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** A constant with a word that stands for it in files and on the command line. */
public interface Keyword {
    /** The name in the source, as {@link Enum#name()} gives it. */
    String name();

    /** The word in files and on the command line: the name in lower case, with hyphens. */
    default String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The constant with a word; empty if there is none. */
    static <E extends Enum<E> & Keyword> Optional<E> find(Class<E> kind, String word) {
        return Arrays.stream(kind.getEnumConstants())
                .filter(one -> one.word().equals(word))
                .findFirst();
    }

    /** The words of all constants of a type, in their order. */
    static <E extends Enum<E> & Keyword> List<String> words(Class<E> kind) {
        return Arrays.stream(kind.getEnumConstants()).map(Keyword::word).toList();
    }

    /** The words of all constants of a type, separated by commas, for messages. */
    static <E extends Enum<E> & Keyword> String list(Class<E> kind) {
        return String.join(", ", words(kind));
    }

    /** The words of some constants, separated by commas, in the order of the constants. */
    static <E extends Enum<E> & Keyword> String list(Collection<E> some) {
        return some.stream().sorted().map(Keyword::word).collect(Collectors.joining(", "));
    }
}
