package knightschool.obstruction;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.graph.measure.BipartiteMatching;

/**
 * Sets of squares whose removal is likely to leave many pieces: all squares of one colour, the neighbours of squares
 * with few neighbours, and the neighbours of {@link HallTightSets}. The sets are only candidates; the pieces that they
 * leave have to be counted.
 */
public final class CandidateCuts {
    private static final int MOST_NEIGHBOURS = 3;

    private CandidateCuts() {}

    /** Returns a few sets of squares. Most of the time is spent on the {@link BipartiteMatching}. */
    public static List<BitSet> of(KnightGraph graph, TourEndpointConstraint ends) {
        Board board = graph.board();
        List<BitSet> likely = new ArrayList<>();
        likely.add(set(board.playable().filter(board::isDark)));
        likely.add(set(board.playable().filter(square -> !board.isDark(square))));
        for (int degree = 1; degree <= MOST_NEIGHBOURS; degree++) {
            likely.add(beside(graph, degree));
        }
        if (ColourImbalance.find(graph, ends).isEmpty()) {
            BipartiteTourGraph sides = BipartiteTourGraph.of(graph, ends);
            likely.addAll(HallTightSets.neighbours(sides));
            likely.addAll(HallTightSets.neighbours(sides.mirrored()));
        }
        return likely;
    }

    /** Returns the neighbours of the squares with at most {@code degree} neighbours. */
    private static BitSet beside(KnightGraph graph, int degree) {
        return set(graph.board()
                .playable()
                .filter(square -> graph.hasFewerEdges(square, degree + 1))
                .flatMap(square -> IntStream.of(graph.neighbours(square))));
    }

    private static BitSet set(IntStream squares) {
        BitSet set = new BitSet();
        squares.forEach(set::set);
        return set;
    }
}
