package knightschool.text;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;

/** Numbers as they are shown: 6,484,065, or 6.48 M where there is little room. */
public final class Numbers {
    private static final List<String> UNITS = List.of("", " k", " M", " G", " T");
    private static final BigDecimal THOUSAND = BigDecimal.valueOf(1000);
    private static final MathContext THREE_DIGITS = new MathContext(3, RoundingMode.HALF_UP);

    private Numbers() {}

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

    /** Three digits at most and a unit, rounded to the nearest, halves up: 63, 10 k, 3.66 M for 3,658,840. */
    public static String compact(long number) {
        BigDecimal rest = BigDecimal.valueOf(number).round(THREE_DIGITS);
        int unit = 0;
        while (rest.compareTo(THOUSAND) >= 0 && unit < UNITS.size() - 1) {
            rest = rest.movePointLeft(3);
            unit++;
        }
        return rest.stripTrailingZeros().toPlainString() + UNITS.get(unit);
    }
}
