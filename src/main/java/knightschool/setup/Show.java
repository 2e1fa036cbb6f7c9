package knightschool.setup;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a scene shows beyond its board. */
public enum Show {
    /** The degree of every vertex, written on it. */
    DEGREES,
    /** How many squares are light and dark. */
    COLOURS,
    /** How many parts the graph falls into. */
    COMPONENTS,
    /** Which squares the knight can go to next. */
    HINTS,
    /** Closed tours instead of open ones. */
    CLOSED,
    /** Why a search can no longer be completed from the moment shown. */
    REASONS;

    /** The word in files. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Show> of(String word) {
        return Arrays.stream(values()).filter(show -> show.word().equals(word)).findFirst();
    }

    static String words() {
        return Arrays.stream(values()).map(Show::word).collect(Collectors.joining(", "));
    }
}
