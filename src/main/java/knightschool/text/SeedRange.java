package knightschool.text;

import java.util.Optional;

/** Which seeds a person may write, wherever one is asked for: on the command line, in a set-up or in a field. */
public final class SeedRange {
    public static final long LEAST = 0;

    /** The largest number of {@value #DIGITS} digits. */
    public static final long MOST = 999_999_999_999_999_999L;

    /** So many digits at most. */
    public static final int DIGITS = 18;

    private static final String BEGUN = "\\d{0," + DIGITS + "}";

    /** What to do about a seed that is none. */
    public static final String REMEDY = "Write a whole number from " + LEAST + " to " + MOST + ", such as 7.";

    private SeedRange() {}

    /** The seed of a text; empty if it is none. */
    public static Optional<Long> parse(String text) {
        String digits = text.strip();
        return digits.isEmpty() || !mayBecome(digits) ? Optional.empty() : Optional.of(Long.valueOf(digits));
    }

    /** Whether a text that is being written is a seed, or may become one. */
    public static boolean mayBecome(String text) {
        return text.matches(BEGUN);
    }
}
