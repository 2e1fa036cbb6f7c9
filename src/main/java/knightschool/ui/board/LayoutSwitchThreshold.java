package knightschool.ui.board;

/** Decides whether a layout other than the usual one is worth it, by the size of the squares. */
public final class LayoutSwitchThreshold {
    /** The least ratio of the sides of squares for another layout. */
    private static final double WORTH_IT = 1.1;

    private LayoutSwitchThreshold() {}

    /**
     * Whether squares become so much larger that an unusual layout is worth it.
     *
     * @param other the side of a square in the other layout, in pixels
     * @param usual its side in the usual layout, in pixels
     */
    public static boolean isWorthIt(double other, double usual) {
        return other > WORTH_IT * usual;
    }
}
