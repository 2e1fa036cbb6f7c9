package knightschool.bench;

import java.util.Locale;

/**
 * A row of the table.
 *
 * @param what what was measured
 * @param figure how much
 * @param unit of what
 * @param how how it was counted
 */
record Row(String what, String figure, String unit, String how) {
    /** A row with a number, written with so many decimals. */
    static Row of(String what, double figure, int decimals, String unit, String how) {
        return new Row(what, String.format(Locale.ROOT, "%,." + decimals + "f", figure), unit, how);
    }
}
