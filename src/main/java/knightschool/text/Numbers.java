package knightschool.text;

import java.util.List;
import java.util.Locale;

/** Numbers as they are shown: 6,484,065, or 6.48 M where there is little room. */
public final class Numbers {
    private static final List<String> UNITS = List.of("", " k", " M", " G", " T");
    private static final int THOUSAND = 1000;

    private Numbers() {}

    /** With a comma between every three digits. */
    public static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** Three digits at most and a unit, never rounded up: 63, 10 k, 6.48 M. */
    public static String compact(long number) {
        double rest = number;
        int unit = 0;
        while (rest >= THOUSAND && unit < UNITS.size() - 1) {
            rest /= THOUSAND;
            unit++;
        }
        return shortened(rest) + UNITS.get(unit);
    }

    private static String shortened(double number) {
        double scale = number >= 100 ? 1 : number >= 10 ? 10 : 100;
        double cut = Math.floor(number * scale + 1e-9) / scale;
        return cut == Math.rint(cut) ? String.valueOf((long) cut) : String.valueOf(cut);
    }
}
