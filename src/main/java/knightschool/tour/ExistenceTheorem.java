package knightschool.tour;

import java.util.Locale;

/**
 * The theorems on which full boards have tours: for every size, the published theorem that decides it.
 *
 * <p>Closed: A. J. Schwenk, Which rectangular chessboards have a knight's tour?, 1991. Open: P. Cull and J. De Curtins,
 * Knight's tour revisited, 1978, where each side is at least 5; A. Conrad, T. Hindrichs, H. Morsy and I. Wegener,
 * Solution of the knight's Hamiltonian path problem on chessboards, 1994, for all sizes.
 */
public enum ExistenceTheorem {
    /** No closed tour: the number of squares is odd. */
    ODD_NUMBER_OF_SQUARES(
            false,
            Source.SCHWENK,
            "a closed tour changes colour at every step, so no board with an odd number of squares has one"),
    /** No closed tour: one side has 1, 2 or 4 squares. */
    SIDE_TOO_SHORT_FOR_CLOSED(false, Source.SCHWENK, "no board with a side of 1, 2 or 4 squares has a closed tour"),
    /** No closed tour: three rows, and fewer than ten columns. */
    THREE_ROWS_TOO_SHORT_FOR_CLOSED(
            false,
            Source.SCHWENK,
            "3 %1$s 4, 3 %1$s 6 and 3 %1$s 8 have no closed tour, 3 %1$s 10 is the smallest of three rows that has one"),
    /** A closed tour, on every other size. */
    CLOSED_TOUR(true, Source.SCHWENK, "an even number of squares, and no side too short: there is a closed tour"),
    /** No open tour: one side has 1 or 2 squares, and the board has several squares. */
    SIDE_TOO_SHORT_FOR_OPEN(
            false, Source.CONRAD, "no board with a side of 1 or 2 squares has a tour, but for the single square"),
    /** No open tour: three rows and three, five or six columns. */
    THREE_ROWS_WITHOUT_OPEN(false, Source.CONRAD, "3 %1$s 3, 3 %1$s 5 and 3 %1$s 6 have no tour"),
    /** No open tour: four rows and four columns. */
    FOUR_BY_FOUR(false, Source.CONRAD, "4 %1$s 4 has no tour"),
    /** An open tour, on every other size with a side of fewer than five squares. */
    OPEN_TOUR_OF_A_NARROW_BOARD(true, Source.CONRAD, "there is an open tour"),
    /** An open tour: each side has at least five squares. */
    OPEN_TOUR_FROM_FIVE_ROWS(true, Source.CULL, "each side is at least 5: there is an open tour");

    /** The columns from which every board of three rows with an even number of squares has a closed tour. */
    private static final int SHORTEST_CLOSED_OF_THREE = 10;

    /** The columns from which every board of three rows has an open tour. */
    private static final int SHORTEST_OPEN_OF_THREE = 7;

    /** The publications of the theorems. */
    private enum Source {
        SCHWENK("Schwenk 1991"),
        CULL("Cull and De Curtins 1978"),
        CONRAD("Conrad, Hindrichs, Morsy and Wegener 1994");

        private final String citation;

        Source(String citation) {
            this.citation = citation;
        }
    }

    private final boolean exists;
    private final Source source;
    private final String claim;

    ExistenceTheorem(boolean exists, Source source, String claim) {
        this.exists = exists;
        this.source = source;
        this.claim = claim;
    }

    /**
     * The theorem for a full board.
     *
     * @param columns at least 1
     * @param rows at least 1; columns and rows may be exchanged
     * @param closed whether the tour must be closed
     */
    public static ExistenceTheorem of(int columns, int rows, boolean closed) {
        int shorter = Math.min(columns, rows);
        int longer = Math.max(columns, rows);
        return closed ? closed(shorter, longer) : open(shorter, longer);
    }

    private static ExistenceTheorem closed(int shorter, int longer) {
        if (shorter % 2 != 0 && longer % 2 != 0) {
            return ODD_NUMBER_OF_SQUARES;
        }
        if (shorter < 3 || shorter == 4) {
            return SIDE_TOO_SHORT_FOR_CLOSED;
        }
        return shorter == 3 && longer < SHORTEST_CLOSED_OF_THREE ? THREE_ROWS_TOO_SHORT_FOR_CLOSED : CLOSED_TOUR;
    }

    private static ExistenceTheorem open(int shorter, int longer) {
        if (shorter >= 5) {
            return OPEN_TOUR_FROM_FIVE_ROWS;
        }
        return switch (shorter) {
            case 4 -> longer == 4 ? FOUR_BY_FOUR : OPEN_TOUR_OF_A_NARROW_BOARD;
            case 3 ->
                longer == 4 || longer >= SHORTEST_OPEN_OF_THREE ? OPEN_TOUR_OF_A_NARROW_BOARD : THREE_ROWS_WITHOUT_OPEN;
            default -> longer == 1 ? OPEN_TOUR_OF_A_NARROW_BOARD : SIDE_TOO_SHORT_FOR_OPEN;
        };
    }

    /** Whether boards of this size have a tour. */
    public boolean exists() {
        return exists;
    }

    /** The theorem and its source, with sizes in ASCII such as "3 x 4", without a full stop. */
    public String statement() {
        return statement("x");
    }

    /**
     * As {@link #statement()}, with another sign between the sides of a size.
     *
     * @param by the sign, such as "×"
     */
    public String statement(String by) {
        return String.format(Locale.ROOT, claim, by) + " (" + source.citation + ")";
    }
}
