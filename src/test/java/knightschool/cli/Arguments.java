package knightschool.cli;

import java.util.stream.Stream;

/** Puts command lines together. */
final class Arguments {
    private Arguments() {}

    /** The first ones, then more. */
    static String[] with(String[] more, String... first) {
        return Stream.concat(Stream.of(first), Stream.of(more)).toArray(String[]::new);
    }
}
