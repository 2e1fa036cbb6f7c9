package knightschool.ui.board;

/** How much larger the squares of a board must become before a layout other than the usual one is taken. */
public final class LayoutSwitchRule {
    /** How much larger squares must become for another arrangement than the usual one. */
    private static final double WORTH_IT = 1.1;

    private LayoutSwitchRule() {}

    /**
     * Whether squares become so much larger that a person gains by what is not where it usually is.
     *
     * @param other the side of a square in the other arrangement, in pixels
     * @param usual its side in the usual one
     */
    public static boolean isWorthIt(double other, double usual) {
        return other > WORTH_IT * usual;
    }
}
