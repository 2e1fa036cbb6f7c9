package knightschool.ui.control;

import javafx.scene.control.Label;

/**
 * A label for large text that wraps into lines of about equal length and avoids a single word in the last line. It is
 * as high as a label, and as narrow as possible without needing another line.
 */
public final class BalancedHeadline extends Label {
    /** The tolerance in the search for the least width, in pixels. */
    private static final double NEAR = 1;

    /** The greatest length of two words, in characters, that are sure to fit in one line. */
    private static final int SHORT = 16;

    private static final char UNBROKEN_SPACE = '\u00A0';

    /** @param words the text, with spaces where it may wrap */
    public BalancedHeadline(String words) {
        super(unbroken(words));
        setWrapText(true);
    }

    /** Joins the last two words by an unbreakable space, unless they are long or the only words. */
    private static String unbroken(String words) {
        int last = words.lastIndexOf(' ');
        int before = words.lastIndexOf(' ', last - 1);
        return before < 0 || words.length() - before > SHORT + 1
                ? words
                : words.substring(0, last) + UNBROKEN_SPACE + words.substring(last + 1);
    }

    @Override
    public void resize(double width, double height) {
        super.resize(narrowest(width), height);
    }

    private double narrowest(double width) {
        double high = prefHeight(width);
        if (high <= prefHeight(Double.MAX_VALUE)) {
            return width;
        }
        double enough = width;
        for (double tooNarrow = 0; enough - tooNarrow > NEAR; ) {
            double between = (enough + tooNarrow) / 2;
            if (prefHeight(between) <= high) {
                enough = between;
            } else {
                tooNarrow = between;
            }
        }
        return Math.min(width, snapSizeX(enough));
    }
}
