package knightschool.tour.circuit;

import java.util.Optional;
import java.util.Scanner;
import knightschool.board.Board;
import knightschool.files.resource.ResourceReader;
import knightschool.tour.ExistenceTheorem;
import knightschool.tour.construction.TourConstruction;

/**
 * Finds a closed tour of a full board without a search, as the successor of every square. On 8 × 8 it is the tour of
 * the fourth solver of "Making Knight's Tour", part 4 (2021), on other boards that of {@link TourConstruction}.
 */
public final class FullBoardClosedTourFinder {
    private static final int ARTICLE_SIDE = 8;

    private FullBoardClosedTourFinder() {}

    /**
     * Returns the index of the successor of every square, by square, so that the tour can be followed from any square;
     * empty if the board has holes or no closed tour.
     */
    public static Optional<int[]> of(Board board) {
        if (!whyNone(board).isEmpty()) {
            return Optional.empty();
        }
        boolean article = board.columns() == ARTICLE_SIDE && board.rows() == ARTICLE_SIDE;
        return Optional.of(article ? article() : constructed(board));
    }

    /**
     * Returns the reason why there is no closed tour for a board, a sentence without its full stop; empty if there is
     * one.
     */
    public static String whyNone(Board board) {
        if (board.playableCount() < board.squares()) {
            return "Closed tours are stored for full boards only";
        }
        ExistenceTheorem existence = ExistenceTheorem.of(board.columns(), board.rows(), true);
        return existence.exists() ? "" : "This size has no closed tour (Schwenk 1991)";
    }

    private static int[] constructed(Board board) {
        int[] tour = TourConstruction.of(board.columns(), board.rows(), true).tour();
        int[] next = new int[tour.length];
        for (int i = 0; i < tour.length - 1; i++) {
            next[tour[i]] = tour[i + 1];
        }
        next[tour[tour.length - 1]] = tour[0];
        return next;
    }

    private static int[] article() {
        return new Scanner(ResourceReader.text(FullBoardClosedTourFinder.class, "circuit-8x8.txt"))
                .useDelimiter("\\s+")
                .tokens()
                .mapToInt(Integer::parseInt)
                .toArray();
    }
}
