package knightschool.explain;

import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.obstruction.Ends;
import knightschool.tour.Construction;
import knightschool.tour.Existence;

/** Knows tours without searching. */
@FunctionalInterface
public interface KnownTours {
    /** Knows none. */
    KnownTours NONE = (board, ends) -> Optional.empty();

    /** Knows those of boards without holes, unless both ends are fixed, or one where no closed tour is. */
    KnownTours OF_FULL_BOARDS = KnownTours::ofFullBoard;

    /**
     * A tour that begins and ends as asked, in time linear in the squares, or empty, at once, if it knows none.
     *
     * @param board its own start and end do not matter
     */
    Optional<int[]> tour(Board board, Ends ends);

    private static Optional<int[]> ofFullBoard(Board board, Ends ends) {
        boolean anywhere = !ends.closed() && ends.free() == 2;
        boolean known = (ends.closed() || ends.free() > 0)
                && board.playableCount() == board.squares()
                && Existence.of(board.columns(), board.rows(), !anywhere).exists();
        if (!known) {
            return Optional.empty();
        }
        int[] tour = Construction.of(board.columns(), board.rows(), !anywhere).tour();
        return Optional.of(anywhere || ends.closed() ? tour : turned(tour, ends));
    }

    /** A closed tour begun at the square where it must begin, or behind the one where it must end. */
    private static int[] turned(int[] tour, Ends ends) {
        int fixed = ends.start() == Board.NONE ? ends.end() : ends.start();
        int at = IntStream.range(0, tour.length)
                .filter(i -> tour[i] == fixed)
                .findFirst()
                .orElseThrow();
        int first = ends.start() == Board.NONE ? at + 1 : at;
        return IntStream.range(0, tour.length)
                .map(i -> tour[(first + i) % tour.length])
                .toArray();
    }
}
