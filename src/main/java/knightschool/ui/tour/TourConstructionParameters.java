package knightschool.ui.tour;

import java.util.Optional;
import knightschool.board.Board;
import knightschool.setup.scene.TourConstructionSetup;
import knightschool.tour.ExistenceTheorem;

/**
 * The parameters of a tour to construct: the size of a full board and the kind of tour.
 *
 * @param columns columns of a full board, 1 to {@link Board#MAX_SIDE}
 * @param rows rows of that board
 * @param closed whether the tour must be closed
 */
public record TourConstructionParameters(int columns, int rows, boolean closed) {
    /** The default parameters. */
    static final TourConstructionParameters USUAL = new TourConstructionParameters(12, 12, true);

    private static final int LARGE = 250_000;
    private static final String CLOSED = " closed";

    /** The parameters of a set-up. */
    static TourConstructionParameters of(TourConstructionSetup setup) {
        return new TourConstructionParameters(
                setup.board().columns(), setup.board().rows(), setup.closed());
    }

    /** The set-up with these parameters. */
    TourConstructionSetup setup() {
        return TourConstructionSetup.of(columns, rows, closed);
    }

    /** The theorem on the existence of the tour. */
    ExistenceTheorem existence() {
        return ExistenceTheorem.of(columns, rows, closed);
    }

    int squares() {
        return columns * rows;
    }

    /**
     * Whether the complete tour is shown first rather than the board, since the blocks are too small to be visible at
     * once.
     */
    boolean isLarge() {
        return squares() > LARGE;
    }

    Board board() {
        return Board.full(columns, rows);
    }

    /** The parameters of the other kind of tour on the same board. */
    TourConstructionParameters other() {
        return new TourConstructionParameters(columns, rows, !closed);
    }

    /** Whether other parameters have a board of the same size. */
    boolean hasBoardOf(TourConstructionParameters other) {
        return columns == other.columns && rows == other.rows;
    }

    /** The text of these parameters, to be stored; see {@link #read}. */
    String written() {
        return columns + "x" + rows + (closed ? CLOSED : "");
    }

    /** Parses the text of parameters; empty if it is not valid. */
    static Optional<TourConstructionParameters> read(String text) {
        boolean closed = text.endsWith(CLOSED);
        String size = closed ? text.substring(0, text.length() - CLOSED.length()) : text;
        if (!size.matches("\\d{1,4}x\\d{1,4}")) {
            return Optional.empty();
        }
        String[] sides = size.split("x");
        TourConstructionParameters question =
                new TourConstructionParameters(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]), closed);
        return Board.isSide(question.columns) && Board.isSide(question.rows) ? Optional.of(question) : Optional.empty();
    }
}
