package knightschool.explain;

import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.obstruction.TourEndpointConstraint;
import knightschool.tour.ExistenceTheorem;
import knightschool.tour.construction.TourConstruction;

/**
 * The known results for boards without holes: {@link ExistenceTheorem} tells which have tours, {@link TourConstruction}
 * constructs them.
 */
final class FullBoardTourExistenceOracle implements TourExistenceOracle {
    @Override
    public Optional<int[]> tour(Board board, TourEndpointConstraint ends) {
        boolean anywhere = !ends.closed() && ends.free() == 2;
        boolean known = (ends.closed() || ends.free() > 0)
                && isFull(board)
                && ExistenceTheorem.of(board.columns(), board.rows(), !anywhere).exists();
        if (!known) {
            return Optional.empty();
        }
        int[] tour =
                TourConstruction.of(board.columns(), board.rows(), !anywhere).tour();
        return Optional.of(anywhere || ends.closed() ? tour : turned(tour, ends));
    }

    @Override
    public Optional<ExistenceTheorem> theoremAgainst(Board board, TourEndpointConstraint ends) {
        return Optional.of(board)
                .filter(FullBoardTourExistenceOracle::isFull)
                .map(full -> ExistenceTheorem.of(full.columns(), full.rows(), ends.closed()))
                .filter(theorem -> !theorem.exists());
    }

    private static boolean isFull(Board board) {
        return board.playableCount() == board.squares();
    }

    /** Returns a closed tour rotated to begin at the fixed start, or to end at the fixed end. */
    private static int[] turned(int[] tour, TourEndpointConstraint ends) {
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
