package knightschool.obstruction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.RandomBoards;
import knightschool.graph.KnightGraph;
import knightschool.graph.measure.ConnectedComponents;
import org.junit.jupiter.api.Test;

class CandidateCutsTest {
    /**
     * Whether tight sets are found exactly where there are some, by the definition: every set of one colour is tried.
     */
    @Test
    void tightSetIsFoundWhereThereIsOne() {
        int[] boards = new int[2];
        balanced(61, 40_000, 16).limit(400).forEach(board -> {
            KnightGraph graph = KnightGraph.of(board);
            boolean tight = isTightSomewhere(graph);
            boards[tight ? 1 : 0]++;
            assertEquals(tight, !tightCuts(graph).isEmpty(), () -> BoardText.format(board));
        });
        assertTrue(boards[0] > 20 && boards[1] > 20, () -> boards[0] + " and " + boards[1]);
    }

    @Test
    void withoutTheNeighboursOfATightSetTooManyPiecesAreLeft() {
        int[] cuts = new int[1];
        balanced(62, 40_000, 60).limit(300).forEach(board -> {
            KnightGraph graph = KnightGraph.of(board);
            tightCuts(graph).forEach(cut -> {
                cuts[0]++;
                assertTrue(pieces(graph, cut) > cut.cardinality(), () -> BoardText.format(board) + cut);
            });
        });
        assertTrue(cuts[0] > 200, () -> cuts[0] + " cuts");
    }

    @Test
    void innerSquaresOfOneColourAreLikelyOnFourRows() {
        Board board = Board.full(30, 4);
        BitSet inner = new BitSet();
        IntStream.range(0, board.squares())
                .filter(square -> board.isDark(square) && board.row(square) % 3 != 0)
                .forEach(inner::set);
        assertTrue(CandidateCuts.of(KnightGraph.of(board), TourEndpointConstraint.CLOSED)
                .contains(inner));
    }

    /** Boards of one component with as many dark as light squares. */
    private static Stream<Board> balanced(long seed, int count, int most) {
        return RandomBoards.stream(seed, count, 9)
                .filter(board -> board.playableCount() > 2 && board.playableCount() <= most)
                .filter(board -> ColourImbalance.find(KnightGraph.of(board), TourEndpointConstraint.CLOSED)
                        .isEmpty())
                .filter(board -> ConnectedComponents.of(KnightGraph.of(board)).count() == 1);
    }

    private static List<BitSet> tightCuts(KnightGraph graph) {
        BipartiteTourGraph sides = BipartiteTourGraph.of(graph, TourEndpointConstraint.CLOSED);
        return Stream.concat(
                        HallTightSets.neighbours(sides).stream(), HallTightSets.neighbours(sides.mirrored()).stream())
                .toList();
    }

    private static boolean isTightSomewhere(KnightGraph graph) {
        int[] dark = graph.board().playable().filter(graph.board()::isDark).toArray();
        return IntStream.range(1, (1 << dark.length) - 1).anyMatch(set -> {
            BitSet around = new BitSet();
            IntStream.range(0, dark.length)
                    .filter(i -> (set >> i & 1) == 1)
                    .flatMap(i -> IntStream.of(graph.neighbours(dark[i])))
                    .forEach(around::set);
            return around.cardinality() <= Integer.bitCount(set);
        });
    }

    private static int pieces(KnightGraph graph, BitSet cut) {
        return Cut.pieces(graph, cut.stream().boxed().toList()).size();
    }
}
