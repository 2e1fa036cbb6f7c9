package knightschool.explain;

import java.util.Optional;
import knightschool.board.Board;
import knightschool.obstruction.Ends;

/** Makes tours without searching, where it knows how. */
@FunctionalInterface
public interface Construction {
    /** Knows no tour. */
    Construction NONE = (board, ends) -> Optional.empty();

    /**
     * A tour that begins and ends as asked, in time linear in the squares, or empty, at once, if it knows none.
     *
     * @param board its own start and end do not matter
     */
    Optional<int[]> tour(Board board, Ends ends);
}
