package knightschool.drawing;

import java.util.Locale;

/**
 * The role of a colour in drawings. Each palette has one colour for each role, under the same name in the style sheets.
 */
public enum ColourRole implements ColourExpression {
    PAGE,
    SURFACE,
    SQUARE_LIGHT,
    SQUARE_DARK,
    HOLE,
    HOLE_SMALL,
    BOARD_EDGE,
    FLOOR,
    BLOCK,
    INK,
    MUTED,
    HAIRLINE,
    ACCENT,
    ON_ACCENT,
    ACCENT_WASH,
    ON_MARKER,
    ON_CHIP,
    CONTROL,
    CONTROL_EDGE,
    SELECTED,
    TRACK,
    CONSTRUCTION,
    SERIES_1,
    SERIES_2,
    SERIES_3,
    SERIES_4,
    SERIES_5,
    SERIES_6,
    SERIES_7,
    SERIES_8,
    SERIES_9,
    SERIES_10,
    SERIES_11;

    private static final ColourRole[] SERIES = {
        SERIES_1, SERIES_2, SERIES_3, SERIES_4, SERIES_5, SERIES_6, SERIES_7, SERIES_8, SERIES_9, SERIES_10, SERIES_11
    };

    /** The number of roles for algorithms. */
    public static final int SERIES_COUNT = SERIES.length;

    /**
     * Returns the colour of the algorithm at a place in the menus, counted from 0. The colours repeat after the last.
     */
    public static ColourRole series(int place) {
        return SERIES[place % SERIES.length];
    }

    /** Returns the name of the role in the style sheets, such as {@code -ks-square-light}. */
    public String cssName() {
        return "-ks-" + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
