package knightschool.ui.board;

/**
 * Decides whether a pane uses another layout than the usual one: only if the squares of its board become clearly
 * larger.
 */
public final class LargerSquaresLayoutRule {
    /** The least ratio of the sides of squares for another layout. */
    private static final double WORTH_IT = 1.1;

    private LargerSquaresLayoutRule() {}

    /**
     * Returns whether the squares are at least a tenth larger in the other layout.
     *
     * @param other the side of a square in the other layout, in pixels
     * @param usual its side in the usual layout, in pixels
     */
    public static boolean isWorthIt(double other, double usual) {
        return other > WORTH_IT * usual;
    }
}
