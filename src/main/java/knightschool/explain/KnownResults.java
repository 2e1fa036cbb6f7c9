package knightschool.explain;

import java.util.Optional;
import knightschool.board.Board;
import knightschool.obstruction.TourEnds;
import knightschool.tour.ExistenceTheorem;

/** Knows tours without searching, and theorems that say that there are none. */
@FunctionalInterface
public interface KnownResults {
    /** Knows none. */
    KnownResults NONE = (board, ends) -> Optional.empty();

    /** Knows those of boards without holes, unless both ends are fixed, or one where no closed tour is. */
    KnownResults OF_FULL_BOARDS = new FullBoardTheorems();

    /**
     * A tour that begins and ends as asked, in time linear in the squares, or empty, at once, if it knows none.
     *
     * @param board its own start and end do not matter
     */
    Optional<int[]> tour(Board board, TourEnds ends);

    /**
     * The theorem that says that there is no such tour; empty if it knows none. It is no witness: it shows no squares.
     *
     * @param board its own start and end do not matter
     */
    default Optional<ExistenceTheorem> theoremAgainst(Board board, TourEnds ends) {
        return Optional.empty();
    }
}
