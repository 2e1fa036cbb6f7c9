package knightschool.text;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;

/**
 * Numbers as they are shown, in one way everywhere: whole, with commas, as 6,484,065. Where there is little room, a
 * number of five digits or more has three digits and a unit, as 6.48 M; one of four is as short with its comma, as
 * 5,220. An axis, a board or a table has one form for all of its numbers: beside 10 k also a thousand is 1 k.
 */
public final class NumberFormatter {
    private static final List<String> UNITS = List.of("", " k", " M", " G", " T");
    private static final long LEAST_ABBREVIATED = 10_000;
    private static final BigDecimal THOUSAND = BigDecimal.valueOf(1000);
    private static final MathContext THREE_DIGITS = new MathContext(3, RoundingMode.HALF_UP);

    private NumberFormatter() {}

    /** With a comma between every three digits. */
    public static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** Three digits at most of what is below a thousand, whole numbers above: 2.5, 0.00121, 6,484. */
    public static String rounded(double number) {
        return Math.abs(number) >= THOUSAND.intValue()
                ? grouped(Math.round(number))
                : BigDecimal.valueOf(number)
                        .round(THREE_DIGITS)
                        .stripTrailingZeros()
                        .toPlainString();
    }

    /** The size of a board: 8 × 8, 1,000 × 1,000. */
    public static String size(long columns, long rows) {
        return grouped(columns) + " × " + grouped(rows);
    }

    /** Where there is little room, rounded to the nearest, halves up: 63, 5,220, 10 k, 3.66 M for 3,658,840. */
    public static String compact(long number) {
        return Math.abs(number) < LEAST_ABBREVIATED ? grouped(number) : withUnit(number);
    }

    /**
     * The same in one form for all numbers that are read beside each other, as on an axis: with units from a thousand
     * on where the largest has one.
     *
     * @param largest the largest of them
     */
    public static String besideLargest(long number, long largest) {
        return Math.abs(largest) < LEAST_ABBREVIATED ? grouped(number) : withUnit(number);
    }

    private static String withUnit(long number) {
        BigDecimal rest = BigDecimal.valueOf(number).round(THREE_DIGITS);
        int unit = 0;
        while (rest.compareTo(THOUSAND) >= 0 && unit < UNITS.size() - 1) {
            rest = rest.movePointLeft(3);
            unit++;
        }
        return rest.stripTrailingZeros().toPlainString() + UNITS.get(unit);
    }
}
