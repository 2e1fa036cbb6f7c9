package knightschool.setup;

import java.util.Locale;

/** What a click on a square of an edited board does. */
public enum EditTool {
    /** Makes a hole, or fills one. */
    HOLE,
    /** Places the start, or takes it away. */
    START,
    /** Places the end, or takes it away. */
    END;

    /** The word in files. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
