package knightschool.tour;

import java.util.Optional;
import knightschool.board.Board;

/** The faults of whole sequences of squares. */
public final class TourFaults {
    private TourFaults() {}

    /** The first one, empty if the sequence is a tour. */
    public static Optional<TourFault> first(Board board, int[] tour, boolean closed) {
        TourCheck check = new TourCheck(board, closed);
        for (int i = 0; i < tour.length && check.add(tour[i]); i++) {
            // The check keeps what it finds.
        }
        return check.end();
    }
}
