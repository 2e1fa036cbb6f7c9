package knightschool.hunt;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.edit.BoardPatternFactory;
import knightschool.explain.TourExistenceBudget;
import knightschool.explain.TourExistenceDecider;
import knightschool.explain.TourExistenceOracle;
import knightschool.explain.TourExistenceVerdict;
import knightschool.explain.TourOrWalkSearchProgressListener;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEndpointConstraint;

/**
 * A board that has a tour, but none without one of its squares. Both facts are proven: the first by an example, the
 * second by a witness or an exhaustive search.
 *
 * @param board without start and end
 * @param square the square without which the board has no tour
 */
public record CriticalSquareBoard(Board board, int square) {
    /** The largest side for which such boards are searched. */
    public static final int MOST_SIDE = 10;

    private static final int TRIES = 300;
    private static final int LEAST_PERCENT = 8;
    private static final int MORE_PERCENT = 22;
    private static final TourExistenceBudget EACH = new TourExistenceBudget(20_000, 200_000);

    /**
     * Searches random boards, 8 to 30 % of whose squares are holes, for a critical square.
     *
     * @param seed the same seed gives the same board everywhere
     * @param cancelCheck called repeatedly; ends the search by throwing
     * @return empty if no try succeeded, as on very small boards
     * @throws IllegalArgumentException if a side is longer than {@value #MOST_SIDE}
     */
    public static Optional<CriticalSquareBoard> find(int columns, int rows, long seed, Runnable cancelCheck) {
        if (Math.max(columns, rows) > MOST_SIDE) {
            throw new IllegalArgumentException("each side is at most " + MOST_SIDE + " squares");
        }
        Optional<CriticalSquareBoard> result = Optional.empty();
        for (int attempt = 0; attempt < TRIES && result.isEmpty(); attempt++) {
            cancelCheck.run();
            int percent = LEAST_PERCENT + attempt % (MORE_PERCENT + 1);
            result = of(BoardPatternFactory.random(columns, rows, percent, seed * TRIES + attempt));
        }
        return result;
    }

    private static Optional<CriticalSquareBoard> of(Board board) {
        if (board.playableCount() < 2 || verdict(board) != TourExistenceVerdict.EXISTS) {
            return Optional.empty();
        }
        return likely(board).stream()
                .filter(square -> verdict(board.withHole(square, true)) == TourExistenceVerdict.IMPOSSIBLE)
                .findFirst()
                .map(square -> new CriticalSquareBoard(board, square));
    }

    /**
     * Returns the squares ordered by how likely they are to be critical: first those whose neighbours have few moves,
     * because without them these neighbours have even fewer.
     */
    private static List<Integer> likely(Board board) {
        KnightGraph graph = KnightGraph.of(board);
        return board.playable()
                .boxed()
                .filter(square -> graph.degree(square) > 1)
                .sorted(Comparator.comparingInt(square -> fewestBeside(graph, square)))
                .toList();
    }

    private static int fewestBeside(KnightGraph graph, int square) {
        int fewest = Integer.MAX_VALUE;
        for (int neighbour : graph.neighbours(square)) {
            fewest = Math.min(fewest, graph.degree(neighbour));
        }
        return fewest;
    }

    private static TourExistenceVerdict verdict(Board board) {
        return TourExistenceDecider.answer(
                        KnightGraph.of(board),
                        TourEndpointConstraint.FREE,
                        EACH,
                        TourExistenceOracle.NONE,
                        TourOrWalkSearchProgressListener.NONE)
                .verdict();
    }
}
