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
import knightschool.obstruction.TourEnds;
import knightschool.text.Keyword;

/**
 * How many tours a board has. Open tours are counted with their direction: a path and its reverse are two, unless only
 * one of them begins and ends where it must. Closed tours are counted as circuits, without direction and first square.
 *
 * @param count the exact number; empty if there are too many states to find it
 * @param method how it was found, or what was tried
 * @param states the largest number of states kept at one time
 * @param reason what there is to say about a count that is missing, or that was known without counting; else empty
 */
public record TourCount(Optional<BigInteger> count, Method method, long states, String reason) {
    /** How a count was found. */
    public enum Method implements Keyword {
        /** Too few squares for a question: a path of one square is a tour, a circuit needs three. */
        SMALL_BOARD,
        /** A fact of the obstruction package leaves no tour. */
        OBSTRUCTION,
        /** Dynamic programming along a border that sweeps over the board. */
        FRONTIER
    }

    /**
     * Counts the tours that begin and end as asked.
     *
     * @param budget how many states may be kept at a time; where there are more the count is empty
     * @param progress is told how far it is, and may end it by throwing
     */
    public static TourCount of(KnightGraph graph, TourEnds ends, StateBudget budget, CountProgress progress) {
        int vertices = graph.vertexCount();
        if (ends.closed() ? vertices < WalkKind.SHORTEST_CIRCUIT : vertices == 1) {
            return known(ends.closed() ? 0 : 1, Method.SMALL_BOARD, "");
        }
        if (!ends.closed() && ends.start() != Board.NONE && ends.start() == ends.end()) {
            return known(0, Method.OBSTRUCTION, "the start is the end square, which is entered only last");
        }
        return isRuledOut(graph, ends)
                ? known(0, Method.OBSTRUCTION, "a fact that can be seen without counting rules every tour out")
                : FrontierCircuitCounter.count(graph, ends, VertexOrder.of(graph), budget, progress);
    }

    private static TourCount known(long count, Method method, String reason) {
        return new TourCount(Optional.of(BigInteger.valueOf(count)), method, 0, reason);
    }

    static TourCount tooLarge(long states, String why) {
        return new TourCount(Optional.empty(), Method.FRONTIER, states, "too large: " + why);
    }

    private static boolean isRuledOut(KnightGraph graph, TourEnds ends) {
        return Stream.<Supplier<Optional<?>>>of(
                        () -> IsolatedVertex.find(graph),
                        () -> DisconnectedGraph.find(graph),
                        () -> DeadEnds.find(graph, ends),
                        () -> ColourImbalance.find(graph, ends))
                .anyMatch(fact -> fact.get().isPresent());
    }

    /** A listener that is told now and then how far a count is. If it throws, the count ends with what it threw. */
    @FunctionalInterface
    public interface CountProgress {
        /** Does nothing with what it is told, and ends nothing. */
        CountProgress NONE = (done, squares, states) -> {};

        /**
         * @param done number of squares that the border has passed
         * @param squares number of squares in all
         * @param states number of states kept at this moment
         */
        void at(int done, int squares, long states);
    }
}
