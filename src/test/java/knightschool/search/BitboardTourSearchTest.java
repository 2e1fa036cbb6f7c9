package knightschool.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.graph.KnightGraph;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.SearchPolicy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class BitboardTourSearchTest {
    private static final SearchPolicy POLICY =
            new SearchPolicy(NeighbourOrder.MOVE_ORDER, Lookahead.NONE, BackjumpRule.ONE_SQUARE);

    /** A list is found by a number of its set of squares: two sets of one number would share a list. */
    @Test
    void everySetOfNeighboursHasItsListInMoveOrderOnTheHighestBoardOfEachWidth() {
        for (int columns = 1; columns <= BitboardTourSearch.MAX_SQUARES; columns++) {
            assertLists(Board.full(columns, BitboardTourSearch.MAX_SQUARES / columns));
        }
    }

    private static void assertLists(Board board) {
        BitboardTourSearch search =
                new BitboardTourSearch(new Problem(board, MoveOrder.CLOCKWISE, 0, false), POLICY, List.of());
        KnightGraph graph = new KnightGraph(board, MoveOrder.CLOCKWISE);
        for (int square = 0; square < board.squares(); square++) {
            int[] neighbours = graph.neighbours(square);
            for (int pattern = 0; pattern < 1 << neighbours.length; pattern++) {
                int taken = pattern;
                int[] expected = IntStream.range(0, neighbours.length)
                        .filter(index -> (taken >>> index & 1) != 0)
                        .map(index -> neighbours[index])
                        .toArray();
                long others = -1L;
                for (int neighbour : neighbours) {
                    others &= ~(1L << neighbour);
                }
                long among = Arrays.stream(expected).mapToLong(to -> 1L << to).reduce(others, (a, b) -> a | b);
                int from = square;
                assertArrayEquals(
                        expected, squares(search.inMoveOrder(square, among)), () -> board + " from square " + from);
            }
        }
    }

    private static int[] squares(long cursor) {
        return LongStream.iterate(cursor, rest -> rest != 0, rest -> rest >>> Byte.SIZE)
                .mapToInt(rest -> (int) rest & BitboardTourSearch.SQUARE)
                .toArray();
    }
}
