package knightschool.ui.tour;

import knightschool.text.NumberFormatter;
import knightschool.text.Plural;

/**
 * A number of squares in words, in two lengths.
 *
 * @param full for a pane with enough space
 * @param brief for a narrow pane; the same as {@code full} if that is no longer
 */
record SquareCountWords(String full, String brief) {
    /** The number of squares from which digits are abbreviated even if there is enough space. */
    private static final int LONG_FROM = 100_000;

    /** No text, for as long as the number is not known. */
    static final SquareCountWords NONE = new SquareCountWords("", "");

    /** A number of squares. */
    static SquareCountWords of(int squares) {
        return shorter(
                TourConstructionWords.squares(squares),
                NumberFormatter.compact(squares) + " " + Plural.noun(squares, "square"));
    }

    /** Some of all squares. From {@link #LONG_FROM} squares the text is abbreviated. */
    static SquareCountWords of(int some, int all) {
        String total = NumberFormatter.compact(all);
        String part = NumberFormatter.besideLargest(some, all);
        // A number rounded to the total would suggest that no square is missing.
        String brief = (some < all && part.equals(total) ? NumberFormatter.grouped(some) : part) + " / " + total;
        if (all < LONG_FROM) {
            return shorter(NumberFormatter.grouped(some) + " / " + NumberFormatter.grouped(all), brief);
        }
        return some == all ? of(all) : new SquareCountWords(brief, brief);
    }

    private static SquareCountWords shorter(String full, String brief) {
        return new SquareCountWords(full, brief.length() < full.length() ? brief : full);
    }
}
