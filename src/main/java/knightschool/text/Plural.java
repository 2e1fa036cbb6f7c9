package knightschool.text;

/** Counts things in words: 1 square, 2 squares, 1,024 squares. */
public final class Plural {
    private Plural() {}

    /**
     * A number with the noun that it counts.
     *
     * @param one the singular, whose plural ends in s
     */
    public static String counted(long number, String one) {
        return NumberFormatter.grouped(number) + " " + noun(number, one);
    }

    /**
     * The noun alone, in the singular for one and in the plural for other numbers.
     *
     * @param one the singular, whose plural ends in s
     */
    public static String noun(long number, String one) {
        return number == 1 ? one : one + "s";
    }
}
