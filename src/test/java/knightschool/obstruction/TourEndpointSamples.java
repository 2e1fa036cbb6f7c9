package knightschool.obstruction;

import java.util.stream.Stream;
import knightschool.board.Board;

/** Constraints on the ends of a tour, for tests that compare answers with brute force. */
public final class TourEndpointSamples {
    private TourEndpointSamples() {}

    /** Returns a constraint of every kind on a board with at least four playable squares. */
    public static Stream<TourEndpointConstraint> on(Board board) {
        int[] playable = board.playable().toArray();
        int one = playable[playable.length / 3];
        int other = playable[playable.length - 1];
        int third = playable[playable.length / 2];
        return Stream.of(
                        TourEndpointConstraint.of(board),
                        TourEndpointConstraint.FREE,
                        TourEndpointConstraint.CLOSED,
                        new TourEndpointConstraint(one, Board.NONE, false),
                        new TourEndpointConstraint(Board.NONE, other, false),
                        new TourEndpointConstraint(other, third, false),
                        new TourEndpointConstraint(one, other, false))
                .distinct();
    }
}
