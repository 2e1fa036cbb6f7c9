package knightschool.explain;

import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.obstruction.TourEndpointConstraint;
import knightschool.tour.ExistenceTheorem;
import knightschool.tour.construction.TourConstruction;

/** Provides, for a board and the required ends of a tour, a tour without a search or a theorem that rules tours out. */
@FunctionalInterface
public interface TourTheorems {
    /** No tours and no theorems. */
    TourTheorems NONE = (board, ends) -> Optional.empty();

    /**
     * The results for boards without holes. Tours are known unless both ends are fixed, or one end on a board without
     * closed tours.
     */
    TourTheorems OF_FULL_BOARDS = new OfFullBoards();

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

    /**
     * The known results for boards without holes: {@link ExistenceTheorem} tells which have tours,
     * {@link TourConstruction} constructs them.
     */
    final class OfFullBoards implements TourTheorems {
        @Override
        public Optional<int[]> tour(Board board, TourEndpointConstraint ends) {
            boolean anywhere = !ends.closed() && ends.free() == 2;
            boolean known = (ends.closed() || ends.free() > 0)
                    && isFull(board)
                    && ExistenceTheorem.of(board.columns(), board.rows(), !anywhere)
                            .exists();
            if (!known) {
                return Optional.empty();
            }
            int[] tour = TourConstruction.of(board.columns(), board.rows(), !anywhere)
                    .tour();
            return Optional.of(anywhere || ends.closed() ? tour : turned(tour, ends));
        }

        @Override
        public Optional<ExistenceTheorem> theoremAgainst(Board board, TourEndpointConstraint ends) {
            return Optional.of(board)
                    .filter(OfFullBoards::isFull)
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
}
