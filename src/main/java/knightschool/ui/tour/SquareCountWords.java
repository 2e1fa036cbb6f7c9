package knightschool.ui.tour;

import knightschool.text.NumberFormatter;
import knightschool.text.Plural;

/**
 * How many squares, in two lengths.
 *
 * @param full for a pane with enough space
 * @param brief for a narrow one; the full words where those are no longer
 */
record SquareCountWords(String full, String brief) {
    /** Below so many squares all digits are written where there is space. */
    private static final int LONG_FROM = 100_000;

    /** Of no squares yet, before a model has said how many. */
    static final SquareCountWords NONE = new SquareCountWords("", "");

    /** That many squares. */
    static SquareCountWords of(int squares) {
        return shorter(
                TourWords.squares(squares), NumberFormatter.compact(squares) + " " + Plural.noun(squares, "square"));
    }

    /** Some of all squares. Long numbers are written once, or short. */
    static SquareCountWords of(int some, int all) {
        String whole = NumberFormatter.compact(all);
        String part = NumberFormatter.besideLargest(some, all);
        // What is rounded to all of them would say that none is left.
        String brief = (some < all && part.equals(whole) ? NumberFormatter.grouped(some) : part) + " / " + whole;
        if (all < LONG_FROM) {
            return shorter(NumberFormatter.grouped(some) + " / " + NumberFormatter.grouped(all), brief);
        }
        return some == all ? of(all) : new SquareCountWords(brief, brief);
    }

    private static SquareCountWords shorter(String full, String brief) {
        return new SquareCountWords(full, brief.length() < full.length() ? brief : full);
    }
}
