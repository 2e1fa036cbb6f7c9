package knightschool.ui.tour;

import java.util.Optional;
import knightschool.board.Board;
import knightschool.setup.TourConstructionSetup;
import knightschool.tour.ExistenceTheorem;

/**
 * Which tour is asked for.
 *
 * @param columns of a full board, 1 to {@link Board#MAX_SIDE}
 * @param rows of it
 * @param closed whether the tour must be closed
 */
public record TourQuestion(int columns, int rows, boolean closed) {
    /** Asked where nothing else is. */
    static final TourQuestion USUAL = new TourQuestion(12, 12, true);

    private static final int LARGE = 250_000;
    private static final String CLOSED = " closed";

    /** What a set-up asks. */
    static TourQuestion of(TourConstructionSetup setup) {
        return new TourQuestion(setup.board().columns(), setup.board().rows(), setup.closed());
    }

    /** The set-up that asks this. */
    TourConstructionSetup setup() {
        return TourConstructionSetup.of(columns, rows, closed);
    }

    /** What the theorems say. */
    ExistenceTheorem existence() {
        return ExistenceTheorem.of(columns, rows, closed);
    }

    int squares() {
        return columns * rows;
    }

    /** Whether the tour is shown first, and not the board: blocks are too small to be seen at once. */
    boolean isLarge() {
        return squares() > LARGE;
    }

    Board board() {
        return Board.full(columns, rows);
    }

    /** The same board, asked for the other kind of tour. */
    TourQuestion other() {
        return new TourQuestion(columns, rows, !closed);
    }

    /** As it is remembered: {@link #read} gives it back. */
    String written() {
        return columns + "x" + rows + (closed ? CLOSED : "");
    }

    /** The question of a text, if it is one. */
    static Optional<TourQuestion> read(String text) {
        boolean closed = text.endsWith(CLOSED);
        String size = closed ? text.substring(0, text.length() - CLOSED.length()) : text;
        if (!size.matches("\\d{1,4}x\\d{1,4}")) {
            return Optional.empty();
        }
        String[] sides = size.split("x");
        TourQuestion question = new TourQuestion(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]), closed);
        return Board.isSide(question.columns) && Board.isSide(question.rows) ? Optional.of(question) : Optional.empty();
    }
}
