package knightschool.ui.compare;

import java.util.Locale;

/** Numbers as they are shown: 6,484,065. */
final class Numbers {
    private Numbers() {}

    /** With a comma between every three digits. */
    static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
