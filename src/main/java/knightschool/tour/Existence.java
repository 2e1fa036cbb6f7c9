package knightschool.tour;

/**
 * Which full boards have tours.
 *
 * <p>Closed: A. J. Schwenk, Which rectangular chessboards have a knight's tour?, 1991. Open: P. Cull and J. De Curtins,
 * Knight's tour revisited, 1978, where each side is at least 5; A. Conrad, T. Hindrichs, H. Morsy and I. Wegener,
 * Solution of the knight's Hamiltonian path problem on chessboards, 1994, for all sizes.
 *
 * @param exists whether there is a tour
 * @param because why, in a sentence that names its source
 */
public record Existence(boolean exists, String because) {
    private static final String SCHWENK = " (Schwenk 1991).";
    private static final String CONRAD = " (Conrad, Hindrichs, Morsy and Wegener 1994).";
    private static final String CULL = " (Cull and De Curtins 1978).";

    /** Every longer board of three rows with an even number of squares has a closed tour. */
    private static final int SHORTEST_CLOSED_OF_THREE = 10;

    /** Every longer board of three rows has an open tour. */
    private static final int SHORTEST_OPEN_OF_THREE = 7;

    /**
     * Whether a full board has a tour.
     *
     * @param columns at least 1
     * @param rows at least 1; which side is called which does not matter
     * @param closed whether the tour must be closed
     */
    public static Existence of(int columns, int rows, boolean closed) {
        int shorter = Math.min(columns, rows);
        int longer = Math.max(columns, rows);
        return closed ? closed(shorter, longer) : open(shorter, longer);
    }

    private static Existence closed(int shorter, int longer) {
        if (shorter % 2 != 0 && longer % 2 != 0) {
            return no("a closed tour changes colour at every step, so no board with an odd number of squares has one"
                    + SCHWENK);
        }
        if (shorter < 3 || shorter == 4) {
            return no("no board with a side of 1, 2 or 4 squares has a closed tour" + SCHWENK);
        }
        if (shorter == 3 && longer < SHORTEST_CLOSED_OF_THREE) {
            return no("3 x 4, 3 x 6 and 3 x 8 have no closed tour, 3 x 10 is the smallest of three rows that has one"
                    + SCHWENK);
        }
        return yes("an even number of squares, and no side too short: there is a closed tour" + SCHWENK);
    }

    private static Existence open(int shorter, int longer) {
        if (shorter >= 5) {
            return yes("each side is at least 5: there is an open tour" + CULL);
        }
        boolean single = longer == 1;
        boolean three = shorter == 3 && (longer == 4 || longer >= SHORTEST_OPEN_OF_THREE);
        boolean four = shorter == 4 && longer >= 5;
        if (single || three || four) {
            return yes("there is an open tour" + CONRAD);
        }
        return no(
                shorter < 3
                        ? "no board with a side of 1 or 2 squares has a tour, but for the single square" + CONRAD
                        : shorter == 3 ? "3 x 3, 3 x 5 and 3 x 6 have no tour" + CONRAD : "4 x 4 has no tour" + CONRAD);
    }

    private static Existence yes(String because) {
        return new Existence(true, because);
    }

    private static Existence no(String because) {
        return new Existence(false, because);
    }
}
