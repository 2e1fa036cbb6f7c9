package knightschool.ui.control;

import javafx.scene.control.Label;

/**
 * Words of large type that wrap into lines of about one length: no word stands alone in the last one where that can be
 * helped. It is as high as a label, and as narrow as it can be without another line.
 */
public final class BalancedHeadline extends Label {
    /** So near to the narrowest width, in pixels, is near enough. */
    private static final double NEAR = 1;

    /** Two words with more letters may have no place in one line. */
    private static final int SHORT = 16;

    private static final char UNBROKEN_SPACE = '\u00A0';

    /** @param words with spaces where it may be broken */
    public BalancedHeadline(String words) {
        super(unbroken(words));
        setWrapText(true);
    }

    /** The last two words stay together, unless they are long or all there is. */
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
