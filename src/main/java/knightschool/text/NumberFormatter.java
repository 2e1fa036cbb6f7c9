package knightschool.text;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;

/**
 * Formats numbers in the same way everywhere: as integers with commas, such as 6,484,065. In little space, a number of
 * five or more digits has three digits and a unit, such as 6.48 M, while one of four keeps its digits, such as 5,220.
 * All numbers of an axis, a board or a table have the same form: beside 10 k a thousand is 1 k.
 */
public final class NumberFormatter {
    private static final List<String> UNITS = List.of("", " k", " M", " G", " T");
    private static final int GROUP = 3;
    private static final int TEN = 10;
    private static final long LEAST_ABBREVIATED = 10_000;
    private static final BigDecimal THOUSAND = BigDecimal.valueOf(1000);
    private static final MathContext THREE_DIGITS = new MathContext(3, RoundingMode.HALF_UP);
    private static final MathContext TWO_DIGITS = new MathContext(2, RoundingMode.HALF_UP);

    private NumberFormatter() {}

    /** Formats a number with a comma between groups of three digits. */
    public static String grouped(long number) {
        // Not by String.format, which looks up the conventions of a locale each time: a frame shows dozens of numbers.
        StringBuilder digits = new StringBuilder(Long.toString(number));
        int first = number < 0 ? 1 : 0;
        for (int at = digits.length() - GROUP; at > first; at -= GROUP) {
            digits.insert(at, ',');
        }
        return digits.toString();
    }

    /** Formats a number with at most three digits below a thousand, and as an integer above: 2.5, 0.00121, 6,484. */
    public static String rounded(double number) {
        return Math.abs(number) >= THOUSAND.intValue()
                ? grouped(Math.round(number))
                : BigDecimal.valueOf(number)
                        .round(THREE_DIGITS)
                        .stripTrailingZeros()
                        .toPlainString();
    }

    /** Returns the largest number with nothing but noughts after its first digits that is not above a number. */
    public static long roundedDown(long number, int digits) {
        long unit = 1;
        while (number / unit >= Math.pow(TEN, digits)) {
            unit *= TEN;
        }
        return number / unit * unit;
    }

    /** Formats the size of a board: 8 × 8, 1,000 × 1,000. */
    public static String size(long columns, long rows) {
        return grouped(columns) + " × " + grouped(rows);
    }

    /** Formats a number for little space, rounded half up: 63, 5,220, 10 k, 3.66 M for 3,658,840. */
    public static String compact(long number) {
        return Math.abs(number) < LEAST_ABBREVIATED ? grouped(number) : withUnit(number, THREE_DIGITS);
    }

    /**
     * As {@link #compact}, in the same form for all numbers that are read together, as on an axis: if the largest has a
     * unit, all from a thousand on have one.
     *
     * @param largest the largest of these numbers
     */
    public static String besideLargest(long number, long largest) {
        return Math.abs(largest) < LEAST_ABBREVIATED ? grouped(number) : withUnit(number, THREE_DIGITS);
    }

    /** As {@link #besideLargest}, with two digits where there is a unit: 6.5 M for 6,484,065. */
    public static String roughBesideLargest(long number, long largest) {
        return Math.abs(largest) < LEAST_ABBREVIATED ? grouped(number) : withUnit(number, TWO_DIGITS);
    }

    private static String withUnit(long number, MathContext precision) {
        BigDecimal rest = BigDecimal.valueOf(number).round(precision);
        int unit = 0;
        while (rest.compareTo(THOUSAND) >= 0 && unit < UNITS.size() - 1) {
            rest = rest.movePointLeft(3);
            unit++;
        }
        return rest.stripTrailingZeros().toPlainString() + UNITS.get(unit);
    }
}
