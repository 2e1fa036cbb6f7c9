package knightschool.explain;

import java.util.Optional;
import knightschool.board.Board;
import knightschool.obstruction.TourEndpointConstraint;
import knightschool.tour.ExistenceTheorem;

/** Provides, for a board and the required ends of a tour, a tour without a search or a theorem that rules tours out. */
@FunctionalInterface
public interface TourExistenceOracle {
    /** No tours and no theorems. */
    TourExistenceOracle NONE = (board, ends) -> Optional.empty();

    /**
     * The results for boards without holes. Tours are known unless both ends are fixed, or one end on a board without
     * closed tours.
     */
    TourExistenceOracle OF_FULL_BOARDS = new FullBoardTourExistenceOracle();

    /**
     * Returns a tour with the given ends in time linear in the number of squares, or empty at once if none is known.
     *
     * @param board a board whose own start and end are ignored
     */
    Optional<int[]> tour(Board board, TourEndpointConstraint ends);

    /**
     * Returns the theorem that rules a tour out; empty if none is known. A theorem is not a witness, because it names
     * no squares.
     *
     * @param board a board whose own start and end are ignored
     */
    default Optional<ExistenceTheorem> theoremAgainst(Board board, TourEndpointConstraint ends) {
        return Optional.empty();
    }
}
