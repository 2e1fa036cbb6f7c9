package knightschool.picture.program;

import java.util.List;

/**
 * The colours of the program's own boards in one of its themes, as 0xRRGGBB. A test compares them with the themes'
 * style sheets.
 *
 * @param light the light squares
 * @param dark the dark squares
 * @param page the background of a board, and around a hole
 * @param surface the background on a card
 * @param hole the tile in a hole
 * @param ink a knight drawn without a background of its own
 */
record KnightSchoolBoardTones(int light, int dark, int page, int surface, int hole, int ink) {
    /** The tones of the light and the dark theme. */
    static final List<KnightSchoolBoardTones> THEMES = List.of(
            new KnightSchoolBoardTones(0xF4F1EA, 0xDAD5C8, 0xFBFAF7, 0xFFFFFF, 0xA39D8E, 0x23262B),
            new KnightSchoolBoardTones(0x3A404A, 0x282C33, 0x1B1E23, 0x23272D, 0x0B0C0F, 0xECEAE4));

    static final byte NONE = 0;
    static final byte LIGHT = 1;
    static final byte DARK = 2;
    static final byte PAGE = 3;
    static final byte HOLE = 4;

    /** The number of tones, including {@link #NONE}. */
    static final int COUNT = 5;

    /** The tolerance per colour channel, because some files do not keep colours exactly. */
    private static final int NEAR = 3;

    /** Returns the tone of a colour, or {@link #NONE}. */
    byte tone(int rgb) {
        if (isNear(rgb, light, NEAR)) {
            return LIGHT;
        }
        if (isNear(rgb, dark, NEAR)) {
            return DARK;
        }
        if (isNear(rgb, hole, NEAR)) {
            return HOLE;
        }
        return isNear(rgb, page, NEAR) || isNear(rgb, surface, NEAR) ? PAGE : NONE;
    }

    boolean isInk(int rgb) {
        return isNear(rgb, ink, NEAR);
    }

    /** Returns whether two colours differ by at most {@code near} in each of red, green and blue. */
    static boolean isNear(int rgb, int other, int near) {
        return Math.abs((rgb >> 16 & 255) - (other >> 16 & 255)) <= near
                && Math.abs((rgb >> 8 & 255) - (other >> 8 & 255)) <= near
                && Math.abs((rgb & 255) - (other & 255)) <= near;
    }
}
