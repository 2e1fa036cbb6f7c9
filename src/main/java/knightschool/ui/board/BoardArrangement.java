package knightschool.ui.board;

/** Which of two arrangements of what stands beside a board shows the board better. */
public final class BoardArrangement {
    /** How much larger squares must become for another arrangement than the usual one. */
    private static final double WORTH_IT = 1.1;

    private BoardArrangement() {}

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
