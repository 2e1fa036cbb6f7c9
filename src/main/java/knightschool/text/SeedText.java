package knightschool.text;

import java.util.Optional;

/**
 * Parses seeds that the user enters on the command line, in a set-up or in a text field. A seed is a whole number from
 * {@value #LEAST} to {@value #MOST}.
 */
public final class SeedText {
    public static final long LEAST = 0;

    /** The largest number of {@value #DIGITS} digits. */
    public static final long MOST = 999_999_999_999_999_999L;

    /** The most digits of a seed. */
    public static final int DIGITS = 18;

    private static final String BEGUN = "\\d{0," + DIGITS + "}";

    /** The remedy for a text that is not a seed. */
    public static final String REMEDY = "Write a whole number from " + LEAST + " to " + MOST + ", such as 7.";

    private SeedText() {}

    /** Parses a seed; empty if the text is not one. */
    public static Optional<Long> parse(String text) {
        String digits = text.strip();
        return digits.isEmpty() || !mayBecome(digits) ? Optional.empty() : Optional.of(Long.valueOf(digits));
    }

    /** Whether a text that is being typed is a seed or the beginning of one. */
    public static boolean mayBecome(String text) {
        return text.matches(BEGUN);
    }
}
