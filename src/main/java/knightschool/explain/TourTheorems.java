package knightschool.explain;

import java.util.Optional;
import knightschool.board.Board;
import knightschool.obstruction.TourEnds;
import knightschool.tour.ExistenceTheorem;

/** Tours that need no search, and theorems that say that there are none. */
@FunctionalInterface
public interface TourTheorems {
    /** No tours and no theorems. */
    TourTheorems NONE = (board, ends) -> Optional.empty();

    /** Those of boards without holes, unless both ends are fixed, or one where no closed tour is. */
    TourTheorems OF_FULL_BOARDS = new FullBoardTheorems();

    /**
     * A tour that begins and ends as asked, in time linear in the squares, or empty, at once, if none is known.
     *
     * @param board its own start and end do not matter
     */
    Optional<int[]> tour(Board board, TourEnds ends);

    /**
     * The theorem that says that there is no such tour; empty if none is known. It is no witness: it shows no squares.
     *
     * @param board its own start and end do not matter
     */
    default Optional<ExistenceTheorem> theoremAgainst(Board board, TourEnds ends) {
        return Optional.empty();
    }
}
