package knightschool.counting;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.graph.WalkKind;
import knightschool.obstruction.ColourImbalance;
import knightschool.obstruction.DeadEnds;
import knightschool.obstruction.DisconnectedGraph;
import knightschool.obstruction.IsolatedVertex;
import knightschool.obstruction.TourEndpointConstraint;
import knightschool.text.Keyword;

/**
 * The number of tours of a board. Open tours are counted with their direction: a path and its reverse are two tours,
 * unless only one of them has the required ends. Closed tours are counted as circuits, regardless of direction and
 * first square.
 *
 * @param count the exact number; empty if there are too many states to find it
 * @param method how the number was found, or what was tried
 * @param states the largest number of states kept at one time
 * @param reason why the count is missing, or how it was known without counting; otherwise empty
 */
public record TourCount(Optional<BigInteger> count, Method method, long states, String reason) {
    /** The ways of finding a count. */
    public enum Method implements Keyword {
        /**
         * The board is too small to need a count: a path of one square is a tour, and a circuit needs three squares.
         */
        SMALL_BOARD,
        /** A fact of the obstruction package rules every tour out. */
        OBSTRUCTION,
        /** Dynamic programming along a frontier that sweeps over the board. */
        FRONTIER
    }

    /**
     * Counts the tours with the given ends.
     *
     * @param budget limits the states kept at a time; if there are more, the count is empty
     * @param progress receives the progress, and may end the count by throwing an exception
     */
    public static TourCount of(
            KnightGraph graph, TourEndpointConstraint ends, FrontierStateBudget budget, CountProgress progress) {
        int vertices = graph.vertexCount();
        if (ends.closed() ? vertices < WalkKind.SHORTEST_CIRCUIT : vertices == 1) {
            return ofCount(ends.closed() ? 0 : 1, Method.SMALL_BOARD, "");
        }
        if (!ends.closed() && ends.start() != Board.NONE && ends.start() == ends.end()) {
            return ofCount(0, Method.OBSTRUCTION, "the start is the end square, which is entered only last");
        }
        return isRuledOut(graph, ends)
                ? ofCount(0, Method.OBSTRUCTION, "a fact that can be seen without counting rules every tour out")
                : FrontierCircuitCounter.count(graph, ends, VertexOrder.of(graph), budget, progress);
    }

    private static TourCount ofCount(long count, Method method, String reason) {
        return new TourCount(Optional.of(BigInteger.valueOf(count)), method, 0, reason);
    }

    static TourCount tooLarge(long states, String cause) {
        return new TourCount(Optional.empty(), Method.FRONTIER, states, "too large: " + cause);
    }

    private static boolean isRuledOut(KnightGraph graph, TourEndpointConstraint ends) {
        return Stream.<Supplier<Optional<?>>>of(
                        () -> IsolatedVertex.find(graph),
                        () -> DisconnectedGraph.find(graph),
                        () -> DeadEnds.find(graph, ends),
                        () -> ColourImbalance.find(graph, ends))
                .anyMatch(fact -> fact.get().isPresent());
    }

    /** Receives the progress of a count from time to time. An exception that it throws ends the count. */
    @FunctionalInterface
    public interface CountProgress {
        /** Ignores the progress. */
        CountProgress NONE = (count, squares, states) -> {};

        /**
         * Reports the progress.
         *
         * @param count the number of squares that the frontier has passed
         * @param squares the number of all squares
         * @param states the number of states kept now
         */
        void at(int count, int squares, long states);
    }
}
